import { describe, expect, it } from 'vitest'
import { fixText } from '../../../src/cli/lint/fix/fixText.ts'

const head = '"metadata": { "workflows_module_schema_version": "1.0.0" },'
const inFields = (field: string) => `{\n  ${head}\n  "fields": [\n    ${field}\n  ]\n}\n`

const jsonCases: readonly (readonly [string, string, string])[] = [
  [
    'a near miss',
    '{ "id": "a", "type": "string", "validaton": { "requird": true } }',
    '{ "id": "a", "type": "string", "validation": { "required": true } }',
  ],
  [
    'a key that belongs deeper',
    '{ "id": "a", "type": "string", "required": true }',
    '{ "id": "a", "type": "string", "validation": { "required": true } }',
  ],
  [
    'a key that belongs deeper, where there is something already',
    '{ "id": "a", "min": 1, "type": "string", "validation": { "max": 9 } }',
    '{ "id": "a", "type": "string", "validation": { "max_length": 9, "min_length": 1 } }',
  ],
  [
    'a key that belongs on the field',
    '{ "id": "a", "type": "string", "validation": { "format": "email", "required": true } }',
    '{ "id": "a", "type": "string", "validation": { "required": true }, "format": "email" }',
  ],
  [
    'a key that belongs on the field, alone',
    '{ "id": "a", "type": "string", "validation": { "format": "email" } }',
    '{ "id": "a", "type": "string", "format": "email" }',
  ],
  [
    'a bare list of scalars as choices',
    '{ "id": "a", "type": "string", "choices": ["x", 2] }',
    '{ "id": "a", "type": "string", "choices": { "values": [{ "value": "x", "label": "x" }, { "value": 2, "label": "2" }] } }',
  ],
  [
    'choices of objects by id',
    '{ "id": "a", "type": "object", "choices": { "values": [{ "id": "x", "label": "X" }, { "id": 7 }] } }',
    '{ "id": "a", "type": "object", "choices": { "values": [{ "value": { "id": "x", "label": "X" }, "label": "X" }, { "value": { "id": 7, "label": "7" }, "label": "7" }] } }',
  ],
  [
    'choices of texts by id',
    '{ "id": "a", "type": "array", "items": { "type": "string" }, "choices": { "values": [{ "label": "X", "id": "x" }] } }',
    '{ "id": "a", "type": "array", "items": { "type": "string" }, "choices": { "values": [{ "label": "X", "value": "x" }] } }',
  ],
  [
    'labels that are no text',
    '{ "id": "a", "type": "number", "choices": { "values": [{ "value": 1, "label": 1 }, { "value": 2, "label": null }] } }',
    '{ "id": "a", "type": "number", "choices": { "values": [{ "value": 1, "label": "1" }, { "value": 2, "label": "2" }] } }',
  ],
  [
    'properties',
    '{ "id": "a", "type": "object", "properties": [{ "id": "b", "type": "string", "placeholder": "p" }] }',
    '{ "id": "a", "type": "object", "fields": [{ "id": "b", "type": "string", "ui_options": { "placeholder": "p" } }] }',
  ],
  [
    'a language beside its widget',
    '{ "id": "a", "type": "string", "ui_options": { "ui_widget": "CodeblockWidget", "language": "json" } }',
    '{ "id": "a", "type": "string", "ui_options": { "ui_widget": "CodeblockWidget", "ui_options": { "language": "json" } } }',
  ],
  [
    'a bare condition, bare effects and no apply_as',
    '{ "id": "a", "type": "string", "rules": [{ "if": { "id": "b", "operator": "==", "value": 1 }, "then": [{ "id": "a" }] }] }, { "id": "b", "type": "integer" }',
    '{ "id": "a", "type": "string", "rules": [{ "if": { "and": [{ "id": "b", "operator": "equal", "value": 1 }] }, "then": { "fields": [{ "id": "a", "apply_as": "merge" }] } }] }, { "id": "b", "type": "integer" }',
  ],
  [
    'a condition without its list',
    '{ "id": "a", "type": "string", "rules": [{ "if": { "or": { "id": "b", "operator": "is_empty" } }, "then": { "fields": [{ "id": "a", "apply_as": null }] } }] }, { "id": "b", "type": "integer" }',
    '{ "id": "a", "type": "string", "rules": [{ "if": { "or": [{ "id": "b", "operator": "is_empty" }] }, "then": { "fields": [{ "id": "a", "apply_as": "merge" }] } }] }, { "id": "b", "type": "integer" }',
  ],
  [
    'content without a list of types',
    '{ "id": "a", "type": "string", "content": { "type": "managed", "content_objects": [{ "id": "x" }] } }, { "id": "b", "type": "string", "content": { "content_objects": [{ "id": "x" }] } }',
    '{ "id": "a", "type": "string", "content": { "type": ["managed"], "content_objects": [{ "id": "x" }] } }, { "id": "b", "type": "string", "content": { "type": ["managed"], "content_objects": [{ "id": "x" }] } }',
  ],
  [
    'words that were misspelt',
    '{ "id": "a", "type": "text", "format": "url", "ui_options": { "ui_widget": "Input" } }',
    '{ "id": "a", "type": "string", "format": "uri", "ui_options": { "ui_widget": "input" } }',
  ],
]

const rule = (...terms: readonly string[]) =>
  `{ "id": "a", "type": "string", "rules": [{ "if": { "or": [${terms.join(', ')}] }, "then": { "fields": [{ "id": "b", "apply_as": "merge", "label": "C" }] } }] }, { "id": "b", "type": "string" }`
const content = (...objects: readonly string[]) =>
  `{ "id": "a", "type": "string", "content": { "type": ["managed"], "content_objects": [${objects.join(', ')}] } }, { "id": "b", "type": "string" }`
const isA = '{ "id": "a", "operator": "equal", "value": "x" }'

/** What is repeated or has no effect. */
const removalCases: readonly (readonly [string, string, string])[] = [
  [
    'an order',
    '{ "id": "a", "type": "object", "ui_options": { "ui_order": ["c", "b", "c", "b"] }, "fields": [{ "id": "b", "type": "string" }, { "id": "c", "type": "string" }] }',
    '{ "id": "a", "type": "object", "ui_options": { "ui_order": ["c", "b"] }, "fields": [{ "id": "b", "type": "string" }, { "id": "c", "type": "string" }] }',
  ],
  [
    'a row of fields',
    '{ "id": "a", "type": "string", "ui_options": { "ui_layout": { "type": "horizontal", "elements": ["a", "a", "b"] } } }, { "id": "b", "type": "string" }',
    '{ "id": "a", "type": "string", "ui_options": { "ui_layout": { "type": "horizontal", "elements": ["a", "b"] } } }, { "id": "b", "type": "string" }',
  ],
  ['a condition', rule(isA, '{ "id": "b", "operator": "is_empty" }', isA), rule(isA, '{ "id": "b", "operator": "is_empty" }')],
  [
    'a list to compare with',
    rule('{ "id": "a", "operator": "is_in", "value": ["x", "x", "x", "y"] }'),
    rule('{ "id": "a", "operator": "is_in", "value": ["x", "y"] }'),
  ],
  [
    'a value that is not compared',
    rule('{ "id": "a", "operator": "is_empty", "value": true }'),
    rule('{ "id": "a", "operator": "is_empty" }'),
  ],
  ['content', content('{ "id": "x" }', '{ "id": "x" }'), content('{ "id": "x" }')],
  [
    'dependencies',
    content('{ "id": "x", "content_object_depends_on_fields": [{ "id": "b" }, { "id": "b" }] }'),
    content('{ "id": "x", "content_object_depends_on_fields": [{ "id": "b" }] }'),
  ],
]

const kept: readonly (readonly [string, string])[] = [
  ['types that are no text', '{ "id": "a", "type": 7 }, { "id": "b", "type": true }, { "id": "c", "type": {} }, { "id": "d", "type": [] }'],
  ['content whose dependencies differ', content('{ "id": "x" }', '{ "id": "x", "content_object_depends_on_fields": [{ "id": "b" }] }')],
  [
    'choices that look alike',
    '{ "id": "a", "type": "string", "choices": { "values": [{ "value": 1, "label": "1" }, { "value": 1, "label": "1" }] } }',
  ],
]

describe('fixText', () => {
  it.each(removalCases)('removes from %s what is said twice or to nobody', (_name, before, after) => {
    expect(fixText('a.json', inFields(before)).text).toBe(inFields(after))
    expect(fixText('a.json', inFields(after))).toEqual({ text: inFields(after), fixed: new Set() })
  })

  it.each(kept)('keeps %s', (_name, field) => {
    expect(fixText('a.json', inFields(field))).toEqual({ text: inFields(field), fixed: new Set() })
  })

  it.each(jsonCases)('mends %s in JSON', (_name, before, after) => {
    expect(fixText('a.json', inFields(before)).text).toBe(inFields(after))
  })

  it('adds metadata and a version where they are missing', () => {
    const metadata = '"metadata": { "workflows_module_schema_version": "1.0.0" }'
    expect(fixText('a.json', '{ "fields": [] }').text).toBe(`{ ${metadata}, "fields": [] }`)
    expect(fixText('a.json', '{"fields":[],"metadata":null}').text).toBe(
      '{"fields":[],"metadata":{"workflows_module_schema_version":"1.0.0"}}',
    )
    expect(fixText('a.json', '{\n\t"metadata": {},\n\t"fields": []\n}').text).toBe(`{\n\t${metadata},\n\t"fields": []\n}`)
    expect(fixText('a.yaml', '# A form\nfields: []\n').text).toBe(
      '# A form\nmetadata: { workflows_module_schema_version: 1.0.0 }\nfields: []\n',
    )
  })

  it('writes on several lines what stands on several lines, as its author indents and ends them', () => {
    const before =
      '{\r\n\t"fields": [\r\n\t\t{ "id": "a", "type": "string",\r\n\t\t\t"choices": [\r\n\t\t\t\t"x"\r\n\t\t\t]\r\n\t\t}\r\n\t]\r\n}'
    expect(fixText('a.json', before).text).toBe(
      '{\r\n\t"metadata": { "workflows_module_schema_version": "1.0.0" },\r\n\t"fields": [\r\n\t\t{ "id": "a", "type": "string",\r\n\t\t\t"choices": {\r\n\t\t\t\t"values": [\r\n\t\t\t\t\t{ "value": "x", "label": "x" }\r\n\t\t\t\t]\r\n\t\t\t}\r\n\t\t}\r\n\t]\r\n}',
    )
  })

  it('mends a recorded answer where its schema is', () => {
    expect(fixText('a.json', '{"data":{"schema":{"metadata":{},"fields":[]}}}').text).toBe(
      '{"data":{"schema":{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[]}}}',
    )
  })

  it('leaves a near miss alone whose correction would be wrong', () => {
    for (const field of [
      '{ "id": "a", "type": "integer", "default_value": "x" }',
      '{ "id": "a", "type": "string", "label": "A", "title": "B" }',
      '{ "id": "a", "type": "string", "hidden": true }',
      '{ "id": "a", "type": "date" }',
    ]) {
      expect(fixText('a.json', inFields(field))).toEqual({ text: inFields(field), fixed: new Set() })
    }
  })

  it('corrects the others where some corrections would be wrong', () => {
    const { text } = fixText(
      'a.json',
      inFields('{ "id": "a", "type": "integer", "default_value": "x", "helptext": "h", "enum": [1], "enumNames": ["One"] }'),
    )
    expect(text).toBe(
      inFields(
        '{ "id": "a", "type": "integer", "default_value": "x", "description": "h", "choices": { "values": [{ "value": 1, "label": "One" }] } }',
      ),
    )
  })

  it('changes nothing in a text with comments, with equal keys or without a value', () => {
    for (const text of ['{ /* no */ "fields": [] }', '{ "fields": [], "fields": [] }', '', '{ "fields": [']) {
      expect(fixText('a.json', text)).toEqual({ text, fixed: new Set() })
    }
  })

  it('leaves alone what is not reported', () => {
    const text = '{ "fields": [{ "id": "a", "type": "text" }] }'
    expect(fixText('a.json', text, (code) => code !== 'field/unknown-type' && code !== 'schema/no-metadata').text).toBe(text)
  })
})

const yamlBefore = `# The form of a shop
metadata: { workflows_module_schema_version: "1.0.0" }
fields:
  - id: size      # of the shirt
    type: string
    # What there is
    choices:
    - S           # small
    - "M"
    - value: L
    -   id: XL
        label: Very large
    placeholder: "Choose, please"   # shown when empty
  - id: note
    type: text
    validaton:

      requird: yes please
    description: |
      Two lines
      of text
    help_text: x
    required: true
    rules:
      - if:
          id: size
          operator: equal
          value: S
        then:
          - id: note   # this one
            ui_options: { ui_widget: hidden }
      - if: [{ id: size, operator: is_empty }]
        then: { fields: [{ id: note }] }
`

const yamlAfter = `# The form of a shop
metadata: { workflows_module_schema_version: "1.0.0" }
fields:
  - id: size      # of the shirt
    type: string
    # What there is
    choices:
      values:
      - { value: S, label: S }           # small
      - { value: M, label: M }
      - value: L
        label: L
      -   value: XL
          label: Very large
    ui_options:
      placeholder: "Choose, please"   # shown when empty
  - id: note
    type: string
    validation:

      requird: yes please
      required: true
    description: |
      Two lines
      of text
    help_text: x
    rules:
      - if:
          and:
            - id: size
              operator: equal
              value: S
        then:
          fields:
            - id: note   # this one
              apply_as: merge
              ui_options: { ui_widget: hidden }
      - if: { and: [{ id: size, operator: is_empty }] }
        then: { fields: [{ id: note, apply_as: merge }] }
`

describe('fixText in YAML', () => {
  it('keeps comments, quotes and indentation', () => {
    expect(fixText('a.yaml', yamlBefore).text).toBe(yamlAfter)
  })

  it('removes lines that say a thing twice, and neither anchors nor what an alias stands for', () => {
    const yaml = (...order: readonly string[]) =>
      `metadata: { workflows_module_schema_version: "1.0.0" }\nui_options:\n  ui_order:\n${order.join('')}fields:\n  - { id: a, type: string }\n  - { id: b, type: string }\n`
    const [a, b] = ['  - a   # first\n', '  # then\n  - b\n']
    expect(fixText('a.yaml', yaml(a, b, '  - "a" # again\n', '  # last\n')).text).toBe(yaml(a, b, '  # last\n'))
    for (const order of [
      ['  - &x a\n', b, '  - *x\n'],
      [a, b, '  - &x a\n'],
    ])
      expect(fixText('a.yaml', yaml(...order))).toEqual({ text: yaml(...order), fixed: new Set() })
  })
})
