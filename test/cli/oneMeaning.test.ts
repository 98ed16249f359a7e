import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { createLintFolder, schemaWith } from './lint/lintFolder.ts'
import { runIn } from '../support/runIn.ts'
import { makeFolder } from '../support/makeFolder.ts'

describe('an option has one meaning in all commands', () => {
  it.each([
    [['check', '--format', 'plain', 'http://127.0.0.1:9'], '--wire plain'],
    [['check', '--format', 'data', 'http://127.0.0.1:9'], '--wire data'],
    [['check', '--format', 'auto', 'http://127.0.0.1:9'], '--wire auto'],
    [['check', '--junit', 'a.xml', 'http://127.0.0.1:9'], '--format junit --output-file'],
    [['check', '--colour', 'http://127.0.0.1:9'], '--color'],
    [['playground', '--format', 'plain', 'http://127.0.0.1:9'], '--wire'],
    [['lint', '--format', 'plain', 'a.json'], '--wire plain'],
    [['lint', '--output', 'a.txt', 'a.json'], '--output-file'],
  ])('and the old word of %j names the new one, and ends with 2', async (args, right) => {
    const { exitCode, output, errors } = await runIn(await makeFolder(), args)
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(errors).toContain(right)
  })

  it('and the same line in the help of each command that has it', async () => {
    const helps = await Promise.all(Object.values(commands).map(async (load) => (await load()).help))
    const meanings = new Map<string, Set<string>>()
    for (const line of helps.join('\n').split('\n')) {
      const [, name, meaning] = /^ +(--(?:json|output-file|color)\b[^ ]*(?: <[^>]+>)?) {2,}(.*)$/.exec(line) ?? []
      if (name !== undefined && meaning !== undefined) meanings.set(name, (meanings.get(name) ?? new Set()).add(meaning))
    }
    expect([...meanings.keys()].sort()).toEqual(['--color <when>', '--json', '--output-file <file>'])
    for (const [name, said] of meanings) expect([name, said.size]).toEqual([name, 1])
  })
})

describe('a report of lint', () => {
  it('goes to a file in its format, and to people as text', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': schemaWith({ type: 'text' }) })
    const { exitCode, output } = await lint(['a.json', '--json', '--output-file', 'report.json'])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^error\[field\/unknown-type\]/)
    expect(JSON.parse(await read('report.json'))).toMatchObject({ summary: { errors: 1 } })
  })

  it('has colours where they are asked for, and none in its file', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': schemaWith({ type: 'text' }) })
    const escape = '\u001b['
    expect((await lint(['a.json', '--color', 'always', '--output-file', 'a.txt'])).output).toContain(escape)
    expect(await read('a.txt')).not.toContain(escape)
    expect((await lint(['a.json', '--color=never'], { isInteractive: true })).output).not.toContain(escape)
  })
})
