import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lintText } from '../../../src/cli/lint/lintText.ts'

/** Codes that the texts below also cause, but that are not tested here. */
const beside: ReadonlySet<string> = new Set(['field/missing-label', 'field/confusing-id', 'rules/self-reference', 'rules/empty-effect'])

/** One code for each kind of place; other problems of the texts below are ignored. */
const watched = [
  'source/not-json',
  'source/duplicate-key',
  'schema/no-metadata',
  'schema/other-version',
  'field/duplicate-id',
  'field/unknown-type',
  'key/unknown',
  'key/near-miss',
  'key/wrong-type',
  'rules/needless-value',
  'rules/missing-apply-as',
]

/** Codes with the line and column they point to, and the underlined text. */
const placesIn = (name: string, text: string) => {
  const { findings, lines } = lintText(name, text, { isReported: (code) => watched.includes(code) })
  return findings.flatMap(({ code, span }) => {
    if (beside.has(code)) return []
    const { line, column } = lines.positionAt(span.start)
    return [`${code} ${line}:${column} ${text.slice(span.start, span.end).split('\n')[0]}`]
  })
}

const json = `{
  "metadata": { "workflows_module_schema_version": "2" },
  "fields": [
    { "id": "a", "type": "text", "validaton": {} },
    {
      "id": "b/c",
      "type": "object",
      "fields": [{ "id": "d~", "type": "string", "label": 5, "ui_options": { "ui_wigdet": "input" } }]
    },
    { "id": "e", "type": "string", "rules": [{ "if": { "and": [{ "id": "a", "operator": "is_empty", "value": 1 }] }, "then": { "fields": [{ "id": "a" }] } }] }
  ]
}
`

const yaml = `# A form
metadata:
  workflows_module_schema_version: "2"
fields:
  - id: a
    type: text   # a comment
    validaton: {}
  - id: b/c
    type: object
    fields:
    - { id: d~, type: string, label: 5, ui_options: { ui_wigdet: input } }
  - id: e
    type: string
    rules:
      - if:
          and:
            - id: a
              operator: is_empty
              value: 1
        then:
          fields:
            - id: a
`

describe('the place of a finding', () => {
  it('is the key that is wrong, the value that is wrong, or the object that lacks a key', () => {
    expect(placesIn('a.json', json)).toEqual([
      'schema/other-version 2:52 "2"',
      'field/unknown-type 4:26 "text"',
      'key/near-miss 4:34 "validaton"',
      'key/wrong-type 8:59 5',
      'key/near-miss 8:78 "ui_wigdet"',
      'rules/needless-value 10:101 "value"',
      'rules/missing-apply-as 10:139 { "id": "a" }',
    ])
  })

  it('is the same in YAML', () => {
    expect(placesIn('a.yaml', yaml)).toEqual([
      'schema/other-version 3:36 "2"',
      'field/unknown-type 6:11 text',
      'key/near-miss 7:5 validaton',
      'key/wrong-type 11:38 5',
      'key/near-miss 11:55 ui_wigdet',
      'rules/needless-value 19:15 value',
      'rules/missing-apply-as 22:15 id: a',
    ])
  })

  it.each(['\n', '\r\n', '\r'])('counts lines that end in %j', (lineBreak) => {
    expect(placesIn('a.json', json.replaceAll('\n', lineBreak))[1]).toBe('field/unknown-type 4:26 "text"')
  })

  it('is in the last of two equal keys, which is the one that counts', () => {
    const text = '{ "metadata": { "workflows_module_schema_version": "1.0.0" },\n"fields": [],\n"fields": [{ "id": "a", "type": "text" }] }'
    expect(placesIn('a.json', text)).toEqual(['source/duplicate-key 3:1 "fields"', 'field/unknown-type 3:33 "text"'])
    expect(
      placesIn('a.yaml', 'metadata: { workflows_module_schema_version: 1.0.0 }\nfields: []\nfields:\n- { id: a, type: text }\n'),
    ).toEqual(['source/duplicate-key 3:1 fields', 'field/unknown-type 4:18 text'])
  })

  it('is where the anchor is for what a YAML alias stands for', () => {
    const text =
      'metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - { id: a, type: string, validation: &v { required: 1 } }\n  - { id: b, type: string, validation: *v }\n'
    expect(placesIn('a.yaml', text)).toEqual(['key/wrong-type 3:55 1', 'key/wrong-type 3:55 1'])
  })

  it('is where the alias is for a field that it repeats', () => {
    const text = 'metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - &a { id: a, type: string, label: A }\n  - *a\n'
    expect(placesIn('a.yaml', text)).toEqual(['field/duplicate-id 4:5 *a'])
  })

  it('leads to keys that JavaScript has by itself', () => {
    const text = '{ "metadata": { "workflows_module_schema_version": "1.0.0" }, "__proto__": 1, "constructor": 2, "fields": [] }'
    expect(placesIn('a.json', text)).toEqual(['key/unknown 1:63 "__proto__"', 'key/unknown 1:79 "constructor"'])
  })

  it('is found in a moment in a form of ten thousand fields', () => {
    const fields = Array.from({ length: 10_000 }, (_, index) => ({ id: `f${index}`, type: 'string', labell: 'x' }))
    const places = placesIn('a.json', JSON.stringify({ metadata: { workflows_module_schema_version: '1.0.0' }, fields }, null, 1))
    expect(places).toHaveLength(10_000)
    expect(places[9_999]).toBe('key/near-miss 50004:4 "labell"')
  })
})

describe('a text that is no JSON', () => {
  it.each([
    ['', '1:1', 'The text is empty.'],
    ['<!doctype html><html></html>', '1:1', 'This is a web page and no schema.'],
    ['{\n  "fields": [],\n}', '2:15', 'A comma stands before the closing bracket; JSON does not allow it.'],
    ['{\n  "fields": []\n  "metadata": {}\n}', '2:15', 'A comma was expected here.'],
    ['{\n  // Fields\n  "fields": []\n}', '2:3', 'JSON has no comments.'],
    ["{ 'fields': [] }", '1:3', 'JSON has no single quotes.'],
    ['{ fields: [] }', '1:3', 'The key has no quotes.'],
    ['{ "fields": [', '1:14', 'The text ends before a list is closed.'],
    ['{ "fields": [] } x', '1:18', 'This is no JSON value.'],
    ['{ "fields" [] }', '1:11', 'A colon was expected between key and value.'],
    ['{ "fields": "\n" }', '1:13', 'The text is not closed on its line.'],
    ['{ "fields": 01 }', '1:14', 'A comma was expected here.'],
    ['{ "fields": "\\x" }', '1:13', 'There is no such escape.'],
    ['{ "fields": "\t" }', '1:13', 'A control character stands in the text.'],
    ['{ "fields": }', '1:13', 'A value was expected here.'],
    ['{ "fields": NaN }', '1:13', 'This is no JSON value.'],
    ['['.repeat(100_000), '1:1', 'The value is nested too deeply to be read.'],
  ])('is reported once, at its place: %#', (text, place, message) => {
    const { findings, lines } = lintText('a.json', text)
    const found = findings.filter(({ code }) => code.startsWith('source/'))
    expect(found.map(({ span, ...finding }) => ({ ...finding, at: Object.values(lines.positionAt(span.start)).join(':') }))).toEqual([
      expect.objectContaining({ code: 'source/not-json', level: 'error', message, at: place }),
    ])
  })

  it('is linted all the same where only commas and comments are wrong', () => {
    expect(placesIn('a.json', '{\n  // Fields\n  "fields": [{ "id": "a", "type": "text", },],\n}')).toEqual([
      'schema/no-metadata 1:1 {',
      'source/not-json 2:3 // Fields',
      'field/unknown-type 3:35 "text"',
      'source/not-json 3:41 ,',
    ])
  })
})

describe('a text that is no YAML', () => {
  it.each([
    ['', '1:1', 'The text is empty.'],
    ['a: 1\n---\nb: 2\n', '2:1', 'The file holds several documents.'],
    ['fields:\n\t- id: a\n', '2:1', 'Tabs are not allowed as indentation.'],
    ['a: [1, 2\nb: 3\n', '2:1', 'Flow sequence in block collection must be sufficiently indented and end with a ].'],
  ])('is reported once, at its place: %#', (text, place, message) => {
    const { findings, lines } = lintText('a.yaml', text)
    expect(findings.map(({ span, ...finding }) => ({ ...finding, at: Object.values(lines.positionAt(span.start)).join(':') }))).toEqual([
      expect.objectContaining({ code: 'source/not-yaml', level: 'error', message, at: place }),
    ])
  })

  it('does not grow without bounds by aliases of aliases', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh']) lines.push(`${to}: &${to} [${`*${from}, `.repeat(10)}]`)
    const { findings } = lintText('a.yaml', `${lines.join('\n')}\n`)
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'source/not-yaml The aliases of this text cannot be resolved.',
    ])
  })

  it('is said in a sentence of an alias inside its own anchor', () => {
    const { findings } = lintText('a.yaml', 'a: &a [*a]\n')
    expect(findings.map(({ code, hint, span }) => `${code} ${span.start} ${hint}`)).toEqual([
      'source/not-yaml 7 An alias stands inside what it stands for.',
    ])
  })

  it('comes without a word of the library where a key is a list', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    lintText('a.yaml', '? [a, b]\n: 1\n')
    expect(warn).not.toHaveBeenCalled()
  })
})
