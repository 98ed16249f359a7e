import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } }

describe('a value that an earlier form handed over', () => {
  it('takes the place of the one that the host gives without a field, where no field ever held it', () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { x: 1 }, initialSetAside: [{ path: ['x'], value: 2 }] })
    expect(form.handedOver()).toEqual([{ path: ['x'], value: 2 }])
  })

  it('is kept before that one, which returns first, where a field held it', () => {
    const held = { path: ['x'], value: 2, type: 'number' }
    const form = createTestForm({ schema: [text('a')], initialValues: { x: 1 }, initialSetAside: [held] })
    expect(form.handedOver()).toEqual([held, { path: ['x'], value: 1 }])
  })

  it('in a row is given back as it came, beside a list that never had a field', () => {
    const entries = [
      { path: ['l'], value: [{ a: 'of the host' }] },
      { path: ['l', 1, 'b'], value: 2, type: 'number' },
    ]
    const form = createTestForm({ schema: [text('a')], initialSetAside: entries })
    expect(new Set(form.handedOver())).toEqual(new Set(entries))
    const later = createTestForm({ schema: [text('a')], initialSetAside: [...form.handedOver()].reverse() })
    expect(new Set(later.handedOver())).toEqual(new Set(entries))
  })
})

describe('a group that is set as a whole', () => {
  it('drops what was set aside in its rows, and nothing beside them', () => {
    const form = createTestForm({
      schema: [{ id: 'g', type: 'object', fields: [list] }],
      initialValues: { g: { l: [{ a: 'x', gone: 1 }], stays: 2 } },
    })
    expect(form.handedOver()).toHaveLength(2)
    form.set('g', { l: [{ a: 'y' }] })
    expect(form.handedOver()).toEqual([{ path: ['g', 'stays'], value: 2 }])
  })
})

describe('the list of what is set aside', () => {
  const listed = (form: ReturnType<typeof createTestForm>) => form.view().setAside.map(({ label, text: shown }) => [label, shown])

  it('names what had no field by its id, and a row by nothing', () => {
    const initialSetAside = [
      { path: ['first_name'], value: 'Ada' },
      { path: ['l', 0], value: 'x', type: 'string' },
    ]
    const form = createTestForm({ schema: [text('a')], initialSetAside })
    expect(listed(form)).toEqual([
      ['', 'x'],
      ['First name', 'Ada'],
    ])
  })

  it('shows a choice by its label, and a text that could not be read as it was typed', () => {
    const choices = { values: [{ value: 'a', label: 'Alpha' }] }
    const form = createTestForm({ schema: [text('one', { label: 'One', choices }), { id: 'two', type: 'number', label: 'Two' }] })
    form.choose('one', 'a')
    form.type('two', '12 apples')
    form.replaceStart([text('a')])
    expect(listed(form)).toEqual([
      ['One', 'Alpha'],
      ['Two', '12 apples'],
    ])
  })

  it('leaves out blank rows of an earlier form, whose values are listed by themselves', () => {
    const initialSetAside = [
      { path: ['l'], value: [{}, {}], type: 'array' },
      { path: ['l', 1, 'b'], value: 'x', type: 'string' },
    ]
    const form = createTestForm({ schema: [text('a')], initialSetAside })
    expect(form.view().setAside.map(({ path }) => path)).toEqual([['l', 1, 'b']])
    expect(form.handedOver()).toEqual(initialSetAside)
  })

  it.each([
    ['leaves out a list whose rows are all blank', ['', ''], []],
    ['names a list of which only one is', ['', 'x'], [['l']]],
  ] as const)('%s', (_name, value, paths) => {
    const form = createTestForm({ schema: [text('a')], initialSetAside: [{ path: ['l'], value, type: 'array' }] })
    expect(form.view().setAside.map(({ path }) => path)).toEqual(paths)
  })
})
