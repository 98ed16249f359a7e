import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

/** A rule: while `id` equals `value`, the effects apply. */
const when = (id: string, value: unknown, ...effects: readonly object[]) => ({
  if: { and: [{ id, operator: 'equal', value }] },
  then: { fields: effects },
})
const merge = (id: string, change: object) => ({ id, apply_as: 'merge', ...change })
const replace = (id: string, change: object) => ({ id, apply_as: 'fully_replace', ...change })
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }
const shown = { ui_options: { ui_widget: null } }

describe('an effect', () => {
  it('merges while its condition holds, and exactly the base returns', () => {
    const target = text('b', { label: 'B', validation: { min_length: 2 } })
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', { validation: { pattern: '^z' }, format: 'email' }))] }), target],
    })
    const base = form.at('b').cell.node
    form.type('a', 'x')
    expect(form.at('b').cell.node.definition).toMatchObject({ label: 'B', format: 'email', validation: { min_length: 2, pattern: '^z' } })
    form.type('a', 'xy')
    expect(form.at('b').cell.node).toBe(base)
  })

  it('replaces fully while its condition holds, and exactly the base returns', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', replace('b', { type: 'number' }))] }), text('b', { label: 'B' })],
    })
    const base = form.at('b').cell.node
    form.type('a', 'x')
    expect(form.at('b').cell.node.definition).toEqual({ id: 'b', type: 'number' })
    form.type('a', '')
    expect(form.at('b').cell.node).toBe(base)
  })

  it('holds from the start where the host values say so', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', hidden))] }), text('b')],
      initialValues: { a: 'x' },
    })
    expect(form.at('b').cell.node.hidden).toBe(true)
    expect(form.view().dirty).toBe(false)
  })

  it('on the same property as another gives way to the last in document order', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', { label: 'First', description: 'first' }))] }), text('b')],
      initialValues: { a: 'x' },
    })
    expect(form.at('b').cell.node.label).toBe('First')
    const both = createTestForm({
      schema: schemaOf([text('a', { rules: [when('a', 'x', merge('b', { label: 'First', description: 'first' }))] }), text('b')], {
        rules: [when('a', 'x', merge('b', { label: 'Last' }))],
      }),
      initialValues: { a: 'x' },
    })
    expect(both.at('b').cell.node.definition).toMatchObject({ label: 'Last', description: 'first' })
  })

  it('on a group gives way to a later one on a field in it, and the other way round', () => {
    const group = { id: 'g', type: 'object', fields: [text('b')] }
    const rules = [
      when('a', 'x', merge('g.b', { label: 'First' })),
      when('a', 'x', merge('g', { fields: [{ id: 'b', label: 'Of the group' }] })),
      when('c', 'x', merge('g.b', { label: 'Last' })),
    ]
    const form = createTestForm({ schema: schemaOf([text('a'), text('c'), group], { rules }) })
    const labels = [form.at('g/b').cell.node.label]
    for (const [id, value] of [
      ['a', 'x'],
      ['c', 'x'],
      ['c', ''],
      ['a', ''],
    ] as const) {
      form.type(id, value)
      labels.push(form.at('g/b').cell.node.label)
    }
    expect(labels).toEqual(['B', 'Of the group', 'Last', 'Of the group', 'B'])
  })

  it('brings fields, whose values are set aside when it stops and return when it holds again', () => {
    const effect = merge('g', { fields: [text('extra', { default: 'd' })] })
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', effect)] }), { id: 'g', type: 'object', fields: [text('own')] }],
    })
    form.type('a', 'x')
    expect(form.data()).toEqual({ a: 'x', g: { extra: 'd' } })
    form.type('g/extra', 'mine')
    form.type('a', '')
    expect(form.data()).toEqual({ a: '' })
    expect(form.setAside()).toEqual({ g: { extra: 'mine' } })
    form.type('a', 'x')
    expect(form.data()).toEqual({ a: 'x', g: { extra: 'mine' } })
  })

  it('that reaches into rows by a dotted id holds in the rows where its condition does', () => {
    const items = { type: 'object', fields: [text('kind', { rules: [when('kind', 'x', merge('more', hidden))] }), text('more')] }
    const form = createTestForm({ schema: [{ id: 'l', type: 'array', items }], initialValues: { l: [{ kind: 'x' }, { kind: 'y' }] } })
    const hiddenOf = () => [0, 1].map((row) => form.at(['l', row, 'more']).cell.node.hidden)
    expect(hiddenOf()).toEqual([true, false])
    form.moveRow('l', 0, 1)
    expect(hiddenOf()).toEqual([false, true])
    form.type('l/0/kind', 'x')
    expect(hiddenOf()).toEqual([true, true])
    form.addRow('l')
    expect(form.at('l/2/more').cell.node.hidden).toBe(false)
  })

  it('in rows that reads all rows sees them come and go', () => {
    const form = createTestForm({
      schema: [
        { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } },
        text('b', { rules: [when('l.items.a', 'x', merge('b', { label: 'Some row holds x' }))] }),
      ],
    })
    form.addRow('l')
    form.type('l/0/a', 'x')
    expect(form.at('b').cell.node.label).toBe('Some row holds x')
    form.addRow('l')
    form.removeRow('l', 0)
    expect(form.at('b').cell.node.label).toBe('B')
  })

  it('on all rows reaches a row that is added later', () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } }
    const form = createTestForm({ schema: [list, text('b', { rules: [when('b', 'x', merge('l.items.a', { label: 'Changed' }))] })] })
    form.type('b', 'x')
    form.addRow('l')
    expect(form.at('l/0/a').cell.node.label).toBe('Changed')
  })
})

describe('the default of an effect', () => {
  const form = (initialValues = {}) =>
    createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('n', { default: 7 }))] }), { id: 'n', type: 'number' }],
      initialValues,
    })

  it('is applied when it first holds, where the field holds no value', () => {
    const one = form()
    one.type('a', 'x')
    expect(one.data()).toEqual({ a: 'x', n: 7 })
    one.type('a', '')
    expect(one.data()).toEqual({ a: '', n: 7 })
  })

  it('takes the place of no text that does not read', () => {
    const one = form()
    one.type('n', '12,5')
    one.type('a', 'x')
    expect(one.at('n').cell).toMatchObject({ value: undefined, text: '12,5', unread: true })
  })

  it('is not applied where the field holds a value, nor null', () => {
    for (const n of [1, null]) {
      const one = form({ n })
      one.type('a', 'x')
      expect(one.data()).toEqual({ a: 'x', n })
    }
  })

  it('is applied once', () => {
    const one = form()
    one.type('a', 'x')
    one.type('a', '')
    one.type('n', '')
    expect(one.data()).toEqual({ a: '' })
    one.type('a', 'x')
    expect(one.data()).toEqual({ a: 'x' })
  })

  it('fills a group or rows that hold nothing', () => {
    const two = createTestForm({
      schema: [
        text('a', { rules: [when('a', 'x', merge('g', { default: { b: '1' } }), merge('l', { default: [{}, { b: '2' }] }))] }),
        { id: 'g', type: 'object', fields: [text('b'), text('c')] },
        { id: 'l', type: 'array', items: { type: 'object', fields: [text('b')] } },
      ],
    })
    two.type('a', 'x')
    expect(two.data()).toEqual({ a: 'x', g: { b: '1' }, l: [{}, { b: '2' }] })
    two.removeRow('l', 0)
    two.removeRow('l', 0)
    two.type('a', '')
    two.type('a', 'x')
    expect(two.data()).toEqual({ a: 'x', g: { b: '1' }, l: [] })
  })

  it('may make the condition of the next rule hold', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `f${index}`)
    const chain = ids.map((id, index) => text(id, { rules: [when(id, 'x', merge(`f${index + 1}`, { default: 'x' }))] }))
    const all = { if: { or: ids.map((id) => ({ id, operator: 'is_empty' })) }, then: { fields: [merge('last', hidden)] } }
    const one = createTestForm({ schema: [text('last', { rules: [all] }), ...chain, text('f40')] })
    expect(one.at('last').cell.node.hidden).toBe(true)
    one.type('f0', 'x')
    expect(one.data()).toEqual(Object.fromEntries([...ids, 'f40'].map((id) => [id, 'x'])))
    expect(one.at('last').cell.node.hidden).toBe(false)
  })
})

describe('a chain of hidden fields', () => {
  const schema = [
    text('country', { rules: [when('country', 'DE', merge('state', shown))] }),
    text('state', { ...hidden, rules: [when('state', 'BY', merge('county', shown))] }),
    text('county', hidden),
  ]

  it('closes with its first', () => {
    const form = createTestForm({ schema, initialValues: { country: 'DE', state: 'BY' } })
    expect(form.at('county').cell.node.hidden).toBe(false)
    form.type('country', 'FR')
    expect([form.at('state').cell.node.hidden, form.at('county').cell.node.hidden]).toEqual([true, true])
    form.type('country', 'DE')
    expect(form.at('county').cell.node.hidden).toBe(false)
  })
})

describe('rules that undo each other', () => {
  it('settle where they began, and lose nothing', () => {
    const form = createTestForm({ schema: [text('a', { rules: [when('a', 'x', merge('a', { type: 'number' }))] })] })
    form.type('a', 'x')
    expect(form.data()).toEqual({ a: 'x' })
    form.type('a', 'y')
    expect(form.data()).toEqual({ a: 'y' })
    expect(form.setAside()).toEqual({})
  })
})
