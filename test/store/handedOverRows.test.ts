import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string) => ({ id, type: 'string' })
const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('a'), text('b')] } }
const inRow = (index: number, value: string) => ({ path: ['l', index, 'b'], value, type: 'string' })

describe('values that an earlier form handed over from rows', () => {
  it('return in rows of their own, in place of those of a default', () => {
    const form = createTestForm({ schema: [], initialSetAside: [inRow(0, 'x'), inRow(1, 'y')] })
    form.replaceStart([{ ...list, default: [{ a: '1' }, { a: '2' }] }])
    expect(form.data()).toEqual({ l: [{ b: 'x' }, { b: 'y' }] })
    expect(form.handedOver()).toEqual([])
  })

  it('bring as many rows as they name, be there fewer in their array', () => {
    const form = createTestForm({
      schema: [],
      initialSetAside: [{ path: ['l'], value: [{}], type: 'array' }, inRow(0, 'x'), inRow(1, 'y')],
    })
    form.replaceStart([list])
    expect(form.data()).toEqual({ l: [{ b: 'x' }, { b: 'y' }] })
  })

  it('return into the rows of a list that the host gave when no field was there', () => {
    const initialValues = { l: [{ a: 'given' }, { a: 'too' }] }
    const form = createTestForm({ schema: [], initialValues, initialSetAside: [inRow(0, 'x'), inRow(2, 'z')] })
    form.replaceStart([list])
    expect(form.data()).toEqual({
      l: [{ a: 'given', b: 'x' }, { a: 'too' }],
    })
  })

  it('lie in the rows of their array, though a value of another type is set aside in its place too', () => {
    const home = { path: ['l'], value: 'home', type: 'string' }
    const form = createTestForm({ schema: [], initialSetAside: [home, { path: ['l'], value: [{}, {}], type: 'array' }, inRow(1, 'y')] })
    form.replaceStart([list])
    expect(form.data()).toEqual({ l: [{}, { b: 'y' }] })
    expect(form.handedOver()).toEqual([home])
  })
})

describe('what the host gives now', () => {
  it('is `null` too, which a text of an earlier form does not replace', () => {
    const entry = { path: ['n'], value: null, text: '12 apples', type: 'number' }
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }], initialValues: { n: null }, initialSetAside: [entry] })
    expect(form.data()).toEqual({ n: null })
    expect(form.handedOver()).toEqual([entry])
  })

  it('is a row of fields, which a text of an earlier form in place of that row does not replace', () => {
    const entry = { path: ['l', 0], value: 'x', type: 'string' }
    const form = createTestForm({ schema: [list], initialValues: { l: [{ a: 'given' }] }, initialSetAside: [entry] })
    expect(form.data()).toEqual({ l: [{ a: 'given' }] })
    expect(form.handedOver()).toEqual([entry])
  })
})
