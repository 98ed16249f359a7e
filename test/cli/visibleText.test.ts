import { describe, expect, it } from 'vitest'
import { visibleJson, visibleLine, visibleText } from '../../src/cli/visibleText.ts'
import { createLintFolder } from './lint/lintFolder.ts'

const hostile = ['\u001b[2J', '\u009b31m', 'a\nb', 'a\r\nb', 'a\rb', '\u2028', '\u202e', '\u0007', '\u007f', '\ufeff']
const commands = [
  '::error::no',
  '  ::add-mask::no',
  '\t::debug::x',
  'x ##[error]no',
  '##vso[task.complete]',
  "##teamcity[message text='x']",
]

/** The command syntax of GitHub's runner, Azure's agent and TeamCity. */
const isCommand = (line: string) => line.trim().startsWith('::') || /##(\[|vso\[|teamcity\[)/.test(line)
// eslint-disable-next-line no-control-regex
const isObeyed = (text: string) => /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/.test(text)

describe('what is printed of a foreign text', () => {
  it.each([...hostile, ...commands])('is obeyed by no terminal and by no CI: %j', (text) => {
    for (const shown of [visibleLine(text), visibleText(text)]) {
      expect(isObeyed(shown)).toBe(false)
      expect(shown.split('\n').some(isCommand)).toBe(false)
    }
    expect(visibleLine(text)).not.toContain('\n')
    const json = visibleJson({ [text]: text })
    expect(isObeyed(json) || json.split('\n').some(isCommand)).toBe(false)
    expect(JSON.parse(json)).toEqual({ [text]: text })
  })
})

const text = [...hostile, ...commands].join(' ')
const named = '::error::\u001b[31m\n::add-mask::x.json'
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  [text]: 1,
  fields: [
    { id: 'a', type: text, label: text },
    { id: 'b', label: 'B', type: 'string', validaton: {}, ui_options: { ui_widget: `\n::error::${text}` } },
  ],
}

describe('no report of lint is obeyed by a terminal or a CI', () => {
  it.each([
    ...['text', 'json', 'sarif'].map((format) => ['--format', format]),
    ['--fix', '--dry-run', '--format', 'json'],
    ['--fix', '--dry-run'],
  ])('%s %s %s %s', async (...args) => {
    const yaml = `fields:\n  - id: a\n    type: text\n    label: |\n      ::error::no\n      ##[error]no\u0085\n`
    const { lint } = await createLintFolder({ [named]: schema, 'b.yaml': yaml })
    const { output, errors } = await lint(['.', '::warning::none\r\n::error::x', ...args.filter(Boolean)], { environment: { CI: 'true' } })
    expect(output).not.toBe('')
    expect(errors).not.toBe('')
    for (const printed of [output, errors]) expect(printed.split('\n').filter((line) => isCommand(line) || isObeyed(line))).toEqual([])
  })

  it('nor that for GitHub, but for its own commands', async () => {
    const { lint } = await createLintFolder({ [named]: schema })
    const { output } = await lint(['.', '--format', 'github'])
    for (const line of output.trimEnd().split('\n')) {
      expect(line).toMatch(/^::(error|warning|notice) file=[^:,]*,line=\d+,endLine=\d+,col=\d+(,endColumn=\d+)?,title=[^:,]*::[^:]/)
      expect(isObeyed(line)).toBe(false)
      expect(line).not.toContain('##[')
    }
  })
})

it('a line of a million spaces is made safe as well', () => {
  const spaces = ' '.repeat(1_000_000)
  expect(visibleLine(`${spaces}::error::`)).toBe(`${spaces}∶∶error::`)
})
