import { parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { metadata } from './schemaLike.ts'

const told = (json: unknown) => parseSchema(json).problems.map(({ code, pointer, args }) => [code, pointer, args])
const toldOf = (field: object) => told({ metadata, fields: [{ id: 'a', type: 'string', ...field }] })
const wrong = (key: string, expected: string, got = 'a number') => [
  'key/wrong-type',
  `/fields/0/${key}`,
  { key: key.split('/').at(-1), expected, got },
]

describe('What a schema has in place of what belongs there is said', () => {
  it.each<[unknown, unknown[]]>([
    [7, ['schema/no-fields', '', { got: 'a number' }]],
    [[], ['schema/no-fields', '', { got: 'an array' }]],
    [null, ['schema/no-fields', '', { got: 'null' }]],
    [{ metadata }, ['schema/no-fields', '', { got: 'nothing' }]],
    [{ metadata, fields: 7 }, ['schema/no-fields', '/fields', { got: 'a number' }]],
    [{ metadata: 7, fields: [] }, ['key/wrong-type', '/metadata', { key: 'metadata', expected: 'an object', got: 'a number' }]],
    [{ fields: [] }, ['schema/no-metadata', '', {}]],
    [{ metadata: {}, fields: [] }, ['schema/no-version', '/metadata', {}]],
    [{ metadata, fields: [7] }, ['field/not-an-object', '/fields/0', { got: 'a number' }]],
    [{ metadata, fields: [{ type: 'string' }] }, ['field/missing-id', '/fields/0', { got: 'nothing' }]],
    [{ metadata, fields: [{ id: '', type: 'string' }] }, ['field/missing-id', '/fields/0', { got: 'an empty text' }]],
  ])('of the root: %j', (json, problem) => {
    expect(told(json)).toEqual([problem])
  })

  it.each<[object, ...unknown[]]>([
    [{ label: 7 }, wrong('label', 'a text')],
    [{ fields: 7 }, wrong('fields', 'a list of fields')],
    [{ validation: 7 }, wrong('validation', 'an object')],
    [{ validation: { required: 'yes' } }, wrong('validation/required', 'true or false', 'a text')],
    [{ validation: { min_length: -1 } }, wrong('validation/min_length', 'a whole number, 0 or more')],
    [{ ui_options: { ui_order: 7 } }, wrong('ui_options/ui_order', 'a list of texts')],
    [{ ui_options: { ui_layout: 7 } }, wrong('ui_options/ui_layout', 'an object')],
    [{ type: 7 }, ['field/unknown-type', '/fields/0/type', { type: 'a number' }]],
    [{ type: 'colour' }, ['field/unknown-type', '/fields/0/type', { type: 'colour' }]],
    [
      { type: 'connection' },
      ['connection/no-allowed-list', '/fields/0', { key: 'allowed_app_types' }],
      ['connection/no-allowed-list', '/fields/0', { key: 'allowed_connection_management_types' }],
    ],
    [{ choices: 7 }, wrong('choices', 'an object with a list "values"')],
    [{ choices: 'ab' }, wrong('choices', 'an object with a list "values"', 'a text')],
    [{ choices: { values: 7 } }, ['choices/not-a-list', '/fields/0/choices/values', { got: 'a number' }]],
    [{ choices: {} }, ['choices/not-a-list', '/fields/0/choices', { got: 'nothing' }]],
    [{ content: { content_objects: 7 } }, wrong('content/content_objects', 'a list')],
    [{ content: { type: 7, content_objects: [] } }, wrong('content/type', 'a list of texts')],
    [
      { content: { type: [], content_objects: [7] } },
      ['content/object-without-id', '/fields/0/content/content_objects/0', { got: 'a number' }],
      ['content/no-type', '/fields/0/content', {}],
    ],
  ])('of a field: %j', (field, ...problems) => {
    expect(toldOf(field)).toEqual(problems)
  })

  const effects = [{ id: 'b', apply_as: 'merge' }]
  const condition = { and: [{ id: 'b', operator: 'is_empty' }] }
  const at = (place: string, code: string, args: object) => [`rules/${code}`, `/fields/0/rules/0${place}`, args]
  it.each<[unknown, ...unknown[]]>([
    [7, at('', 'not-an-object', { got: 'a number' })],
    [{}, at('', 'no-effects', { got: 'nothing' }), at('', 'no-condition', { got: 'nothing' })],
    [{ if: condition, then: null }, at('/then', 'no-effects', { got: 'null' })],
    [{ if: condition, then: 7 }, at('/then', 'no-effects', { got: 'a number' })],
    [{ if: condition, then: { fields: 7 } }, at('/then', 'no-effects', { got: 'a number' })],
    [{ if: condition, then: {} }, at('/then', 'no-effects', { got: 'nothing' })],
    [{ if: 7, then: { fields: effects } }, at('/if', 'no-condition', { got: 'a number' })],
    [{ if: null, then: { fields: effects } }, at('/if', 'no-condition', { got: 'null' })],
    [{ if: condition, then: { fields: [7] } }, at('/then/fields/0', 'effect-without-id', { got: 'a number' })],
    [{ if: condition, then: { fields: [{ id: 7 }] } }, at('/then/fields/0', 'effect-without-id', { got: 'a number' })],
    [{ if: { and: 7 }, then: { fields: effects } }, at('/if/and', 'unreadable-term', { got: 'a number' })],
    [
      { if: { and: [{}] }, then: { fields: effects } },
      at('/if/and/0', 'unreadable-term', { got: 'an object without "id" and "operator"' }),
    ],
    [
      { if: { or: [{ id: 'b', operator: 'is_in', value: 7 }] }, then: { fields: effects } },
      at('/if/or/0/value', 'wrong-value', { operator: 'is_in', expected: 'a list', got: 'a number' }),
    ],
    [
      { if: { or: [{ id: 'b', operator: 'is_in' }] }, then: { fields: effects } },
      at('/if/or/0', 'wrong-value', { operator: 'is_in', expected: 'a list', got: 'nothing' }),
    ],
    [
      { if: { or: [{ id: 'b', operator: 'what', value: 7 }] }, then: { fields: effects } },
      at('/if/or/0/operator', 'unknown-operator', { operator: 'what' }),
    ],
  ])('of a rule: %j', (rule, ...problems) => {
    expect(toldOf({ rules: [rule] })).toEqual(problems)
  })
})

it('Content without a type, or with one that cannot be read, is managed', () => {
  const content_objects = [{ id: 'c' }]
  for (const type of [undefined, [], 7, null]) {
    const [field] = parseSchema({ metadata, fields: [{ id: 'a', type: 'string', content: { type, content_objects } }] }).schema.fields
    expect(field?.content).toEqual({ type: ['managed'], content_objects })
  }
})
