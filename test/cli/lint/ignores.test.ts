import { describe, expect, it } from 'vitest'
import { createLintFolder, schemaWith } from './lintFolder.ts'

interface Report {
  readonly files: readonly [{ readonly findings: readonly { readonly code: string; readonly line: number; readonly message: string }[] }]
}
const codesIn = (output: string) => (JSON.parse(output) as Report).files[0].findings.map(({ code }) => code)

const ignoring = (ignored: unknown, field: object = { note: 1 }) => schemaWith({ ...field, 'x-moduleform-ignore': ignored })

const yaml = (...lines: readonly string[]) =>
  ['metadata: { workflows_module_schema_version: 1.0.0 }', 'fields:', '  - id: a', '    type: string', '    label: A', ...lines, ''].join(
    '\n',
  )

describe('a finding that is meant', () => {
  it.each([[{ 'key/unknown': 'Our editor reads it.' }], [{ 'key/*': 'Our editor reads them.' }]])(
    'is left out in an object that says so, with a reason: %j',
    async (ignored) => {
      const { lint } = await createLintFolder({ 'a.json': ignoring(ignored) })
      expect(codesIn((await lint(['a.json', '--json'])).output)).toEqual([])
    },
  )

  it('is left out in what the object holds, and nowhere else', async () => {
    const [first, second] = ['a', 'b'].map((id) => ({ id, type: 'string', label: id, ui_options: { note: 1 } }))
    const fields = [{ ...first, 'x-moduleform-ignore': { 'key/unknown': 'Ours.' } }, second]
    const { lint } = await createLintFolder({ 'a.json': schemaWith({}, { fields }) })
    const { output } = await lint(['a.json', '--json'])
    expect(codesIn(output)).toEqual(['key/unknown'])
    expect(output).toContain('/fields/1/ui_options/note')
  })

  it.each([
    [yaml('    # moduleform-ignore key/unknown: our editor reads it', '    note: 1')],
    [yaml('    note: 1 # moduleform-ignore key/unknown: our editor reads it')],
    [yaml('    # moduleform-ignore key/unknown: our editor reads it', '    # and so does another one', '', '    note: 1')],
  ])('is left out on the line of a comment, or below it: %#', async (text) => {
    const { lint } = await createLintFolder({ 'a.yaml': text })
    expect(codesIn((await lint(['a.yaml', '--json'])).output)).toEqual([])
  })

  it('is left out below a comment of JSON, which is a finding itself', async () => {
    const text = JSON.stringify(schemaWith({ note: 1 }), null, 2).replace(
      '      "note"',
      '      // moduleform-ignore key/unknown: ours\n      "note"',
    )
    const { lint } = await createLintFolder({ 'a.json': text })
    expect(codesIn((await lint(['a.json', '--json'])).output)).toEqual(['source/not-json'])
  })

  it.each([
    ['a.json', JSON.stringify(schemaWith({ label: 'see // moduleform-ignore key/unknown: because' }), null, 2)],
    ['a.yaml', yaml('    description: "see # moduleform-ignore key/unknown: because"')],
    ['a.yaml', yaml('    description: |', '      First', '      # moduleform-ignore key/unknown: because')],
  ])('is not left out by the text of a value: %s %#', async (name, text) => {
    const { lint } = await createLintFolder({ [name]: text })
    expect(codesIn((await lint([name, '--json'])).output)).toEqual([])
  })

  it('is not mended', async () => {
    const { lint, read } = await createLintFolder({ 'a.json': ignoring({ 'key/near-miss': 'It is ours.' }, { labell: 'x' }) })
    const before = await read('a.json')
    expect((await lint(['a.json', '--fix'])).output).toBe('✔ 1 file, no findings.\n')
    expect(await read('a.json')).toBe(before)
  })
})

describe('an ignore', () => {
  it.each([[{ 'key/unknown': '' }], [{ 'key/unknown': '  ' }], [{ 'key/unknown': true }]])('needs a reason: %j', async (ignored) => {
    const { lint } = await createLintFolder({ 'a.json': ignoring(ignored) })
    const { exitCode, output } = await lint(['a.json', '--json'])
    expect(exitCode).toBe(1)
    expect(codesIn(output).sort()).toEqual(['ignore/without-reason', 'key/unknown'])
  })

  it.each([['key/unknown'], [['key/unknown']], [null]])('has codes with reasons, and is not %j', async (ignored) => {
    const { lint } = await createLintFolder({ 'a.json': ignoring(ignored, {}) })
    expect(codesIn((await lint(['a.json', '--json'])).output)).toEqual(['ignore/without-reason'])
  })

  it('in a comment needs a reason', async () => {
    const { lint } = await createLintFolder({ 'a.yaml': yaml('    # moduleform-ignore key/unknown', '    note: 1') })
    expect(codesIn((await lint(['a.yaml', '--json'])).output)).toEqual(['ignore/without-reason', 'key/unknown'])
  })

  it('is reported where nothing is found any more, and where there is no such code', async () => {
    const { lint } = await createLintFolder({ 'a.json': ignoring({ 'key/unknown': 'Ours.', 'key/none': 'Ours.' }, {}) })
    const { exitCode, output } = await lint(['a.json', '--json'])
    expect(exitCode).toBe(1)
    expect(codesIn(output)).toEqual(['ignore/unused', 'ignore/unused'])
    expect(output).toContain('There is no code \\"key/none\\".')
  })

  it('of a code that is switched off is not reported', async () => {
    const { lint } = await createLintFolder({ 'a.json': ignoring({ 'key/unknown': 'Ours.' }) })
    expect((await lint(['a.json', '--disable', 'key/unknown'])).exitCode).toBe(0)
  })
})
