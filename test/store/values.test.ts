import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const choices = { values: [{ value: 'a', label: 'A' }] }

describe('a field nobody touched', () => {
  it('is absent without a default, booleans too', () => {
    const form = createTestForm({
      schema: [
        { id: 'text', type: 'string' },
        { id: 'flag', type: 'boolean' },
        { id: 'list', type: 'array', items: { type: 'string' } },
        { id: 'group', type: 'object', fields: [{ id: 'a', type: 'string' }] },
      ],
    })
    expect(form.data()).toEqual({})
    expect(form.submitData()).toEqual({})
    expect(form.view().dirty).toBe(false)
  })

  it('gets its default, hidden or not, and is not dirty by that', () => {
    const form = createTestForm({
      schema: [
        { id: 'a', type: 'string', default: 'x' },
        { id: 'b', type: 'integer', default: 0, ui_options: { ui_widget: 'hidden' } },
        { id: 'c', type: 'boolean', default: false },
      ],
    })
    expect(form.data()).toEqual({ a: 'x', b: 0, c: false })
    expect(form.view().dirty).toBe(false)
  })

  it('gets no default that does not fit its type', () => {
    expect(createTestForm({ schema: [{ id: 'a', type: 'integer', default: 'x' }] }).data()).toEqual({})
  })

  it.each([['abc'], [''], [null], [false], [0]])('keeps %j, which the host gave, in place of its default', (given) => {
    const form = createTestForm({ schema: [{ id: 'f', type: 'string', default: 'd' }], initialValues: { f: given } })
    expect(form.data()).toEqual({ f: given })
  })
})

describe('null', () => {
  it('for a group means empty on purpose: its fields get no defaults', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string', default: 'x' }] }
    const form = createTestForm({ schema: [group], initialValues: { g: null } })
    expect(form.data()).toEqual({ g: null })
    expect(form.at('g').error).toBeUndefined()
    form.type('g/a', 'y')
    expect(form.data()).toEqual({ g: { a: 'y' } })
  })

  it('is gone for good once a field below has held a value', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'number' }] }
    const form = createTestForm({ schema: [group], initialValues: { g: null } })
    form.type('g/a', '1')
    form.type('g/a', '')
    expect(form.data()).toEqual({})
  })

  it('for an array means no rows, until one is added', () => {
    const list = { id: 'l', type: 'array', items: { type: 'string' }, default: ['x'] }
    const form = createTestForm({ schema: [list], initialValues: { l: null } })
    expect(form.data()).toEqual({ l: null })
    form.addRow('l')
    expect(form.data()).toEqual({ l: [''] })
  })
})

describe('a group', () => {
  const fields = [
    { id: 'a', type: 'number' },
    { id: 'b', type: 'object', fields: [{ id: 'c', type: 'number' }] },
  ]

  it('exists in the data with its first child value and goes with its last', () => {
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields }] })
    form.type('g/b/c', '1')
    expect(form.data()).toEqual({ g: { b: { c: 1 } } })
    form.type('g/a', '2')
    form.type('g/b/c', '')
    expect(form.data()).toEqual({ g: { a: 2 } })
    form.type('g/a', '')
    expect(form.data()).toEqual({})
  })

  it('gets the defaults of its children, and a default of its own goes before theirs', () => {
    const inner = [
      { id: 'a', type: 'number', default: 1 },
      { id: 'b', type: 'number', default: 2 },
    ]
    const form = createTestForm({
      schema: [
        { id: 'plain', type: 'object', fields: inner },
        { id: 'own', type: 'object', fields: inner, default: { a: 5, nobody: 6 } },
      ],
    })
    expect(form.data()).toEqual({ plain: { a: 1, b: 2 }, own: { a: 5, b: 2 } })
    expect(form.setAside()).toEqual({})
  })
})

describe('rows', () => {
  const people = {
    id: 'l',
    type: 'array',
    items: {
      type: 'object',
      fields: [
        { id: 'a', type: 'string', default: 'x' },
        { id: 'n', type: 'number' },
      ],
    },
  }

  it('exist from their adding, with the defaults of their fields', () => {
    const form = createTestForm({
      schema: [people, { id: 'bare', type: 'array', items: { type: 'object', fields: [{ id: 'n', type: 'number' }] } }],
    })
    form.addRow('l')
    form.addRow('bare')
    expect(form.data()).toEqual({ l: [{ a: 'x' }], bare: [{}] })
    form.type('bare/0/n', '1')
    form.type('bare/0/n', '')
    expect(form.data()).toEqual({ l: [{ a: 'x' }], bare: [{}] })
  })

  it('of the host get the defaults they lack', () => {
    const form = createTestForm({ schema: [people], initialValues: { l: [{ n: 1 }, { a: '' }, null] } })
    expect(form.data()).toEqual({ l: [{ n: 1, a: 'x' }, { a: '' }, null] })
  })

  it('are seeded by a default of the array, whose rows get theirs', () => {
    expect(createTestForm({ schema: [{ ...people, default: [{}, { n: 2 }] }] }).data()).toEqual({ l: [{ a: 'x' }, { n: 2, a: 'x' }] })
  })

  it('that are blank texts are not submitted', () => {
    const form = createTestForm({
      schema: [{ id: 't', type: 'array', items: { type: 'string' } }],
      initialValues: { t: ['a', '', null, 'b'] },
    })
    form.addRow('t')
    expect(form.data()).toEqual({ t: ['a', '', null, 'b', ''] })
    expect(form.submitData()).toEqual({ t: ['a', 'b'] })
  })

  it('that are blank numbers and connections are not submitted, those of JSON are', () => {
    const listOf = (id: string, items: object) => ({ id, type: 'array', items })
    const form = createTestForm({
      schema: [listOf('n', { type: 'integer' }), listOf('c', { type: 'connection' }), listOf('j', { type: 'array' })],
      initialValues: { n: [0, null, 1], c: [null], j: [null, []] },
    })
    form.addRow('n')
    expect(form.submitData()).toEqual({ n: [0, 1], c: [], j: [null, []] })
  })

  it('of one boolean say no from their adding, where they have no default', () => {
    const form = createTestForm({
      schema: [
        { id: 'b', type: 'array', items: { type: 'boolean' } },
        { id: 'd', type: 'array', items: { type: 'boolean', default: true } },
      ],
      initialValues: { b: [null] },
    })
    form.addRow('b')
    form.addRow('d')
    expect(form.submitData()).toEqual({ b: [false], d: [true] })
  })
})

describe('a value of the host that does not fit', () => {
  it.each([
    ['a number', { type: 'number' }, 'many'],
    ['a text', { type: 'string' }, 5],
    ['a group', { type: 'object', fields: [{ id: 'a', type: 'string' }] }, 'text'],
    ['rows', { type: 'array', items: { type: 'string' } }, { a: 1 }],
    ['a multi-select', { type: 'array', items: { type: 'string', choices } }, 'b'],
  ])('%s is kept and shows a type error at once', (_, definition, value) => {
    const form = createTestForm({ schema: [{ id: 'f', ...definition }], initialValues: { f: value } })
    expect(form.data()).toEqual({ f: value })
    expect(form.at('f').cell.issue?.rule).toBe('type')
  })

  it('is replaced by an edit, and the error with it', () => {
    const form = createTestForm({ schema: [{ id: 'f', type: 'number' }], initialValues: { f: 'many' } })
    form.type('f', '5')
    expect(form.data()).toEqual({ f: 5 })
    expect(form.at('f').error).toBeUndefined()
  })

  it('in place of a group is replaced by the first edit of a child, and does not come back', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'number' }] }
    const form = createTestForm({ schema: [group], initialValues: { g: 'text' } })
    form.type('g/a', '1')
    expect(form.data()).toEqual({ g: { a: 1 } })
    expect(form.at('g').error).toBeUndefined()
    form.type('g/a', '')
    expect(form.data()).toEqual({})
  })

  it('shows its error also where the host sets it later', () => {
    const form = createTestForm({
      schema: [
        { id: 'f', type: 'number' },
        { id: 'g', type: 'object', fields: [{ id: 'n', type: 'number' }] },
      ],
    })
    form.set('f', 'many')
    form.set('g', { n: 'few' })
    expect(form.at('f').cell.issue?.rule).toBe('type')
    expect(form.at('g/n').cell.issue?.rule).toBe('type')
  })

  it('fits where it is one of the choices of its field', () => {
    const form = createTestForm({
      schema: [{ id: 'f', type: 'string', choices: { values: [{ value: 5, label: 'Five' }] } }],
      initialValues: { f: 5 },
    })
    expect(form.at('f').error).toBeUndefined()
    expect(form.data()).toEqual({ f: 5 })
  })
})

describe('a custom widget over a group or rows', () => {
  it('chooses a whole value, which lands in the fields below', () => {
    const form = createTestForm({
      schema: [
        { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string' }] },
        { id: 't', type: 'array', items: { type: 'string' } },
      ],
      initialValues: { g: { a: 'old' }, t: ['x', 'y'] },
    })
    form.choose('g', { a: 'new' })
    form.choose('t', ['z'])
    expect(form.data()).toEqual({ g: { a: 'new' }, t: ['z'] })
    form.choose('g', undefined)
    form.choose('t', undefined)
    expect(form.data()).toEqual({})
  })

  it('clears all below it, where defaults then do not come back', () => {
    const form = createTestForm({
      schema: [
        { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string', default: 'd' }], default: { a: 'g' } },
        { id: 't', type: 'array', items: { type: 'string' }, default: ['d'] },
      ],
    })
    form.choose('g', undefined)
    form.choose('t', undefined)
    expect(form.data()).toEqual({ g: null, t: null })
    form.type('g/a', 'x')
    expect(form.data()).toEqual({ g: { a: 'x' }, t: null })
  })
})
