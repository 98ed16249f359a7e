import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeTable } from '../../../src/cli/lint/codeTable.ts'
import { createLintFolder, schemaWith } from './lintFolder.ts'

const head = '{\n  "metadata": { "workflows_module_schema_version": "1.0.0" },\n  "fields": ['
const fileOf = (...fields: string[]) => `${head}\n    ${fields.join(',\n    ')}\n  ]\n}\n`

const typo = '{ "id": "a", "label": "A", "type": "text" }'
const note = '{ "id": "b", "label": "B", "type": "string", "note": 1 }'

describe('the text report', () => {
  it('shows the source, what is wrong there and how to mend it', async () => {
    const { lint } = await createLintFolder({ 'forms/a.json': fileOf(typo, note) })
    const { output } = await lint(['forms/a.json'])
    expect(output).toBe(`error[field/unknown-type]: "text" is no field type; the field cannot be edited.
  ╭─▸ forms/a.json:4:40
4 │     { "id": "a", "label": "A", "type": "text" },
  │                                        ^^^^^^
  = help: Did you mean "string"?
  = at /fields/0/type, specification 2.4

forms/a.json, in brief
  5:50  info     key/unknown  The key "note" is unknown here; it is kept and ignored.

✖ 1 error, 1 info in 1 file. 1 can be fixed with --fix.
`)
  })

  it('shows of an object on several lines where it begins', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf('{\n      "id": "a",\n      "label": "A"\n    }') })
    expect((await lint(['a.json'])).output).toContain(`  ╭─▸ a.json:4:5
4 │     {
  │     ^
5 │       "id": "a",
  = help: Add "type".`)
  })

  it('gives the fourth finding of one code and all that follow a line each', async () => {
    const fields = Array.from({ length: 12 }, (_, index) => typo.replace('"a"', `"a${index}"`).replace('"A"', `"A${index}"`))
    const { lint } = await createLintFolder({ 'a.json': fileOf(...fields) })
    const { output } = await lint(['a.json'])
    expect(output.match(/^error\[/gm)).toHaveLength(3)
    expect(output.match(/^ {2}\d+:\d+ +error +field\/unknown-type +"text" is no field type/gm)).toHaveLength(9)
    expect(output).toContain('✖ 12 errors in 1 file.')
  })

  it('shows the part of a long line that matters', async () => {
    const json = JSON.stringify(schemaWith({ type: 'text', description: 'x'.repeat(500) }, { note: 'y'.repeat(500) }))
    const { lint } = await createLintFolder({ 'a.json': json })
    const lines = (await lint(['a.json', '--quiet'], { columns: 60 })).output.split('\n')
    expect(lines[2]).toMatch(/^1 │ ….*"type":"text".*…$/)
    expect(lines[2]?.length).toBeLessThanOrEqual(60)
    expect(lines[2]?.slice(lines[3]?.indexOf('^'), (lines[3]?.lastIndexOf('^') ?? 0) + 1)).toBe('"text"')
  })

  it('puts the caret below wide characters and tabs', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf(`{\t"id": "a", "label": "日本🙂é", "type": "text" }`) })
    const [, , source = '', caret = ''] = (await lint(['a.json'])).output.split('\n')
    expect(source).toBe('4 │     {  "id": "a", "label": "日本🙂é", "type": "text" }')
    // Each of the three wide characters takes two columns, and the emoji is two code units.
    expect(caret.indexOf('^')).toBe(source.indexOf('"text"') + 2)
  })

  it('lets no character of a schema move the cursor or hide text', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf('{ "id": "a", "label": "\u202e\u009b31m", "type": "\\u001b[2J" }') })
    const { output } = await lint(['a.json'])
    expect(output).toContain('error[field/unknown-type]: "\\u001b[2J" is no field type')
    expect(output).toContain('"label": "\ufffd\ufffd31m"')
    const isObeyed = (character: string) => character !== '\n' && (character < ' ' || (character >= '\u007f' && character <= '\u009f'))
    expect(Array.from(output).filter((character) => isObeyed(character) || character === '\u202e')).toEqual([])
  })

  it.each([
    [{ isInteractive: true }, true],
    [{ isInteractive: false }, false],
    [{ isInteractive: true, environment: { NO_COLOR: '1' } }, false],
    [{ isInteractive: true, environment: { NO_COLOR: '' } }, true],
    [{ isInteractive: true, environment: { TERM: 'dumb' } }, false],
    [{ isInteractive: false, environment: { FORCE_COLOR: '1' } }, true],
    [{ isInteractive: true, environment: { FORCE_COLOR: '0' } }, false],
  ])('has colours for people who want them: %j', async (terminal, isColoured) => {
    const { lint } = await createLintFolder({ 'a.json': fileOf(typo, note) })
    const { output } = await lint(['a.json'], terminal)
    expect(output.includes('\u001b[1m\u001b[31merror[field/unknown-type]\u001b[39m\u001b[22m')).toBe(isColoured)
    expect(output.includes('\u001b')).toBe(isColoured)
  })
})

describe('the json report', () => {
  it('has a stable shape', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf(typo), 'b.json': fileOf() })
    const { exitCode, output } = await lint(['a.json', 'b.json', '--format', 'json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(output)).toEqual({
      version: 1,
      summary: { files: 2, errors: 1, warnings: 0, infos: 0, fixable: 1, fixed: 0 },
      files: [
        {
          file: 'a.json',
          findings: [
            {
              code: 'field/unknown-type',
              level: 'error',
              message: '"text" is no field type; the field cannot be edited.',
              hint: 'Did you mean "string"?',
              section: 'Specification 2.4',
              pointer: '/fields/0/type',
              line: 4,
              column: 40,
              endLine: 4,
              endColumn: 46,
              fixable: true,
            },
          ],
        },
        { file: 'b.json', findings: [] },
      ],
      failures: [],
    })
  })
})

describe('the github report', () => {
  it('is a line for each finding, with what would end it escaped', async () => {
    const { lint } = await createLintFolder({ 'a,b:c%.json': fileOf(typo.replace('text', 'te%\\r\\nxt'), note) })
    expect((await lint(['a,b:c%.json', '--format', 'github'])).output).toBe(
      '::error file=a%2Cb%3Ac%25.json,line=4,endLine=4,col=40,endColumn=51,title=field/unknown-type::"te%25\\r\\nxt" is no field type; the field cannot be edited. Use one of "string", "number", "integer", "boolean", "connection", "object" or "array". (/fields/0/type)\n' +
        '::notice file=a%2Cb%3Ac%25.json,line=5,endLine=5,col=50,endColumn=56,title=key/unknown::The key "note" is unknown here; it is kept and ignored. Remove it, unless other software needs it. (/fields/1/note)\n',
    )
  })

  it('says nothing where nothing is wrong', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf() })
    expect(await lint(['a.json', '--format', 'github'])).toEqual({ exitCode: 0, output: '', errors: '' })
  })
})

describe('the reports for GitHub', () => {
  it.each([
    ['from the root of the repository', (path: string) => dirname(path), (path: string) => `${basename(path)}/a.json`],
    ['from the folder, outside of the repository', (path: string) => join(path, 'elsewhere'), () => 'a.json'],
    ['from the folder, without a repository', () => '', () => 'a.json'],
  ])('name files %s', async (_, rootOf, nameOf) => {
    const { lint, path } = await createLintFolder({ 'a.json': fileOf(typo) })
    const outputOf = async (format: string) =>
      (await lint(['a.json', '--format', format], { environment: { GITHUB_WORKSPACE: rootOf(path) } })).output
    expect(await outputOf('github')).toContain(`file=${nameOf(path)},`)
    expect(await outputOf('sarif')).toContain(`"uri": "${nameOf(path)}"`)
    expect(await outputOf('text')).toContain('▸ a.json:')
  })
})

interface SarifFix {
  readonly artifactChanges: readonly {
    readonly artifactLocation: unknown
    readonly replacements: readonly {
      readonly deletedRegion: Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>
      readonly insertedContent?: { readonly text: string }
    }[]
  }[]
}

interface Sarif {
  readonly version: string
  readonly runs: readonly [
    {
      readonly columnKind: string
      readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } }
      readonly artifacts: readonly unknown[]
      readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number; readonly fixes?: readonly SarifFix[] }[]
    },
  ]
}

describe('the sarif report', () => {
  it('holds the results with their regions', async () => {
    const { lint } = await createLintFolder({ 'my forms/ä#.json': fileOf(typo, note) })
    const log = JSON.parse((await lint(['my forms', '--format', 'sarif'])).output) as Sarif
    expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0') })
    const [run] = log.runs
    expect(run.columnKind).toBe('utf16CodeUnits')
    expect(run.artifacts).toEqual([{ location: { uri: 'my%20forms/%C3%A4%23.json' } }])
    expect(run.results).toMatchObject([
      {
        ruleId: 'field/unknown-type',
        level: 'error',
        message: { text: '"text" is no field type; the field cannot be edited. Did you mean "string"?' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'my%20forms/%C3%A4%23.json' },
              region: { startLine: 4, startColumn: 40, endLine: 4, endColumn: 46 },
            },
            logicalLocations: [{ fullyQualifiedName: '/fields/0/type' }],
          },
        ],
      },
      { ruleId: 'key/unknown', level: 'note' },
    ])
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
  })

  it('holds the edits that mend a finding', async () => {
    const { lint, read } = await createLintFolder({
      'a.json': fileOf(typo, '{ "id": "b", "label": "B", "type": "string", "required": true }'),
    })
    const { results } = (JSON.parse((await lint(['a.json', '--format', 'sarif'])).output) as Sarif).runs[0]
    const lines = (await read('a.json')).split('\n')
    for (const { fixes: [fix] = [] } of results) {
      const [change] = fix?.artifactChanges ?? []
      expect(change?.artifactLocation).toEqual({ uri: 'a.json' })
      // In reverse order, so that the earlier positions stay valid.
      for (const { deletedRegion: region, insertedContent } of [...(change?.replacements ?? [])].reverse()) {
        expect(region.endLine).toBe(region.startLine)
        const line = lines[region.startLine - 1] ?? ''
        lines[region.startLine - 1] =
          line.slice(0, region.startColumn - 1) + (insertedContent?.text ?? '') + line.slice(region.endColumn - 1)
      }
    }
    await lint(['a.json', '--fix'])
    expect(lines.join('\n')).toBe(await read('a.json'))
  })

  it('writes no password into its edits', async () => {
    const field = '{ "id": "a", "label": "A", "type": "string", "ui_options": { "ui_widget": "password", "default": "geheim" } }'
    const { lint } = await createLintFolder({ 'a.json': fileOf(field) })
    const { output } = await lint(['a.json', '--format', 'sarif'])
    expect(output).toContain('key/alias')
    expect(output).not.toContain('geheim')
  })

  it('describes every code there is', async () => {
    const { lint } = await createLintFolder({ 'a.json': fileOf() })
    const { rules } = (JSON.parse((await lint(['a.json', '--format', 'sarif'])).output) as Sarif).runs[0].tool.driver
    expect(rules.map(({ id }) => id)).toEqual(codeTable.map(({ code }) => code))
    expect(rules.length).toBeGreaterThan(60)
    for (const rule of rules) {
      expect(rule).toEqual({
        id: expect.stringMatching(/^[a-z]+\/[a-z-]+$/),
        helpUri: expect.stringMatching(/^https:\/\/\S+#[a-z-]+$/),
        shortDescription: { text: expect.stringMatching(/\.$/) },
        help: { text: expect.stringMatching(/(Specification|Decisions|Checking a schema).*\.$/) },
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning|note)$/) },
        properties: { section: expect.any(String) },
      })
    }
  })
})
