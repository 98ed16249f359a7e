import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLintFolder, inputOf, schemaWith } from './lintFolder.ts'

const faulty = schemaWith({ type: 'text' })
const namesIn = (output: string) => [...output.matchAll(/╭─▸ (.+?):\d/g)].map(([, name]) => name)

describe('the input of moduleform lint', () => {
  it('is clean where nothing is wrong', async () => {
    const { lint } = await createLintFolder({ 'a.json': schemaWith() })
    expect(await lint(['a.json'])).toEqual({ exitCode: 0, output: '✔ 1 file, no findings.\n', errors: '' })
  })

  it('may be names, folders and globs; each file is linted once', async () => {
    const files = {
      'a.json': faulty,
      'sub/b.json': faulty,
      'sub/deep/c.yaml': 'fields: []',
      'sub/d.txt': 'x',
      'node_modules/e.json': faulty,
    }
    const { lint } = await createLintFolder(files)
    const { exitCode, output } = await lint(['sub', '**/*.json', 'a.json', '--disable', 'schema/*'])
    expect(exitCode).toBe(1)
    expect(namesIn(output)).toEqual(['sub/b.json', 'a.json'])
    expect(output).toContain('in 2 of 3 files.')
  })

  it.each([['!sub/**'], ['!sub'], ['!**/b.json']])('is without what %s matches, wherever it stands', async (exclusion) => {
    const { lint } = await createLintFolder({ 'a.json': faulty, 'sub/b.json': faulty })
    const { exitCode, output, errors } = await lint([exclusion, '**/*.json', 'sub'])
    expect([exitCode, namesIn(output), errors]).toEqual([1, ['a.json'], ''])
  })

  it('ends with 2 where nothing is left of it', async () => {
    const { lint } = await createLintFolder({ 'a.json': faulty })
    const errors = 'moduleform lint: No file is left by the patterns with a "!".\n'
    expect(await lint(['*.json', '!a.json'])).toEqual({ exitCode: 2, output: '', errors })
  })

  it('is a file whatever characters its name has', async () => {
    const { lint } = await createLintFolder({ '[x] {a}.json': faulty, '!b.json': faulty })
    expect(namesIn((await lint(['[x] {a}.json', '!b.json'])).output)).toEqual(['[x] {a}.json', '!b.json'])
  })

  it.each([
    ['nothing.json', 'There is no file "nothing.json".'],
    ['*.yaml', 'No file matches "*.yaml". Put globs between quotes, so that the shell leaves them alone.'],
  ])('ends with 2 where %s leads to nothing, after linting the rest', async (pattern, sentence) => {
    const { lint } = await createLintFolder({ 'a.json': schemaWith() })
    expect(await lint([pattern, 'a.json'])).toEqual({
      exitCode: 2,
      output: '✔ 1 file, no findings.\n',
      errors: `moduleform lint: ${sentence}\n`,
    })
  })

  it('ends with 2 where a folder holds no schema', async () => {
    const { lint, path } = await createLintFolder({})
    await mkdir(join(path, 'empty'))
    expect((await lint(['empty'])).exitCode).toBe(2)
  })

  it('ends with 2 where a file is no text', async () => {
    const { lint, path } = await createLintFolder({ 'a.json': '' })
    await writeFile(join(path, 'a.json'), new Uint8Array([0x7b, 0xff, 0xfe]))
    expect(await lint(['a.json'])).toEqual({ exitCode: 2, output: '', errors: 'moduleform lint: a.json is no UTF-8 text.\n' })
  })

  it.skipIf(process.getuid?.() === 0)('ends with 2 where a file may not be read', async () => {
    const { lint, path } = await createLintFolder({ 'a.json': schemaWith() })
    await chmod(join(path, 'a.json'), 0)
    const { exitCode, errors } = await lint(['a.json'])
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^moduleform lint: a\.json cannot be read: EACCES/)
  })

  it.skipIf(process.getuid?.() === 0).each([['.'], ['**/*.json']])('ends with 2 where a folder in %s may not be read', async (pattern) => {
    const { lint, path } = await createLintFolder({ 'a.json': schemaWith(), 'sub/b.json': faulty })
    await chmod(join(path, 'sub'), 0)
    const { exitCode, output, errors } = await lint([pattern])
    await chmod(join(path, 'sub'), 0o700)
    expect([exitCode, output, errors]).toEqual([2, '✔ 1 file, no findings.\n', 'moduleform lint: The folder "sub" cannot be read.\n'])
  })

  it('may begin with a byte order mark', async () => {
    const { lint } = await createLintFolder({ 'a.json': `\uFEFF${JSON.stringify(schemaWith())}` })
    expect((await lint(['a.json'])).exitCode).toBe(0)
  })

  it('is standard input for -', async () => {
    const { lint } = await createLintFolder({})
    const { exitCode, output } = await lint(['-'], { readInput: inputOf(JSON.stringify(faulty)) })
    expect(exitCode).toBe(1)
    expect(namesIn(output)).toEqual(['<stdin>'])
  })

  it('is read as YAML where the given name says so', async () => {
    const { lint } = await createLintFolder({})
    const readInput = inputOf('metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - { id: a, type: text }\n')
    const { exitCode, output } = await lint(['-', '--stdin-filename', 'shop/form.yml'], { readInput })
    expect(exitCode).toBe(1)
    expect(output).toContain('╭─▸ shop/form.yml:3:20')
  })

  it.each([
    [{ schema: faulty }, '/schema/fields/0/type'],
    [{ data: faulty }, '/data/fields/0/type'],
    [{ data: { schema: faulty } }, '/data/schema/fields/0/type'],
    [faulty, '/fields/0/type'],
  ])('may be the recorded answer of a module: %#', async (answer, pointer) => {
    const { lint } = await createLintFolder({ 'answer.json': answer })
    const { output } = await lint(['answer.json', '--format', 'json'])
    const report = JSON.parse(output) as { files: [{ findings: { code: string; pointer: string; line: number; column: number }[] }] }
    const line =
      JSON.stringify(answer, null, 2)
        .split('\n')
        .findIndex((text) => text.includes('"text"')) + 1
    expect(report.files[0].findings.filter(({ code }) => code !== 'source/schema-answer')).toEqual([
      expect.objectContaining({ code: 'field/unknown-type', pointer, line }),
    ])
  })

  it('must be named', async () => {
    const { lint } = await createLintFolder({})
    const { exitCode, errors } = await lint([])
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^moduleform lint: no files were named\./)
  })
})
