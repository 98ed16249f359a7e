import { chmod, readdir, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLintFolder, inputOf, schemaWith } from './lintFolder.ts'

const before = '{\n  "fields": [{ "id": "a", "label": "A", "type": "text" }, { "id": "b", "label": "B" }]\n}\n'
const after =
  '{\n  "metadata": { "workflows_module_schema_version": "1.0.0" },\n  "fields": [{ "id": "a", "label": "A", "type": "string" }, { "id": "b", "label": "B" }]\n}\n'

describe('moduleform lint --fix', () => {
  it('writes what it can mend and reports the rest', async () => {
    const { lint, read, path } = await createLintFolder({ 'a.json': before, 'b.json': schemaWith() })
    const { exitCode, output } = await lint(['a.json', 'b.json', '--fix'])
    expect(exitCode).toBe(1)
    expect(output).toContain('error[field/missing-type]')
    expect(output).toMatch(/\n✖ 2 fixed\. 1 error left in 1 of 2 files\.\n$/)
    expect(await read('a.json')).toBe(after)
    expect(await readdir(path)).toEqual(['a.json', 'b.json', 'package.json'])
  })

  it('is clean where it could mend all', async () => {
    const { lint } = await createLintFolder({ 'a.json': '{"fields":[]}' })
    expect(await lint(['a.json', '--fix'])).toEqual({ exitCode: 0, output: '✔ 1 fixed. 1 file, no findings left.\n', errors: '' })
  })

  it('does not write what it does not change', async () => {
    const { lint, path } = await createLintFolder({ 'a.json': '{ "fields":  5 }' })
    await utimes(join(path, 'a.json'), 1, 1)
    await lint(['a.json', '--fix', '--disable', 'schema/no-metadata'])
    expect((await stat(join(path, 'a.json'))).mtimeMs).toBe(1_000)
  })

  it('keeps mode, byte order mark and links', async () => {
    const { lint, read, path } = await createLintFolder({ 'a.json': `\uFEFF${before}` })
    await chmod(join(path, 'a.json'), 0o640)
    await symlink('a.json', join(path, 'link.json'))
    await lint(['link.json', '--fix'])
    expect(await read('a.json')).toBe(`\uFEFF${after}`)
    expect((await stat(join(path, 'a.json'))).mode & 0o777).toBe(0o640)
  })

  it.skipIf(process.getuid?.() === 0)('ends with 2 where it may not write', async () => {
    const { lint, path } = await createLintFolder({ 'sub/a.json': before })
    await chmod(join(path, 'sub'), 0o500)
    const { exitCode, errors } = await lint(['sub/a.json', '--fix'])
    await chmod(join(path, 'sub'), 0o700)
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^moduleform lint: sub\/a\.json cannot be written: /)
  })

  it('gives standard input mended to standard output, and the report to standard error', async () => {
    const { lint } = await createLintFolder({})
    const { exitCode, output, errors } = await lint(['-', '--fix'], { readInput: inputOf(before) })
    expect(exitCode).toBe(1)
    expect(output).toBe(after)
    expect(errors).toContain('error[field/missing-type]')
  })

  it('keeps a byte order mark of standard input', async () => {
    const { lint } = await createLintFolder({})
    expect((await lint(['-', '--fix'], { readInput: inputOf(`\uFEFF${before}`) })).output).toBe(`\uFEFF${after}`)
  })

  it.each([
    ['no text', new Uint8Array([0x7b, 0xff, 0xfe]), '<stdin> is no UTF-8 text.'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0]), '<stdin> is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.'],
  ])('ends with 2 and writes nothing where standard input is %s', async (_, bytes, sentence) => {
    const { lint } = await createLintFolder({})
    expect(await lint(['-', '--fix'], { readInput: async () => bytes })).toEqual({
      exitCode: 2,
      output: '',
      errors: `moduleform lint: ${sentence}\n`,
    })
  })

  it('shows its changes with --dry-run and writes nothing', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': before })
    const { exitCode, output } = await lint(['a.json', '--fix', '--dry-run', '--disable', 'field/missing-type'])
    expect(exitCode).toBe(1)
    expect(output).toBe(
      [
        '--- a/a.json',
        '+++ b/a.json',
        '@@ -1,3 +1,4 @@',
        ' {',
        '-  "fields": [{ "id": "a", "label": "A", "type": "text" }, { "id": "b", "label": "B" }]',
        '+  "metadata": { "workflows_module_schema_version": "1.0.0" },',
        '+  "fields": [{ "id": "a", "label": "A", "type": "string" }, { "id": "b", "label": "B" }]',
        ' }',
        '',
        '✖ 2 would be fixed, nothing is written. 1 file, no findings left.',
        '',
      ].join('\n'),
    )
    expect(await read('a.json')).toBe(before)
  })

  it('colours its changes for people', async () => {
    const { lint } = await createLintFolder({ 'a.json': '{ "fields": [] }' })
    const { output } = await lint(['a.json', '--fix', '--dry-run'], { isInteractive: true })
    expect(output).toContain(
      '\n\u001b[1m\u001b[31m-{ "fields": [] }\u001b[39m\u001b[22m\n\\ No newline at end of file\n\u001b[1m\u001b[32m+{ "metadata"',
    )
  })
})
