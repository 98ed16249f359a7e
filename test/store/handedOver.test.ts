import { describe, expect, it, vi } from 'vitest'
import type { FormValues } from 'moduleform/core'
import type { SubmitHandler } from '../../src/store/formEnvironment.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const kind = { id: 'kind', type: 'string', label: 'Kind', on_action: { load_schema: true } }
const size = { id: 'size', type: 'integer', label: 'Size', default: 3 }
const note = { id: 'note', type: 'string', label: 'Note', default: 'none' }
const people = {
  id: 'people',
  type: 'array',
  items: {
    type: 'object',
    fields: [
      { id: 'name', type: 'string' },
      { id: 'age', type: 'integer' },
    ],
  },
}

/** The module answers a change of `kind` with other fields. */
async function become(form: TestForm, kindNow: string, fields: readonly object[]) {
  form.choose('kind', kindNow)
  await form.settle()
  await form.answer(form.requests.length - 1, schemaOf([kind, ...fields]))
}

/** A later form of the same step, from the JSON that the host saved. */
function reopen(form: TestForm, fields: readonly object[], values: FormValues = form.data()) {
  const kept = JSON.parse(JSON.stringify([values, form.handedOver()])) as [FormValues, ReturnType<TestForm['handedOver']>]
  return createTestForm({ schemaMerge: 'replace', schema: [kind, ...fields], initialValues: kept[0], initialSetAside: kept[1] })
}

describe('what is handed over and given back', () => {
  it('returns as the text that was typed, where that does not read as a value', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, size] })
    form.type('size', '12 apples')
    await become(form, 'b', [])
    expect(form.handedOver()).toEqual([{ path: ['size'], value: null, text: '12 apples', type: 'integer' }])
    const later = reopen(form, [size])
    expect(later.at('size').cell).toMatchObject({ text: '12 apples', unread: true, value: undefined })
    expect(later.handedOver()).toEqual([])
  })

  it('stays set aside beside what the host set in place of a group', async () => {
    const choices = { values: [{ value: { id: 'x' }, label: 'X' }] }
    const group = { id: 'owner', type: 'object', ui_options: { ui_widget: 'hidden' } }
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, { id: 'owner', type: 'object', choices }] })
    form.choose('owner', { id: 'x' })
    form.replaceStart([kind, group])
    form.set('owner', 'user 7')
    const later = reopen(form, [group])
    expect(later.data()).toEqual(form.data())
    expect(later.handedOver()).toEqual(form.handedOver())
  })

  it('returns as emptied, where a default would come else, and is listed for nobody', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, size, note] })
    form.choose('size', undefined)
    form.type('note', '')
    await become(form, 'b', [])
    expect(form.view().setAside).toEqual([])
    expect(form.handedOver()).toEqual([
      { path: ['size'], value: null, type: 'integer' },
      { path: ['note'], value: null, type: 'string' },
    ])
    expect(reopen(form, [size, note]).data()).toEqual({ kind: 'b', size: null, note: '' })
    await become(form, 'c', [size, note])
    expect(form.data()).toEqual({ kind: 'c', size: null, note: '' })
    expect(form.handedOver()).toEqual([])
  })

  it('returns as `null` in place of a group, with the fields of that', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'x', type: 'string', default: 'd' }] }
    const form = createTestForm({ schema: [group], initialValues: { g: null } })
    form.replaceStart([])
    const later = createTestForm({ schema: [group], initialSetAside: form.handedOver() })
    expect(later.data()).toEqual({ g: null })
    later.type('g/x', 'b')
    expect(later.data()).toEqual({ g: { x: 'b' } })
  })

  it('holds several values of one place, and of places inside one another', async () => {
    const group = { id: 'at', type: 'object', fields: [{ id: 'x', type: 'integer' }] }
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, { id: 'at', type: 'string' }] })
    form.type('at', 'home')
    await become(form, 'b', [group])
    form.type(['at', 'x'], '7')
    await become(form, 'c', [{ id: 'at', type: 'boolean' }])
    const later = reopen(form, [])
    expect(later.handedOver()).toEqual([
      { path: ['at'], value: 'home', type: 'string' },
      { path: ['at', 'x'], value: 7, type: 'integer' },
    ])
    expect(reopen(form, [group]).data()).toEqual({ kind: 'c', at: { x: 7 } })
    expect(reopen(form, [{ id: 'at', type: 'string' }]).data()).toEqual({ kind: 'c', at: 'home' })
  })

  it('keeps the rows of an array that is gone, blank ones and unread texts among them', async () => {
    const form = createTestForm({
      schemaMerge: 'replace',
      schema: [kind, people],
      initialValues: { people: [{ name: 'Ada' }, {}, { name: 'Edith' }, {}] },
    })
    form.type(['people', 2, 'age'], 'forty')
    await become(form, 'b', [])
    const later = reopen(form, [])
    expect(later.handedOver()).toEqual(form.handedOver())
    const last = reopen(later, [people])
    expect(last.data()).toEqual({ kind: 'b', people: [{ name: 'Ada' }, {}, { name: 'Edith' }, {}] })
    expect(last.at(['people', 2, 'age']).cell).toMatchObject({ text: 'forty', unread: true })
    expect(last.handedOver()).toEqual([])
  })

  it('finds the rows of an array that returns in place of the rows of its default', () => {
    const list = { ...people, default: [{}] }
    const rule = {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'flag' }] },
      then: { fields: [{ id: 'people', apply_as: 'merge', type: 'boolean' }] },
    }
    const schema = schemaOf([kind, list], { rules: [rule] })
    const form = createTestForm({ schema, initialValues: { kind: 'flag', people: [{ name: 'a' }, { age: 5 }] } })
    const later = createTestForm({ schema, initialValues: form.data(), initialSetAside: [...form.handedOver()].reverse() })
    expect(new Set(later.handedOver())).toEqual(new Set(form.handedOver()))
    later.choose('kind', 'list')
    expect(later.data()).toEqual({ kind: 'list', people: [{ name: 'a' }, { age: 5 }] })
  })

  it('returns to a blank row as the text that was typed there', () => {
    const list = { id: 'list', type: 'array', items: { type: 'number' } }
    const form = createTestForm({ schema: [list], initialValues: { list: [1, 2] } })
    form.type('list/1', '12 apples')
    const later = createTestForm({ schema: [list], initialValues: form.data(), initialSetAside: handleOf(form).getUnread() })
    expect(later.at('list/1').cell).toMatchObject({ text: '12 apples', unread: true })
    expect(later.data()).toEqual({ list: [1, null] })
  })

  it('of a submit meets no other row where a blank one was left out', async () => {
    const list = (type: string) => ({ id: 'list', type: 'array', items: { type } })
    const onSubmit = vi.fn<SubmitHandler>()
    const form = createTestForm({ schema: [kind, list('string')], initialValues: { list: ['x', 'y', 'z'] }, onSubmit })
    await become(form, 'b', [list('number')])
    form.type('list/2', '3')
    await form.submit()
    const [formData = {}, rest] = onSubmit.mock.calls[0] ?? []
    expect(formData).toEqual({ kind: 'b', list: [3] })
    const later = createTestForm({ schema: [kind, list('number')], initialValues: formData, initialSetAside: rest?.setAside ?? [] })
    expect(later.handedOver()).toEqual(rest?.setAside)
    await become(later, 'a', [list('string')])
    expect(later.data()).toEqual({ kind: 'a', list: ['z'] })
    expect(later.handedOver().map(({ value }) => value)).toEqual(['x', 'y', 3])
  })

  it('returns to a row of JSON as the text that was typed there', () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } } }
    const form = createTestForm({ schema: [list], initialValues: { list: [{ a: 1 }, { a: 2 }] } })
    form.type('list/1', '{ "a":')
    const later = createTestForm({ schema: [list], initialValues: form.data(), initialSetAside: handleOf(form).getUnread() })
    expect(later.at('list/1').cell).toMatchObject({ text: '{ "a":', unread: true })
    expect(later.handedOver()).toEqual([])
  })

  it('gives way to what the host says now', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, note] })
    form.type('note', 'mine')
    await become(form, 'b', [])
    const later = reopen(form, [note], { kind: 'b', note: 'theirs' })
    expect(later.data()).toEqual({ kind: 'b', note: 'theirs' })
    expect(later.handedOver()).toEqual([{ path: ['note'], value: 'mine', type: 'string' }])
  })

  it('waits for the first schema where there is none yet, and for a field that comes later still', async () => {
    const entry = { path: ['size'], value: 5, type: 'integer' }
    const form = createTestForm({ schemaMerge: 'replace', initialValues: { kind: 'b' }, initialSetAside: [entry] })
    expect(form.handedOver()).toEqual([entry])
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    expect(form.handedOver()).toEqual([entry])
    await become(form, 'c', [size])
    expect(form.data()).toEqual({ kind: 'c', size: 5 })
  })

  it('is given up by a reset', () => {
    const form = createTestForm({
      schemaMerge: 'replace',
      schema: [kind],
      initialSetAside: [{ path: ['size'], value: 5, type: 'integer' }],
    })
    form.dispatch({ type: 'formReset', values: {} })
    expect(form.handedOver()).toEqual([])
  })
})

describe('a submit', () => {
  it('hands over the unread text of a field that a rule hides', async () => {
    const onSubmit = vi.fn()
    const hide = {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'b' }] },
      then: { fields: [{ id: 'size', ui_options: { ui_widget: 'hidden' } }] },
    }
    const form = createTestForm({ schema: [{ id: 'kind', type: 'string', rules: [hide] }, size], onSubmit })
    form.type('size', '12 apples')
    form.type('kind', 'b')
    await form.submit()
    expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ unread: [{ path: ['size'], value: null, text: '12 apples', type: 'integer' }] })
  })
})

describe('the data that a schema was asked with', () => {
  it('come with every change and submit', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [kind, note], onSubmit })
    await become(form, 'b', [note])
    form.type('note', 'x')
    await form.clock.advance(16)
    expect(form.changes.at(-1)?.meta.schemaData).toEqual({ kind: 'b', note: 'none' })
    await form.submit()
    expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ schemaData: { kind: 'b', note: 'none' } })
  })

  it('ask for the schema when the step opens again, and the form data only after that', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'c' }, initialSchemaData: { kind: 'b' } })
    await form.settle()
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ kind: 'b' }])
    await form.answer(0, schemaOf([kind, note]))
    expect(form.data()).toEqual({ kind: 'c', note: 'none' })
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ kind: 'b' }, { kind: 'c', note: 'none' }])
  })

  it('go out whole as long as nobody has answered the first request', async () => {
    const form = createTestForm({ schema: [kind, note], initialValues: { kind: 'c' }, initialSchemaData: { kind: 'b', extra: 1 } })
    await form.settle()
    form.type('note', 'x')
    await form.clock.advance(16)
    expect(form.changes.at(-1)?.meta.schemaData).toEqual({ kind: 'b', extra: 1 })
    expect(form.requests).toHaveLength(1)
  })

  it('ask for nothing where the schema at hand is theirs', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'b' }, initialSchemaData: { kind: 'b' } })
    await form.settle()
    await form.answer(0, schemaOf([kind, note]))
    expect(form.requests).toHaveLength(1)
    expect(createTestForm({ schema: [kind], initialSchemaData: { note: 'x' } }).requests).toHaveLength(0)
  })

  it('ask for the schema where only one of the fields that load it had another value', async () => {
    const saved = { mode: 'x' }
    const form = createTestForm({ schema: [kind, { ...kind, id: 'mode' }], initialValues: saved, initialSchemaData: saved })
    await form.settle()
    expect(form.requests.map(({ formData }) => formData)).toEqual([saved])
  })

  it('give way to what the user changes meanwhile', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'c' }, initialSchemaData: { kind: 'b' } })
    await form.settle()
    form.choose('kind', 'd')
    await form.settle()
    expect(form.requests.at(-1)?.formData).toEqual({ kind: 'd' })
  })
})
