import { describe, expect, it } from 'vitest'
import { fixText } from '../../../src/cli/lint/fix/fixText.ts'
import { lintText } from '../../../src/cli/lint/lintText.ts'
import { createLintFolder } from './lintFolder.ts'

const inFields = (field: string) => `{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[${field}]}`
const rule = (effect: string) =>
  `{"id":"a","type":"string","rules":[{"if":{"and":[{"id":"b","operator":"is_empty"}]},"then":{"fields":[${effect}]}}]},{"id":"b","type":"string"}`
const choices = (entry: string) => `{"id":"a","type":"string","choices":{"values":[${entry}]}}`

describe('a fix keeps what was meant', () => {
  it.each([
    [choices('{"value":"x","lable":"Nice X"}'), choices('{"value":"x","label":"Nice X"}')],
    [choices('{"value":"x","text":"Nice X"}'), choices('{"value":"x","label":"Nice X"}')],
    [
      rule('{"id":"a","applyAs":"fully_replace","type":"string","label":"B"}'),
      rule('{"id":"a","apply_as":"fully_replace","type":"string","label":"B"}'),
    ],
    [
      '{"id":"a","type":"string","content":{"types":["managed"],"content_objects":[{"id":"x"}]}}',
      '{"id":"a","type":"string","content":{"type":["managed"],"content_objects":[{"id":"x"}]}}',
    ],
  ])('in %s, where a misspelt key stands and nothing must be assumed', (before, after) => {
    expect(fixText('a.json', inFields(before)).text).toBe(inFields(after))
  })

  it('in misspelt metadata', () => {
    const metadata = '{"workflows_module_schema_version":"1.0.0","author":"me"}'
    expect(fixText('a.json', `{"metdata":${metadata},"fields":[]}`).text).toBe(`{"metadata":${metadata},"fields":[]}`)
  })

  it('where the misspelt key cannot be renamed: nothing is assumed in its place', () => {
    const field = inFields(choices('{"value":"x","lable":["Nice"]}'))
    expect(fixText('a.json', field)).toEqual({ text: field, fixed: new Set() })
  })

  it('in a choice by id of an effect that does not say whether the field holds texts or objects: it stays', () => {
    const field = inFields(
      rule('{"id":"b","apply_as":"merge","choices":{"values":[{"id":"x","label":"X"}]}}').replace(/string"}$/, 'object"}'),
    )
    expect(fixText('a.json', field)).toEqual({ text: field, fixed: new Set() })
  })

  it.each([
    '"lable":"A","label":null',
    '"validaton":{"required":true},"validation":[]',
    '"on_acton":{"load_schema":true},"on_action":"load"',
  ])('where the right key stands too, and is ignored: %s', (keys) => {
    const text = inFields(`{"id":"a","type":"string",${keys}}`)
    expect(fixText('a.json', text)).toEqual({ text, fixed: new Set() })
  })

  it('in a label that is no text', () => {
    const field = inFields(choices('{"value":"x","label":["Nice"]}'))
    expect(fixText('a.json', field).text).toBe(field)
  })

  it.each(['_description', '_label', 'x_default', 'x-label'])('in the private key %s', (key) => {
    const text = inFields(`{"id":"a","type":"string","label":"A","${key}":"mine"}`)
    expect(fixText('a.json', text).text).toBe(text)
  })

  it.each([
    ['{"a":[1]}'],
    ['{"content_objects":[{"content_object_name":"x","data":[{"id":"1","label":"One"}]}]}'],
    ['{"title":"Welcome","help":"Press any key"}'],
    ['[]'],
  ])('in %s, which is no schema', (text) => {
    expect(fixText('a.json', text)).toEqual({ text, fixed: new Set() })
    expect(lintText('a.json', text).findings.some(({ isFixable }) => isFixable)).toBe(false)
  })

  it.each([
    [
      '{"id":"a","type":"integer","enum":[1,2],"enumNames":["One","Two"]}',
      '{"id":"a","type":"integer","choices":{"values":[{"value":1,"label":"One"},{"value":2,"label":"Two"}]}}',
    ],
    [
      '{"id":"a","enum_names":["One"],"type":"integer","enum":[1]}',
      '{"id":"a","type":"integer","choices":{"values":[{"value":1,"label":"One"}]}}',
    ],
    [
      '{"id":"a","type":"array","items":{"type":"string","enumNames":["One"],"enum":["1"]}}',
      '{"id":"a","type":"array","items":{"type":"string","choices":{"values":[{"value":"1","label":"One"}]}}}',
    ],
  ])('in the names of an enum: %s', (before, after) => {
    expect(fixText('a.json', inFields(before)).text).toBe(inFields(after))
  })

  it.each(['"enum":[1,2],"enumNames":["One"]', '"enumNames":["One"]', '"enum":[1],"enumNames":{"1":"One"}'])(
    'in names of an enum that do not go with its values: %s',
    (keys) => {
      const text = inFields(`{"id":"a","type":"integer",${keys}}`)
      expect(fixText('a.json', text).text).toBe(text)
    },
  )

  it('in a default that stands among the options, digit by digit', () => {
    const before = '{"id":"a","type":"number","ui_options":{"default":1.50,"ui_widget":"input"}}'
    const after = '{"id":"a","type":"number","ui_options":{"ui_widget":"input"},"default":1.50}'
    expect(fixText('a.json', inFields(before)).text).toBe(inFields(after))
  })

  it('in an enum of YAML, on one line', () => {
    const head = 'metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n  - id: a\n    type: string\n'
    expect(fixText('a.yaml', `${head}    enum:\n      - "1"\n      - b\n    enumNames:\n      - One\n      - Two\n`).text).toBe(
      `${head}    choices: { values: [{ value: "1", label: One }, { value: b, label: Two }] }\n`,
    )
    const noted = `${head}    enum:\n      - a # the first\n      - b\n    enumNames: [A, B]\n`
    expect(fixText('a.yaml', noted).text).toBe(noted)
  })

  it('in what YAML aliases stand for', () => {
    const head = 'metadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n'
    for (const fields of [
      '  - { id: a, type: string, label: &hint text, description: About }\n  - { id: b, type: *hint }\n',
      '  - { id: a, type: string, label: &hint Hint }\n  - { id: b, type: string, placeholder: *hint }\n',
      '  - { id: a, type: string, min: 3, validation: &rules { required: true } }\n  - { id: b, type: string, validation: *rules }\n',
      '  - { id: a, type: &type text }\n  - { id: b, type: string, label: *type }\n',
    ])
      expect(fixText('a.yaml', head + fields)).toEqual({ text: head + fields, fixed: new Set() })
  })

  it('in what YAML merge keys stand for, and beside them, and mends the rest', () => {
    const head = 'x-limits: &limits { min_length: 2 }\nmetadata: { workflows_module_schema_version: 1.0.0 }\nfields:\n'
    const kept = [
      '  - &base { id: a, type: string, lable: A }\n  - { <<: *base, id: b, lable: B }\n',
      '  - { id: c, type: string, min: 3, validation: { <<: *limits } }\n',
      '  - { id: d, type: string, ui_options: { validation: { <<: *limits } } }\n',
    ].join('')
    const field = (type: string) => `  - { id: e, type: ${type}, label: E }\n`
    expect(fixText('a.yaml', head + kept + field('text')).text).toBe(head + kept + field('string'))
  })
})

describe('the report on a text that is not fixed, or not everywhere', () => {
  const hintsIn = (name: string, text: string) =>
    lintText(name, text)
      .findings.filter(({ code }) => code.startsWith('source/'))
      .map(({ hint }) => hint)

  it.each([
    ['a.json', inFields('{"id":"a","id":"a","type":"text"}'), 'Remove one of the two. Until then --fix changes nothing in this file.'],
    [
      'a.yaml',
      'fields:\n  - &base { id: a, type: text }\n  - { <<: *base, id: b }\n',
      'Write out the keys that it stands for. Until then --fix changes neither this object nor those it refers to.',
    ],
    ['a.json', inFields('{"id":"a","id":"a","type":"string","label":"A"}'), 'Remove one of the two.'],
  ])('says why, where there is more to mend: %s %s', (name, text, hint) => {
    expect(hintsIn(name, text)).toEqual([hint])
  })
})

describe('the number of findings that can be fixed', () => {
  it('is that of the findings that --fix mends, also where some corrections are held back', async () => {
    const field = '{"id":"a","type":"integer","default_value":"x","helptext":"h","enum":[1],"title":"A"}'
    const { lint } = await createLintFolder({ 'a.json': inFields(`${field},{"id":"b","type":"text","label":"B","title":"C"}`) })
    const before = JSON.parse((await lint(['a.json', '--format', 'json'])).output) as Report
    const after = JSON.parse((await lint(['a.json', '--format', 'json', '--fix'])).output) as Report
    expect(before.summary.fixable).toBe(4)
    expect(before.files[0].findings.filter(({ fixable }) => fixable)).toHaveLength(4)
    expect(after.summary).toMatchObject({ fixed: 4, fixable: 0 })
    expect(before.files[0].findings.length - after.files[0].findings.length).toBe(4)
  })
})

interface Report {
  readonly summary: { readonly fixable: number; readonly fixed: number }
  readonly files: readonly [{ readonly findings: readonly { readonly fixable: boolean }[] }]
}
