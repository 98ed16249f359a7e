import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLintFolder, schemaWith } from './lintFolder.ts'

/** A schema with one warning, and one with an additional info. */
const warned = schemaWith({ ui_options: { ui_widget: 'SelectWidget' } })
const informed = schemaWith({ note: 1 })

describe('the options of moduleform lint', () => {
  it('allow so many warnings, and any number of infos', async () => {
    const { lint } = await createLintFolder({ 'a.json': warned, 'b.json': warned, 'c.json': informed })
    expect((await lint(['a.json', 'b.json'])).exitCode).toBe(1)
    expect((await lint(['a.json', 'b.json', '--max-warnings', '1'])).exitCode).toBe(1)
    const { exitCode, output } = await lint(['a.json', 'b.json', '--max-warnings', '2'])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/\n✔ 2 warnings in 2 files\. 2 warnings allowed\.\n$/)
    expect((await lint(['c.json'])).exitCode).toBe(0)
  })

  it('leave out codes, one by one, with commas or a whole area', async () => {
    const { lint } = await createLintFolder({
      'a.json': {
        fields: [
          { id: 'a', label: 'A', type: 'text' },
          { id: 'a', label: 'A', type: 'string' },
        ],
      },
    })
    const clean = { exitCode: 0, output: '✔ 1 file, no findings.\n', errors: '' }
    expect(await lint(['a.json', '--disable', 'schema/no-metadata', '--disable=field/unknown-type,field/duplicate-id'])).toEqual(clean)
    expect(await lint(['a.json', '--disable', 'schema/no-metadata, field/*'])).toEqual(clean)
    expect((await lint(['a.json', '--disable', 'field/*'])).exitCode).toBe(1)
  })

  it('name the widgets of a host, which are no findings and not corrected', async () => {
    const owned = (widget: string) => schemaWith({ ui_options: { ui_widget: widget } })
    const { lint } = await createLintFolder({ 'stars.json': owned('stars'), 'area.json': owned('textArea'), 'other.json': owned('starz') })
    const clean = { exitCode: 0, output: '✔ 1 file, no findings.\n', errors: '' }
    expect((await lint(['stars.json'])).exitCode).toBe(1)
    expect(await lint(['stars.json', '--widgets', 'map, stars'])).toEqual(clean)
    expect(await lint(['stars.json', '--widgets', 'map', '--widgets=stars'])).toEqual(clean)
    expect(await lint(['area.json', '--widgets', 'textArea', '--fix'])).toEqual(clean)
    expect((await lint(['other.json', '--widgets', 'stars'])).output).toMatch(/^warning\[field\/unknown-widget\]/)
  })

  it('show errors only, and count the rest', async () => {
    const { lint } = await createLintFolder({ 'a.json': warned })
    const { exitCode, output } = await lint(['a.json', '--quiet'])
    expect(exitCode).toBe(1)
    expect(output).toBe('✖ 1 warning in 1 file.\n')
  })

  it.each([
    [['--disable', 'rules/unknown-operant'], '--disable: there is no code "rules/unknown-operant". Did you mean "rules/unknown-operand"?'],
    [['--disable', 'rule/*'], '--disable: there is no code "rule/*". Did you mean "rules/*"?'],
    [['--disable', '*'], '--disable: there is no code "*". Areas are source/*'],
    [['--max-warnings', 'many'], '--max-warnings: a whole number, 0 or more, was expected, but "many" came.'],
    [['--max-warnings=-1'], '--max-warnings: a whole number, 0 or more, was expected, but "-1" came.'],
    [['--format', 'jsom'], '--format: there is no format "jsom". Did you mean "json"?'],
    [['--max-warning', '1'], 'moduleform lint: there is no option "--max-warning". Did you mean "--max-warnings"?'],
    [['--colour'], 'moduleform lint: there is no option "--colour". Use --color.'],
    [['--no-color'], 'moduleform lint: there is no option "--no-color". Use --color never.'],
    [['--color', 'yes'], 'moduleform lint: --color is auto, always or never, not "yes".'],
    [['--json', '--format', 'sarif'], 'moduleform lint: --json and --format sarif exclude each other.'],
    [['--output-file', 'none/a.json'], 'moduleform lint: the file of --output-file cannot be written: ENOENT'],
    [['--watch', '-'], 'moduleform lint: --watch follows files, and not standard input.'],
    [['--pretty'], 'moduleform lint: there is no option "--pretty". "moduleform lint --help" names all there are.'],
    [['--format'], 'moduleform lint: --format needs a value, as in --format=….'],
    [['--format', '--fix'], 'moduleform lint: --format needs a value, as in --format=….'],
    [['--fix=yes'], 'moduleform lint: --fix takes no value, but "yes" came.'],
    [['--dry-run'], 'moduleform lint: --dry-run says what --fix would do. Pass both.'],
  ])('are refused with 2 where they are wrong: %j', async (args, sentence) => {
    const { lint } = await createLintFolder({ 'a.json': schemaWith() })
    const { exitCode, output, errors } = await lint(['a.json', ...args])
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(errors.startsWith(sentence), errors).toBe(true)
  })
})

const configured = (lint: unknown) => ({ name: 'x', moduleform: { lint } })

describe('the configuration in package.json', () => {
  it('is that of the nearest one upwards with such a key', async () => {
    const { path, lint } = await createLintFolder({
      'package.json': configured({ disable: ['widget/*'], maxWarnings: 5, format: 'json', files: ['forms'] }),
      'forms/a.json': warned,
      'forms/deep/package.json': { name: 'y' },
    })
    const { exitCode, output } = await lint([], { folder: `${path}/forms/deep` })
    expect(exitCode).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ files: [{ file: '../a.json', findings: [] }] })
  })

  it('names the widgets of a host, and options name more', async () => {
    const { lint } = await createLintFolder({
      'package.json': configured({ widgets: ['stars'] }),
      'a.json': schemaWith({ ui_options: { ui_widget: 'stars' } }),
      'b.json': schemaWith({ ui_options: { ui_widget: 'map' } }),
    })
    expect((await lint(['a.json'])).exitCode).toBe(0)
    expect((await lint(['a.json', 'b.json'])).exitCode).toBe(1)
    expect((await lint(['a.json', 'b.json', '--widgets', 'map'])).exitCode).toBe(0)
  })

  it('gives way to options, whose codes are left out besides', async () => {
    const { lint } = await createLintFolder({
      'package.json': configured({ disable: ['widget/*'], maxWarnings: 5, format: 'json' }),
      'a.json': schemaWith({ ui_options: { ui_widget: 'SelectWidget' } }, { metadata: {} }),
    })
    const { exitCode, output } = await lint(['a.json', '--max-warnings', '0', '--format', 'text'])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^warning\[schema\/no-version\]/)
    expect((await lint(['a.json', '--max-warnings', '0', '--disable', 'schema/*'])).exitCode).toBe(0)
  })

  it.each([
    ['.moduleformrc.json', '{ "lint": { "disable": ["widget/*"] } }'],
    ['.moduleformrc.yaml', 'lint:\n  disable: [widget/*]\n'],
  ])('may stand in %s instead', async (name, text) => {
    const { lint, path } = await createLintFolder({ [name]: text, 'forms/a.json': warned })
    expect((await lint(['a.json'], { folder: `${path}/forms` })).exitCode).toBe(0)
    const { lint: lintWrong } = await createLintFolder({ [name]: text.replace('widget/*', 'rules/none'), 'a.json': warned })
    const { errors } = await lintWrong(['a.json'])
    expect(errors.startsWith(`${name}, "disable": there is no code "rules/none".`), errors).toBe(true)
  })

  it('is not read with --no-config', async () => {
    const { lint } = await createLintFolder({ 'package.json': configured({ disable: ['widget/*'] }), 'a.json': warned })
    expect((await lint(['a.json'])).exitCode).toBe(0)
    expect((await lint(['a.json', '--no-config'])).exitCode).toBe(1)
  })

  it.each([
    [configured({ disabel: [] }), /"moduleform\.lint": there is no key "disabel"\. Did you mean "disable"\?/],
    [configured({ disable: 'rules/*' }), /"moduleform\.lint", "disable" must be a list of texts\./],
    [configured({ disable: ['rules/none'] }), /^package\.json, "disable": there is no code "rules\/none"\./],
    [configured({ widgets: 'stars' }), /"moduleform\.lint", "widgets" must be a list of texts\./],
    [configured({ maxWarnings: '1' }), /"maxWarnings" must be a number\./],
    [configured({ format: 'xml' }), /^package\.json, "format": there is no format "xml"\./],
    [configured([]), /"moduleform\.lint" must be an object/],
    ['{', /package\.json is no JSON/],
    ['null', /package\.json holds no JSON object, so the configuration in it cannot be read\./],
  ])('is refused with 2 where it is wrong: %j', async (manifest, sentence) => {
    const { lint } = await createLintFolder({ 'package.json': manifest, 'a.json': schemaWith() })
    const { exitCode, output, errors } = await lint(['a.json'])
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(errors).toMatch(sentence)
  })

  it.each([
    [
      'package.json',
      { moduleform: { files: [] } },
      /package\.json, "moduleform": there is no key "files" here\. Put it into "lint": \{ … \}\./,
    ],
    ['.moduleformrc.json', { lint: {}, maxWarnings: 5 }, /rc\.json: there is no key "maxWarnings" here\. Put it into "lint": \{ … \}\./],
    ['.moduleformrc.json', { maxWarning: 5 }, /Did you mean "maxWarnings"\? Put it into "lint": \{ … \}\./],
    ['.moduleformrc.yaml', 'lints:\n  files: []\n', /rc\.yaml: there is no key "lints" here\. Did you mean "lint"\?/],
    ['.moduleformrc.json', configured({}), /there is no key "name" here\. The only key is "lint"\./],
    [
      '.moduleformrc.json',
      { moduleform: { lint: {} } },
      /there is no key "moduleform" here\. Put what is in it in its place: "lint": \{ … \}\./,
    ],
  ])('is refused with 2 where a key is a level too high or too low, in %s: %j', async (name, content, sentence) => {
    const { lint } = await createLintFolder({ [name]: content, 'a.json': schemaWith() })
    const { exitCode, output, errors } = await lint(['a.json'])
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(errors).toMatch(sentence)
  })

  it('is refused with 2 where it cannot be read', async () => {
    const { lint, path } = await createLintFolder({ 'a.json': schemaWith() })
    await mkdir(join(path, '.moduleformrc.json'))
    const { exitCode, output, errors } = await lint(['a.json'])
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(errors).toMatch(
      /^moduleform lint: package\.json, \.moduleformrc\.json or \.moduleformrc\.yaml, here or in a folder above, cannot be read: EISDIR/,
    )
  })

  it.each(['json', 'yaml'])('may begin with a byte order mark in .moduleformrc.%s', async (extension) => {
    const { lint } = await createLintFolder({
      [`.moduleformrc.${extension}`]: '\uFEFF{ "lint": { "disable": ["widget/*"] } }',
      'a.json': warned,
    })
    expect(await lint(['a.json'])).toEqual({ exitCode: 0, output: '✔ 1 file, no findings.\n', errors: '' })
  })
})
