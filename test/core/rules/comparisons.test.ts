import { compilePlan, evaluateRules, parseSchema, type FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'

const text = (id: string) => ({ id, type: 'string' })
const rows = { id: 'r', type: 'array', items: { type: 'object', fields: [text('a')] } }
const code = { ui_options: { ui_widget: 'CodeblockWidget' } }
const rule = (term: object, id: string, change: object, apply_as = 'merge') => ({
  if: { and: [term] },
  then: { fields: [{ id, apply_as, ...change }] },
})

const evaluate = (fields: readonly object[], rules: readonly object[], data: FormValues) =>
  evaluateRules(compilePlan(parseSchema(schemaOf(fields, { rules })).schema), data)

/** Whether a comparison holds for form data. */
const holds = (id: string, operator: string, value: unknown, data: FormValues): boolean =>
  evaluate([text('t'), rows, text('b')], [rule({ id, operator, value }, 'b', { label: 'Changed' })], data).nodeAt('/b')?.label === 'Changed'

describe('a comparison', () => {
  it.each([
    ['of rows looks on where the first is empty', 'r.items.a', 'equal', 'x', { r: [{ a: '' }, { a: 'x' }] }, true],
    ['of rows takes the empty ones for no value', 'r.items.a', 'is_in', ['', 'x'], { r: [{ a: '' }, { a: 'y' }] }, false],
    ['takes an absent text for no value', 't', 'equal', false, {}, false],
    ['takes an empty text for no value', 't', 'is_in', ['', 'x'], { t: '' }, false],
  ])('%s', (_, id, operator, value, data, expected) => {
    expect(holds(id, operator, value, data)).toBe(expected)
  })

  it('of a field in a group reads the JSON that a rule has had written in place of the group', () => {
    const group = { id: 'g', type: 'object', fields: [text('a')] }
    const rules = [
      rule({ id: 't', operator: 'is_empty' }, 'g', code),
      rule({ id: 'g.a', operator: 'equal', value: 'x' }, 'b', { label: 'X' }),
    ]
    expect(evaluate([text('t'), group, text('b')], rules, { g: { a: 'x' } }).nodeAt('/b')?.label).toBe('X')
    expect(evaluate([text('t'), group, text('b')], rules, { g: { a: 'y' } }).nodeAt('/b')?.label).not.toBe('X')
  })
})

describe('rules of rows', () => {
  it('change them also in an array that is off', () => {
    const rules = [
      rule({ id: 't', operator: 'is_empty' }, 'r', { ui_options: { ui_widget: 'hidden' } }),
      rule({ id: 't', operator: 'is_empty' }, 'r.items.a', { label: 'Changed' }),
    ]
    const { isOff, nodeAt } = evaluate([text('t'), rows], rules, { r: [{ a: 'x' }] })
    expect(isOff('/r')).toBe(true)
    expect(nodeAt('/r/0/a')?.label).toBe('Changed')
  })
})

describe('an effect that merges', () => {
  const always = { id: 't', operator: 'is_empty' }

  it('brings groups, lists and widgets into fields that had none', () => {
    const deep = {
      id: 'deep',
      type: 'array',
      ui_options: { ui_widget: null },
      items: { type: 'string', ui_options: { ui_widget: null } },
    }
    const inner = { id: 'inner', type: 'object', ui_options: { ui_widget: null }, fields: [deep] }
    const fields = [text('t'), { id: 'g', type: 'object', fields: [{ id: 'old', type: 'object' }] }]
    const { nodeAt } = evaluate(fields, [rule(always, 'g', { fields: [{ id: 'old', fields: [inner] }] })], {
      g: { old: { inner: { deep: ['x'] } } },
    })
    expect(nodeAt('/g/old/inner/deep/0')?.control).toBe('input')
  })

  it('leaves a list of choices without items as it is', () => {
    const list = { id: 'l', type: 'array', choices: { values: [{ value: 'x', label: 'X' }] } }
    const { nodeAt } = evaluate([text('t'), list], [rule(always, 'l', { label: 'Changed' })], {})
    expect(nodeAt('/l')?.control).toBe('MultiSelect')
    expect(nodeAt('/l')?.definition).not.toHaveProperty('items')
  })
})
