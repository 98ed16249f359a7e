import { parseSchema, type Definition } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { mergeDefinition } from '../../../src/core/schema/mergeDefinition.ts'

const base: Definition = {
  type: 'object',
  label: 'Base',
  validation: { required: true, pattern: 'x' },
  ui_options: { ui_widget: 'SelectWidget', ui_order: ['a', 'b'] },
  default: { id: 1, label: 'One' },
  choices: { values: [{ value: 'x', label: 'X' }] },
  fields: [
    { id: 'a', type: 'string', label: 'A' },
    { id: 'b', type: 'object', fields: [{ id: 'c', type: 'string' }] },
  ],
}

describe('mergeDefinition', () => {
  test.each<[string, Definition, Definition]>([
    ['merges plain objects deeply', { validation: { pattern: 'y' } }, { ...base, validation: { required: true, pattern: 'y' } }],
    ['replaces scalars', { label: 'New', format: 'email' }, { ...base, label: 'New', format: 'email' }],
    ['replaces lists', { ui_options: { ui_order: ['b'] } }, { ...base, ui_options: { ui_widget: 'SelectWidget', ui_order: ['b'] } }],
    ['replaces the values of choices', { choices: { values: [] } }, { ...base, choices: { values: [] } }],
    ['replaces a default whole', { default: { id: 2 } }, { ...base, default: { id: 2 } }],
    ['sets the widget to null', { ui_options: { ui_widget: null } }, { ...base, ui_options: { ui_widget: null, ui_order: ['a', 'b'] } }],
    ['adds objects that were not there', { on_action: { load_schema: true } }, { ...base, on_action: { load_schema: true } }],
    ['leaves id, apply_as and rules alone', { id: 'x', apply_as: 'merge', rules: [], vendor: 1 }, { ...base, vendor: 1 }],
  ])('%s', (_name, patch, expected) => {
    expect(mergeDefinition(base, patch)).toEqual(expected)
  })

  test('gives choices of an effect, written as id and label, the values that the type of the field needs', () => {
    const choices = { values: [{ id: 'de', label: 'Germany' }] }
    const effect = { id: 'country', apply_as: 'merge', choices, items: { choices } }
    const condition = { and: [{ id: 'eu', operator: 'equal', value: true }] }
    const [patch = {}] =
      parseSchema({ fields: [{ id: 'eu', type: 'boolean', rules: [{ if: condition, then: { fields: [effect] } }] }] }).schema.fields[0]
        ?.rules?.[0]?.then.fields ?? []
    const [object, text] = [
      mergeDefinition({ type: 'object', items: { type: 'string' } }, patch),
      mergeDefinition({ type: 'string' }, patch),
    ]
    expect(object.choices?.values).toEqual([{ value: { id: 'de', label: 'Germany' }, label: 'Germany' }])
    expect(object.items?.choices?.values).toEqual([{ value: 'de', label: 'Germany' }])
    expect(text.choices?.values).toEqual([{ value: 'de', label: 'Germany' }])
  })

  test('reads null as absent on every other key', () => {
    // `as`: parsed effects may contain null at any key.
    const patch = { format: null, label: null, validation: { pattern: null }, choices: null } as unknown as Definition
    const merged = mergeDefinition(base, patch)
    expect(Object.keys(merged)).toEqual(['type', 'validation', 'ui_options', 'default', 'fields'])
    expect(merged.validation).toEqual({ required: true })
  })

  test('merges fields by id, at any depth, and puts new ones after their neighbour', () => {
    const patch: Definition = {
      fields: [
        { id: 'a', label: 'New A' },
        { id: 'new', type: 'string' },
        { id: 'b', fields: [{ id: 'c', label: 'C', rules: [] }] },
      ],
    }
    expect(mergeDefinition(base, patch).fields).toEqual([
      { id: 'a', type: 'string', label: 'New A' },
      { id: 'new', type: 'string' },
      { id: 'b', type: 'object', fields: [{ id: 'c', type: 'string', label: 'C' }] },
    ])
  })

  test('merges the fields of items by id', () => {
    const rows: Definition = { type: 'array', items: { type: 'object', label: 'Row', fields: [{ id: 'a', type: 'string' }] } }
    const patch: Definition = { items: { fields: [{ id: 'a', label: 'A' }] } }
    expect(mergeDefinition(rows, patch)).toEqual({
      type: 'array',
      items: { type: 'object', label: 'Row', fields: [{ id: 'a', type: 'string', label: 'A' }] },
    })
    expect(mergeDefinition({ type: 'array' }, patch).items).toEqual({ fields: [{ id: 'a', label: 'A' }] })
  })

  test('takes keys of unknown objects for what they are', () => {
    expect(mergeDefinition({ vendor: { fields: 'x', items: 1 } }, { vendor: { fields: 'y' } })).toEqual({
      vendor: { fields: 'y', items: 1 },
    })
  })

  test('keeps the identity of what does not change', () => {
    const patch: Definition = { label: 'New', validation: { required: true }, fields: [{ id: 'b', label: 'B' }] }
    const merged = mergeDefinition(base, patch)
    expect(merged.validation).toBe(base.validation)
    expect(merged.fields?.[0]).toBe(base.fields?.[0])
    expect(merged.fields?.[1]?.fields).toBe(base.fields?.[1]?.fields)
    expect(mergeDefinition(base, { label: 'Base', default: { id: 1, label: 'One' } })).toBe(base)
  })

  test('changes neither of its arguments', () => {
    const patch: Definition = { fields: [{ id: 'a', label: 'New' }], validation: { pattern: 'z' } }
    const before = JSON.stringify([base, patch])
    mergeDefinition(base, patch)
    expect(JSON.stringify([base, patch])).toBe(before)
  })
})
