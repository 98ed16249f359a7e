import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLintFolder, schemaWith } from './lintFolder.ts'

const bare = '{"fields":[]}'

interface Report {
  readonly files: readonly { readonly file: string; readonly findings: readonly FoundFinding[] }[]
}
interface FoundFinding {
  readonly code: string
  readonly level: string
  readonly message: string
  readonly line: number
}

const filesIn = (output: string) => (JSON.parse(output) as Report).files
const findingsIn = (output: string) => filesIn(output).flatMap(({ findings }) => findings)

describe('the files that moduleform lint finds', () => {
  it('lie in the tree: links out of it are not followed, and loops end', async () => {
    const { lint, path, read } = await createLintFolder({
      'tree/a.json': schemaWith(),
      'tree/deep/b.json': schemaWith(),
      'out/c.json': bare,
    })
    await symlink('../../out', join(path, 'tree/deep/out'))
    await symlink('../../out/c.json', join(path, 'tree/deep/c.json'))
    await symlink('..', join(path, 'tree/deep/loop'))
    for (const pattern of ['tree', 'tree/**/*.json']) {
      const { exitCode, output } = await lint([pattern, '--fix', '--format', 'json'])
      expect({ exitCode, files: filesIn(output).map(({ file }) => file) }).toEqual({
        exitCode: 0,
        files: ['tree/a.json', 'tree/deep/b.json'],
      })
    }
    expect(await read('out/c.json')).toBe(bare)
  })

  it('may be a link that is named, whose target is mended', async () => {
    const { lint, path, read } = await createLintFolder({ 'out/c.json': bare })
    await symlink('out/c.json', join(path, 'link.json'))
    await lint(['link.json', '--fix'])
    expect(await read('out/c.json')).toContain('metadata')
    expect(await readlink(join(path, 'link.json'))).toBe('out/c.json')
  })

  it('are none for an empty name, which leaves the folder as it is', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': bare })
    expect(await lint(['', '--fix'])).toEqual({ exitCode: 2, output: '', errors: 'moduleform lint: There is no file "".\n' })
    expect(await read('a.json')).toBe(bare)
  })

  it('are none in a folder without schemas, which is said', async () => {
    const { lint, path } = await createLintFolder({ 'notes/a.txt': 'x' })
    await mkdir(join(path, 'empty'))
    for (const folder of ['empty', 'notes'])
      expect(await lint([folder])).toEqual({
        exitCode: 2,
        output: '',
        errors: `moduleform lint: The folder "${folder}" holds no schema: no .json, .yaml or .yml file.\n`,
      })
  })

  it.each([
    ['little endian', 'utf16le', true, false],
    ['little endian without a mark', 'utf16le', false, false],
    ['big endian', 'utf16le', true, true],
    ['big endian without a mark', 'utf16le', false, true],
  ] as const)('are UTF-8, and not UTF-16, %s', async (_name, encoding, hasMark, isSwapped) => {
    const { lint, path } = await createLintFolder({})
    const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + bare, encoding)
    await writeFile(join(path, 'a.json'), isSwapped ? bytes.swap16() : bytes)
    const { exitCode, errors } = await lint(['a.json'])
    expect({ exitCode, errors }).toEqual({
      exitCode: 2,
      errors: 'moduleform lint: a.json is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.\n',
    })
  })
})

describe('a recording', () => {
  it.each([['content_objects'], ['data']])('of /content, in %s, is said to be one and not judged as a schema', async (place) => {
    const records = [{ content_object_name: 'cities', data: [{ value: 'a', label: 'A' }] }]
    const answer = place === 'data' ? { data: { content_objects: records } } : { content_objects: records }
    const { lint, read } = await createLintFolder({ 'a.json': answer })
    const before = await read('a.json')
    const { exitCode, output } = await lint(['a.json', '--fix', '--format', 'json'])
    expect(exitCode).toBe(0)
    expect(findingsIn(output)).toMatchObject([{ code: 'source/content-answer', level: 'info' }])
    expect(await read('a.json')).toBe(before)
  })

  it('of /schema is said to be one, and its schema is judged', async () => {
    const { lint } = await createLintFolder({ 'a.json': { data: { schema: schemaWith({ type: 'text' }) } } })
    const { output } = await lint(['a.json', '--format', 'json'])
    expect(findingsIn(output).map(({ code }) => code)).toEqual(['source/schema-answer', 'field/unknown-type'])
    expect(output).toContain('its schema, at /data/schema, was checked')
  })
})

describe('the text of a file', () => {
  it('in JSON has all its faults reported, one a line', async () => {
    const text =
      '{\n  "metadata": {},\n  "fields": [\n    { "id": "a" "type": "string" },\n    { \'id\': "b", "type": "string" },\n    { "id": "c", "type": text, },\n  ]\n}\n'
    const { lint } = await createLintFolder({ 'a.json': text })
    const { exitCode, output } = await lint(['a.json', '--format', 'json'])
    expect(exitCode).toBe(1)
    expect(findingsIn(output).map(({ code, line }) => `${code} ${line}`)).toEqual([
      'source/not-json 4',
      'source/not-json 5',
      'source/not-json 6',
    ])
  })

  it('in YAML has all its faults reported', async () => {
    const { lint } = await createLintFolder({ 'a.yaml': 'fields:\n  - id: [c\n  - { d: e: f }\n  - id: b\n   x: y\n' })
    const { output } = await lint(['a.yaml', '--format', 'json'])
    expect(findingsIn(output).length).toBeGreaterThan(1)
    expect(findingsIn(output).every(({ code }) => code === 'source/not-yaml')).toBe(true)
  })

  it.each(['12345678901234567890', '1e400', '-0.1234567890123456789'])('keeps the number %s', async (number) => {
    const files = {
      'a.json': `{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[{"id":"a","label":"A","type":"number","default":${number}}]}`,
      'b.json': `{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[{"id":"a","label":"A","type":"number","default":${number},}]}`,
      'c.yaml': `metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - { id: a, label: A, type: number, default: ${number} }\n`,
    }
    const { lint } = await createLintFolder(files)
    const found = filesIn((await lint([...Object.keys(files), '--format', 'json'])).output)
    for (const { findings } of found) {
      const [finding] = findings.filter(({ code }) => code === 'schema/inexact-number')
      expect(finding?.message).toContain(number)
    }
  })

  it.each([
    [
      'a.json',
      '{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[{"id":"a","type":"number","ui_options":{"default":12345678901234567890,"ui_widget":"input"}}]}',
    ],
    [
      'a.yaml',
      'metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - id: a\n    type: number\n    ui_options:\n      default: 12345678901234567890\n      ui_widget: input\n',
    ],
  ])('keeps the digits of a number that --fix moves, in %s', async (name, text) => {
    const { lint, read } = await createLintFolder({ [name]: text })
    await lint([name, '--fix'])
    expect(await read(name)).toContain('12345678901234567890')
    expect(await read(name)).not.toContain('"12345678901234567890"')
  })

  it('in YAML with merge keys is read as it is meant, and that is said', async () => {
    const text =
      'metadata: { workflows_module_schema_version: 1.0.0 }\nbase: &base { type: string, label: A }\nfields:\n  - <<: *base\n    id: a\n'
    const { lint } = await createLintFolder({ 'a.yaml': text })
    const { output } = await lint(['a.yaml', '--format', 'json'])
    expect(findingsIn(output).map(({ code, line }) => `${code} ${line}`)).toEqual(['key/unknown 2', 'source/merge-key 4'])
  })
})
