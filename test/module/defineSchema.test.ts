import { defineSchema } from 'moduleform/module'
import { describe, expect, it } from 'vitest'
import { createTypeChecker } from '../support/createTypeChecker.ts'
import { typedSchemaSource } from '../support/typedSchemaSource.ts'

const checker = createTypeChecker()
const head = `import { createModule, defineSchema, type FormValuesOf } from 'moduleform/module'
const metadata = { workflows_module_schema_version: '1.0.0' }
`
const faultsOf = (source: string, json?: unknown) => checker.findFaults(head + source, json)
/** The second field of a form whose first is `country`. */
const withField = (field: string) => `defineSchema({ metadata, fields: [{ id: 'country', type: 'string' }, ${field}] })`
const rule = (comparison: string, effect: string) =>
  withField(`{ id: 'state', type: 'string', rules: [{ if: { and: [${comparison}] }, then: { fields: [${effect}] } }] }`)
const comparison = `{ id: 'country', operator: 'equal', value: 'CA' }`
const effect = `{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: null } }`

describe('defineSchema refuses', () => {
  it.each([
    ['a type', withField(`{ id: 'a', type: 'strng' }`), 'type', `Did you mean '"string"'?`],
    ['the type of items', withField(`{ id: 'a', type: 'array', items: { type: 'strng' } }`), 'type', `Did you mean '"string"'?`],
    ['a key', withField(`{ id: 'a', type: 'string', lable: 'A' }`), 'lable', `Did you mean to write 'label'?`],
    ['a key of the root', `defineSchema({ metadata, feilds: [], fields: [] })`, 'feilds', `Did you mean to write 'fields'?`],
    ['a key of a rule', rule(comparison, `{ id: 'state', apply_as: 'merge', lable: 'A' }`), 'lable', `Did you mean to write 'label'?`],
    ['a key of a child', withField(`{ id: 'a', type: 'object', fields: [{ id: 'b', type: 'string', lable: 'B' }] }`), 'lable', `'label'?`],
    ['a key of validation', withField(`{ id: 'a', type: 'string', validation: { minLength: 1 } }`), 'minLength', `'min_length'?`],
    ['a widget', withField(`{ id: 'a', type: 'string', ui_options: { ui_widget: 'textaera' } }`), 'ui_widget', `'"textarea"'?`],
    ['a format', withField(`{ id: 'a', type: 'string', format: 'e-mail' }`), 'format', `'"email"'?`],
    ['an operator', rule(`{ id: 'country', operator: 'equals', value: 'CA' }`, effect), 'operator', `'"equal"'?`],
    ['apply_as', rule(comparison, `{ id: 'state', apply_as: 'fully_replac' }`), 'apply_as', `'"fully_replace"'?`],
    [
      'a content type',
      withField(`{ id: 'a', type: 'string', content: { type: ['manged'], content_objects: [{ id: 'x' }] } }`),
      `'manged'`,
      `'"managed"'?`,
    ],
    [
      'a language',
      withField(`{ id: 'a', type: 'string', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'yml' } } }`),
      'language',
      `'"yml"'`,
    ],
  ])('a misspelling of %s, where it stands', (_, source, at, message) => {
    expect(faultsOf(source)).toEqual([{ at, message: expect.stringContaining(message) }])
  })

  it.each([
    ['a text for a number', withField(`{ id: 'a', type: 'number', default: 'one' }`), `Type 'string' is not assignable to type 'number'.`],
    ['a number for a text', withField(`{ id: 'a', type: 'string', default: 1 }`), `Type 'number' is not assignable to type 'string'.`],
    ['a text for a yes or no', withField(`{ id: 'a', type: 'boolean', default: 'yes' }`), `is not assignable to type 'boolean'`],
    ['one value for rows', withField(`{ id: 'a', type: 'array', items: { type: 'string' }, default: 'a' }`), `is not assignable to type`],
    [
      'one outside closed choices',
      withField(`{ id: 'a', type: 'string', default: 'xl', choices: { values: [{ value: 's', label: 'S' }] } }`),
      `Type '"xl"' is not assignable to type '"s"'.`,
    ],
  ])('a default that does not fit: %s', (_, source, message) => {
    expect(faultsOf(source)).toEqual([{ at: 'default', message: expect.stringContaining(message) }])
  })

  it.each([
    ['a comparison', rule(`{ id: 'contry', operator: 'is_empty' }`, effect), 'id'],
    ['an effect', rule(comparison, `{ id: 'contry', apply_as: 'merge' }`), 'id'],
    [
      'a dependency',
      withField(
        `{ id: 'state', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'x', content_object_depends_on_fields: [{ id: 'contry' }] }] } }`,
      ),
      'id',
    ],
    [
      'a layout',
      withField(`{ id: 'state', type: 'string', ui_options: { ui_layout: { type: 'horizontal', elements: ['state', 'contry'] } } }`),
      `'contry'`,
    ],
    [
      'the order',
      `defineSchema({ metadata, fields: [{ id: 'country', type: 'string' }], ui_options: { ui_order: ['contry'] } })`,
      `'contry'`,
    ],
  ])('the id of no field in %s', (_, source, at) => {
    expect(faultsOf(source)).toEqual([{ at, message: expect.stringMatching(/Type '"contry"' is not assignable to type .*"country"/) }])
  })

  it('a path to no field of a group or of rows', () => {
    const form = (id: string) => `defineSchema({ metadata, fields: [
      { id: 'address', type: 'object', fields: [{ id: 'street', type: 'string' }] },
      { id: 'people', type: 'array', items: { type: 'object', fields: [{ id: 'name', type: 'string' }] } },
      { id: 'note', type: 'string', rules: [{ if: { and: [{ id: '${id}', operator: 'is_empty' }] }, then: { fields: [] } }] },
    ] })`
    for (const id of ['street', 'address.street', 'people.items', 'people.items.name', 'name']) expect(faultsOf(form(id))).toEqual([])
    for (const id of ['address.stret', 'address.name', 'people.name', 'people.items.nam', 'note.items']) {
      expect(faultsOf(form(id))).toEqual([{ at: 'id', message: expect.stringContaining(`Type '"${id}"' is not assignable`) }])
    }
  })

  it.each([
    ['is_empty', `''`, `Type 'string' is not assignable to type`],
    ['equal', `['CA']`, `is not assignable to type 'Scalar'`],
    ['not_equal', `{ id: 'CA' }`, `is not assignable to type 'Scalar'`],
    ['is_in', `'CA'`, `Type 'string' is not assignable to type 'readonly unknown[]'`],
    ['is_not_in', `1`, `Type 'number' is not assignable to type 'readonly unknown[]'`],
    ['greater_than', `'many'`, `Type '"many"' is not assignable to type`],
    ['less_than', `true`, `Type 'true' is not assignable to type`],
  ])('a value that %s does not compare with', (operator, value, message) => {
    expect(faultsOf(rule(`{ id: 'country', operator: '${operator}', value: ${value} }`, effect))).toEqual([
      { at: 'value', message: expect.stringContaining(message) },
    ])
    expect(faultsOf(rule(`{ or: [{ id: 'country', operator: '${operator}', value: ${value} }] }`, effect))).toEqual([
      { at: 'value', message: expect.stringContaining(message) },
    ])
  })

  it('a comparison without the value that its operator needs', () => {
    expect(faultsOf(rule(`{ id: 'country', operator: 'equal' }`, effect))[0]?.message).toContain(`Property 'value' is missing`)
  })

  it('a field without a type, one without an id, and a connection without its lists', () => {
    expect(faultsOf(withField(`{ id: 'a', label: 'A' }`))[0]?.message).toContain(`Property 'type' is missing`)
    expect(faultsOf(withField(`{ type: 'string', label: 'A' }`))[0]?.message).toContain(`Property 'id' is missing`)
    expect(faultsOf(withField(`{ id: 'a', type: 'connection' }`))[0]?.message).toContain('allowed_app_types')
  })
})

describe('defineSchema takes', () => {
  it('everything that the specification and its extensions name', () => {
    const source = `defineSchema({
      $schema: './schema.json',
      metadata,
      ui_options: { ui_order: ['rows', 'note'], ui_layout: { type: 'horizontal', elements: ['note', 'store'] } },
      connections: {},
      rules: [{ if: { or: [{ and: [${comparison}] }, { id: 'note', operator: 'is_in', value: ['a'] }] }, then: { fields: [{ id: 'note', apply_as: 'fully_replace', type: 'integer', default: 1 }] } }],
      fields: [
        { id: 'country', type: 'object', choices: { values: [{ value: { id: 'CA', label: 'Canada', code: 1 }, label: 'Canada' }] }, default: { id: 'CA' }, on_action: { load_schema: true, load_content: true, reload_content_objects: [{ id: 'x' }] } },
        { id: 'note', type: 'string', format: 'uri', ui_options: { ui_widget: null, placeholder: 'https://' }, validation: { required: true, min_length: 1, pattern: '.*' }, validation_messages: { required: 'Say', format: 'An address' } },
        { id: 'store', type: 'connection', allowed_app_types: ['sql_a'], allowed_connection_management_types: ['managed', 'custom'] },
        { id: 'code', type: 'string', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'sql' } } },
        { id: 'rows', type: 'array', label: 'Rows', default: [{}], validation: { min_items: 1, max_items: 2 }, items: { type: 'object', label: 'Row', ui_options: { ui_order: ['a'] }, fields: [{ id: 'a', type: 'number', default: 0.5 }] } },
        { id: 'tags', type: 'array', items: { type: 'string', label: 'Tag', format: 'email', choices: { values: [{ value: 'a', label: 'A' }] } } },
      ],
    })`
    expect(faultsOf(source)).toEqual([])
  })

  it('each operator with what it compares with', () => {
    const comparisons = [
      `'equal', value: 'CA'`,
      `'not_equal', value: false`,
      `'is_in', value: ['CA', 1]`,
      `'is_not_in', value: []`,
      `'is_empty'`,
      `'is_not_empty'`,
      `'greater_than', value: 1.5`,
      `'less_than', value: '10'`,
    ].map((written) => `{ id: 'country', operator: ${written} }`)
    expect(faultsOf(rule(comparisons.join(', '), effect))).toEqual([])
    expect(faultsOf(rule(`{ or: [${comparisons.join(', ')}] }`, effect))).toEqual([])
  })

  it('null in an effect, which removes what the field has, and keeps the types of the fields', () => {
    const cleared = `{ id: 'state', apply_as: 'merge', format: null, choices: null, validation: { pattern: null }, ui_options: { placeholder: null } }`
    const form = rule(comparison, cleared).replace(/^/, 'const form = ')
    expect(faultsOf(form)).toEqual([])
    expect(faultsOf(`${form}\nconst data: FormValuesOf<typeof form> = { country: 'CA' }`)).toEqual([])
    expect(faultsOf(`${form}\nconst data: FormValuesOf<typeof form> = { country: 1 }`)).toEqual([
      expect.objectContaining({ at: 'country' }),
    ])
    expect(faultsOf(withField(`{ id: 'a', type: 'string', format: null }`))).toEqual([expect.objectContaining({ at: 'format' })])
  })

  it('keys that begin with "_", "x-" or "x_" everywhere', () => {
    const own = `_note: 'own', 'x-team': { any: 1 }, x_one: 1`
    expect(
      faultsOf(`defineSchema({ ${own}, metadata: { ...metadata, ${own} }, fields: [{ id: 'a', type: 'string', ${own}, validation: { ${own} }, ui_options: { ${own} },
        choices: { values: [{ value: 'a', label: 'A', ${own} }], ${own} }, rules: [{ ${own}, if: { and: [] }, then: { fields: [{ id: 'a', apply_as: 'merge', ${own} }] } }] }] })`),
    ).toEqual([])
  })

  it('the widgets that a host declares, and no other', () => {
    const source = (widget: string) => `const hostSchema = defineSchema<'ColorPicker'>()
      const form = hostSchema({ metadata, fields: [{ id: 'a', type: 'string', ui_options: { ui_widget: '${widget}' } }] })
      const data: FormValuesOf<typeof form> = { a: 'red' }`
    expect(faultsOf(source('ColorPicker'))).toEqual([])
    expect(faultsOf(source('input'))).toEqual([])
    expect(faultsOf(source('ColourPicker'))).toEqual([
      { at: 'ui_widget', message: expect.stringContaining(`Did you mean '"ColorPicker"'?`) },
    ])
    const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] } as const
    expect(defineSchema<'ColorPicker'>()(schema)).toBe(schema)
  })

  it('a schema from a JSON file as it is, for a module too', () => {
    const json = {
      metadata: { workflows_module_schema_version: '1.0.0' },
      ui_options: { ui_order: ['b', 'a'] },
      rules: [{ if: { and: [{ id: 'a', operator: 'equal', value: 1 }] }, then: { fields: [{ id: 'b', apply_as: 'merge', label: 'B' }] } }],
      fields: [
        {
          id: 'a',
          type: 'strng',
          label: 'A',
          validation: { required: true },
          content: { type: ['managed'], content_objects: [{ id: 'x' }] },
        },
        {
          id: 'b',
          type: 'number',
          default: 1,
          rules: [
            {
              if: { and: [{ id: 'a', operator: 'equals', value: 1 }] },
              then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
            },
          ],
        },
      ],
    }
    const source = `import schema from './schema.json'
      const form = defineSchema(schema)
      const data: FormValuesOf<typeof form> = { anything: 1 }
      createModule({ schema: form, content: { x: () => [] } })`
    expect(faultsOf(source, json)).toEqual([])
  })
})

describe('createModule', () => {
  const form = `const form = defineSchema({ metadata, fields: [
    { id: 'state', type: 'object', content: { type: ['managed'], content_objects: [{ id: 'states' }] } },
    { id: 'area', type: 'array', items: { type: 'string', content: { type: ['custom'], content_objects: [{ id: 'areas' }] } } },
  ] })
  `

  it('takes one function for each content object; those of custom loading logic may be missing', () => {
    expect(faultsOf(`${form} createModule({ schema: form, content: { states: () => [] } })`)).toEqual([])
    expect(faultsOf(`${form} createModule({ schema: form, content: { states: () => [], areas: ({ formData }) => [] } })`)).toEqual([])
    expect(faultsOf(`createModule({ schema: { metadata, fields: [{ id: 'a', type: 'string' }] } })`)).toEqual([])
  })

  it('refuses a missing one', () => {
    expect(faultsOf(`${form} createModule({ schema: form, content: {} })`)).toEqual([
      { at: 'content', message: expect.stringContaining(`Property 'states' is missing`) },
    ])
    expect(faultsOf(`${form} createModule({ form, schema: () => form })`)[0]?.message).toContain(`Property 'content' is missing`)
  })

  it('refuses a misspelt one', () => {
    expect(faultsOf(`${form} createModule({ schema: form, content: { states: () => [], sttes: () => [] } })`)).toEqual([
      { at: 'sttes', message: expect.stringContaining(`Did you mean to write 'states'?`) },
    ])
    expect(faultsOf(`${form} createModule({ form, schema: () => form, content: { sttes: () => [] } })`)).toEqual([
      { at: 'content', message: expect.stringContaining(`Property 'states' is missing`) },
    ])
  })

  it('refuses a function where the schema has no content object, and none where it may have one', () => {
    const plain = `defineSchema({ metadata, fields: [{ id: 'a', type: 'string' }] })`
    const given = (schema: string) => faultsOf(`createModule({ schema: ${schema}, content: { states: () => [] } })`)
    expect(given(plain)).toEqual([{ at: 'states', message: expect.stringContaining(`is not assignable to type 'never'`) }])
    expect(given(`JSON.parse('{}')`)).toEqual([])
    expect(given(`{ metadata, fields: JSON.parse('[]') }`)).toEqual([])
    expect(given(`{ metadata, fields: [{ id: 'a', type: 'string' }], rules: [] }`)).toEqual([])
    expect(faultsOf(`createModule({ form: ${plain}, schema: () => ${plain}, content: { states: () => [] } })`)).toEqual([])
    expect(faultsOf(`createModule({ schema: ${plain}, content: {} })`)).toEqual([])
  })

  it('takes functions for content objects that only a function of the schema brings', () => {
    expect(faultsOf(`${form} createModule({ form, schema: () => form, content: { states: () => [], later: () => [] } })`)).toEqual([])
    expect(faultsOf(`createModule({ schema: () => ({ metadata, fields: [] }), content: { later: () => [] } })`)).toEqual([])
  })
})

describe('An editor proposes', () => {
  it.each([
    ['types', withField(`{ id: 'a', type: '|' }`), ['string', 'number', 'integer', 'boolean', 'connection', 'object', 'array']],
    ['widgets', withField(`{ id: 'a', type: 'string', ui_options: { ui_widget: '|' } }`), ['input', 'textarea', 'SelectWidget']],
    ['operators', rule(`{ id: 'country', operator: '|' }`, effect), ['equal', 'is_in', 'is_not_empty']],
    ['formats', withField(`{ id: 'a', type: 'string', format: '|' }`), ['email', 'date-time']],
    ['ways to apply an effect', rule(comparison, `{ id: 'state', apply_as: '|' }`), ['merge', 'fully_replace']],
    ['the keys of a field', withField(`{ id: 'a', type: 'string', | }`), ['label', 'validation', 'ui_options', 'on_action']],
  ])('%s', (_, source, expected) => {
    expect(checker.complete(head + source)).toEqual(expect.arrayContaining(expected))
  })
})

describe('The cost of checking a schema', () => {
  it('is bounded: 300 fields with rules take fewer than 80,000 instantiations', () => {
    expect(checker.findFaults(typedSchemaSource(300))).toEqual([])
    expect(checker.countInstantiations(`${typedSchemaSource(300)}// another version`)).toBeLessThan(80_000)
  })
})
