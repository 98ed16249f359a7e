import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { makeFolder } from '../../support/makeFolder.ts'
import { createLintFolder } from './lintFolder.ts'
import { runIn } from '../../support/runIn.ts'

const execute = promisify(execFile)

const field = fc.record({
  id: fc.constantFrom('a', 'b', 'größe', 'x y'),
  type: fc.constantFrom('string', 'text', 'integer'),
  label: fc.constantFrom('A', 'Ä', 'two\nlines', '  spaces  ', '日本'),
  lable: fc.option(fc.constant('L'), { nil: undefined }),
  validaton: fc.option(fc.constant({ requird: true }), { nil: undefined }),
  choices: fc.option(fc.constant(['x', 'y']), { nil: undefined }),
})
const schema = fc.record({
  metadata: fc.constantFrom(undefined, { workflows_module_schema_version: '1.0.0' }),
  fields: fc.array(field, { minLength: 1, maxLength: 12 }),
})

/** A text with the line ends and byte order marks of different editors and systems. */
const file = fc
  .record({
    value: schema,
    name: fc.constantFrom(
      'plain',
      'with spaces',
      'größe',
      '日本',
      'a "quoted" one',
      "it's",
      'deep/er/still',
      'back\\slash',
      'tab\there',
      'line\nbreak',
    ),
    format: fc.constantFrom('json', 'yaml'),
    indent: fc.constantFrom(0, 2, '\t'),
    lineBreak: fc.constantFrom('\n', '\r\n'),
    end: fc.constantFrom('', '\n', '\n\n'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ value, name, format, indent, lineBreak, end, mark }) => {
    const json: unknown = JSON.parse(JSON.stringify(value))
    const written = (format === 'json' ? JSON.stringify(json, null, indent) : stringify(json).trimEnd()) + end
    return { name: `${name}.${format}`, text: mark + written.replaceAll('\n', lineBreak) }
  })
const files = fc.uniqueArray(file, { selector: ({ name }) => name, minLength: 1, maxLength: 8 })

const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort()
const apply = (folder: string, ...args: string[]) => execute('git', ['apply', '--whitespace=nowarn', ...args], { cwd: folder })

describe('a patch of --fix --dry-run', () => {
  it('is applied by git, and gives what --fix gives', async () => {
    const [folder, mended] = [await makeFolder(), await makeFolder()]
    await fc.assert(
      fc.asyncProperty(files, async (written) => {
        for (const one of await readdir(folder)) await rm(join(folder, one), { recursive: true })
        for (const { name, text } of written) {
          await mkdir(dirname(join(folder, name)), { recursive: true })
          await writeFile(join(folder, name), text)
        }
        await rm(mended, { recursive: true })
        await cp(folder, mended, { recursive: true })
        const names = written.map(({ name }) => name)
        const { output } = await runIn(folder, ['lint', '--no-config', '--fix', '--dry-run', '--quiet', '--', ...names])
        const { output: json } = await runIn(folder, ['lint', '--no-config', '--fix', '--dry-run', '--format', 'json', '--', ...names])
        await runIn(mended, ['lint', '--no-config', '--fix', '--', ...names])
        const report = JSON.parse(json) as { files: { patch: string }[] }
        const patches = report.files.map(({ patch }) => patch).join('')
        expect(output.startsWith(patches)).toBe(true)
        if (patches !== '') {
          // Applied from the text report, and reverted from the JSON report.
          await writeFile(join(mended, '.patch'), output)
          await writeFile(join(mended, '.patches'), patches)
          await apply(folder, join(mended, '.patch'))
        }
        for (const { name } of written) expect(await readFile(join(folder, name), 'utf8')).toBe(await readFile(join(mended, name), 'utf8'))
        if (patches !== '') await apply(folder, '--reverse', join(mended, '.patches'))
        for (const { name, text } of written) expect(await readFile(join(folder, name), 'utf8')).toBe(text)
      }),
      { numRuns: Number(process.env['MODULEFORM_RUNS'] ?? 8) },
    )
    expect(await namesIn(folder)).not.toEqual([])
  })

  it('is applied in a folder of a repository', async () => {
    const { lint, path, read } = await createLintFolder({ 'forms/a.json': '{"fields":[]}' })
    await execute('git', ['init', '-q'], { cwd: path })
    const { output } = await lint(['a.json', '--fix', '--dry-run'], { folder: join(path, 'forms') })
    await writeFile(join(path, 'a.patch'), output)
    await apply(join(path, 'forms'), join(path, 'a.patch'))
    expect(await read('forms/a.json')).toBe('{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[]}')
  })

  it('replaces a file that is changed in thousands of lines', async () => {
    const written = { fields: Array.from({ length: 1100 }, (_, index) => ({ id: `f${index}`, type: 'text', label: 'F' })) }
    const { lint, path, read } = await createLintFolder({ 'a.json': JSON.stringify(written, null, 2) })
    const { output } = await lint(['a.json', '--fix', '--dry-run', '--quiet'])
    // All lines are removed before the first is added.
    expect(output).not.toMatch(/^\+ [^]*^- /m)
    await writeFile(join(path, 'a.patch'), output)
    await apply(path, join(path, 'a.patch'))
    const applied = await read('a.json')
    await apply(path, '--reverse', join(path, 'a.patch'))
    expect(await read('a.json')).toBe(JSON.stringify(written, null, 2))
    await lint(['a.json', '--fix'])
    expect(applied).toBe(await read('a.json'))
  })

  it('comes with what it mends for programs', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': '{"fields":[{"id":"a","label":"A","type":"text"}]}' })
    const { exitCode, output } = await lint(['a.json', '--fix', '--dry-run', '--format', 'json'])
    expect(exitCode).toBe(1)
    const [{ fixed, findings }] = (JSON.parse(output) as { files: [{ fixed: unknown; findings: unknown }] }).files
    expect(findings).toEqual([])
    expect(fixed).toMatchObject([
      { code: 'schema/no-metadata', pointer: '' },
      { code: 'field/unknown-type', pointer: '/fields/0/type' },
    ])
    expect(await read('a.json')).toBe('{"fields":[{"id":"a","label":"A","type":"text"}]}')
  })
})
