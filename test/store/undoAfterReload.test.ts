import { describe, expect, it } from 'vitest'
import { city, country, options } from '../support/contentFields.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { become } from '../support/become.ts'
import { people, text, two } from '../support/peopleFields.ts'
import { snapshotForm } from '../support/snapshotForm.ts'

const filter = { id: 'filter', type: 'object' }
const include = { include: ['John'] }
const controlOf = (form: TestForm) => form.at('filter').cell.node.control

describe('undo after the module has sent another schema', () => {
  it('brings back a default as the default that the field has by now', async () => {
    const form = createTestForm({ schema: [text('a', { default: 'old' })] })
    form.choose('a', 'mine')
    await become(form, [text('a', { default: 'new' })])
    expect(form.data()).toEqual({ a: 'mine' })
    form.undo()
    expect(form.data()).toEqual({ a: 'new' })
  })

  it('gives back to a field that has come what was discarded before there was one', async () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { gone: 'set aside' } })
    form.dispatch({ type: 'setAsideDiscarded' })
    await become(form, [text('a'), text('gone')])
    form.blur('gone')
    form.undo()
    expect(form.data()).toEqual({ gone: 'set aside' })
    expect(form.handedOver()).toEqual([])
    expect(snapshotForm(form).touched).toEqual(['/gone'])
    form.redo()
    expect(form.data()).toEqual({})
  })

  it('gives a field nothing back that it cannot hold', async () => {
    const form = createTestForm({ schema: [text('f')], schemaMerge: 'replace' })
    form.type('f', 'words')
    await become(form, [text('a')])
    const kept = form.handedOver()
    form.dispatch({ type: 'setAsideDiscarded' })
    await become(form, [{ id: 'f', type: 'integer', default: 3 }])
    form.undo()
    expect(form.data()).toEqual({ f: 3 })
    expect(form.handedOver()).toEqual(kept)
  })

  it('gives it of two the one that it can hold', async () => {
    const integer = { id: 'f', type: 'integer' }
    const form = createTestForm({ schema: [text('f')], schemaMerge: 'replace' })
    form.type('f', 'words')
    await become(form, [integer])
    form.type('f', '5')
    await become(form, [text('a')])
    expect(form.handedOver()).toHaveLength(2)
    form.dispatch({ type: 'setAsideDiscarded' })
    await become(form, [integer])
    form.undo()
    expect(form.data()).toEqual({ f: 5 })
    expect(form.handedOver()).toEqual([{ path: ['f'], value: 'words', type: 'string' }])
  })

  it('keeps the field that a rule had brought and the schema has by now', async () => {
    const group = (...fields: readonly object[]) => ({ id: 'g', type: 'object', fields: [text('x'), ...fields] })
    const more = { fields: [{ id: 'g', apply_as: 'merge', fields: [text('nick')] }] }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'on' }] }, then: more }]
    const form = createTestForm({ schema: [text('a', { rules }), group()] })
    form.type('a', 'on')
    form.commit('a')
    expect(form.has('g/nick')).toBe(true)
    await become(form, [text('a', { rules }), group(text('nick'))])
    form.undo()
    expect(form.has('g/nick')).toBe(true)
  })

  it('tells a row of a single value its new number, where rows have become that since', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.removeRow('people', 0)
    await become(form, [{ ...people, items: { type: 'string' } }])
    const row = form.find('people/0')
    const told: string[] = []
    form.store.subscribeField(row, () => told.push(row))
    form.undo()
    expect(form.find('people/1')).toBe(row)
    expect(told).toEqual([row])
  })

  it('lets the rows that are left be what they are', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.removeRow('people', 0)
    await become(form, [{ ...people, items: { type: 'object', fields: [text('name'), text('nick', { default: 'none' })] } }])
    form.undo()
    expect(form.data()).toEqual({
      people: [
        { name: 'Ada', nick: 'none' },
        { name: 'Grace', nick: 'none' },
      ],
    })
  })
})

describe('undo and objects without fields', () => {
  it('of a reset makes them JSON again that were, and headings again that were', () => {
    const form = createTestForm({ schema: [filter], initialValues: { filter: include } })
    form.reset({})
    form.undo()
    expect(controlOf(form)).toBe('CodeblockWidget')
    expect(form.data()).toEqual({ filter: include })
    form.redo()
    expect(controlOf(form)).toBe('heading')
    expect(form.data()).toEqual({})
  })

  it('of a reset does so under another schema too', async () => {
    const form = createTestForm({ schema: [filter], initialValues: { filter: include } })
    form.reset({})
    await become(form, [{ ...filter, label: 'Filter' }])
    form.undo()
    expect(form.at('filter').cell.node).toMatchObject({ control: 'CodeblockWidget', label: 'Filter' })
    expect(form.data()).toEqual({ filter: include })
    form.redo()
    expect(form.at('filter').cell.node).toMatchObject({ control: 'heading', label: 'Filter' })
    expect(form.data()).toEqual({})
  })

  it('of a reset leaves those JSON that the host has given a value since', () => {
    const form = createTestForm({ schema: [filter, text('a')], initialValues: { a: 'x' } })
    form.reset({ a: 'y' })
    form.set('filter', include)
    form.undo()
    expect(controlOf(form)).toBe('CodeblockWidget')
    expect(form.valueAt(['filter'])).toEqual(include)
  })

  it('of a reset to a value for one leaves nothing of it', () => {
    const form = createTestForm({ schema: [filter, text('a')], initialValues: { a: 'x' } })
    form.reset({ filter: include })
    expect(controlOf(form)).toBe('CodeblockWidget')
    form.undo()
    expect(controlOf(form)).toBe('heading')
    expect(form.data()).toEqual({ a: 'x' })
    expect(form.handedOver()).toEqual([])
  })
})

describe('undo and options of the module', () => {
  const opened = async (...fields: readonly object[]) => {
    const form = createTestForm({ schema: fields, initialValues: { country: 'de', city: 'Oslo' } })
    const load = async (...names: readonly string[]) => {
      await form.settle()
      await form.answer(form.requests.length - 1, { city: options(...names) })
    }
    form.show('city')
    form.open('city')
    await load('Berlin')
    return { form, load }
  }

  it('makes a value that is not among them no error again, which it became by the change', async () => {
    const { form, load } = await opened(country, city())
    expect(form.at('city').options).toMatchObject({ notInList: true })
    form.choose('country', 'fr')
    await load('Paris')
    form.blur('city')
    expect(form.at('city').error).toBeDefined()
    form.undo()
    await form.settle()
    expect(form.at('city')).toMatchObject({ error: undefined, options: { notInList: true } })
  })

  it('leaves alone what was chosen of others since, where a row comes back on which they depend', async () => {
    const objects = [{ id: 'city', content_object_depends_on_fields: [{ id: 'stops' }] }]
    const dependent = { ...city(), content: { type: ['managed'], content_objects: objects } }
    const stops = { id: 'stops', type: 'array', items: { type: 'string' } }
    const form = createTestForm({ schema: [dependent, stops], initialValues: { stops: ['de', 'fr'], city: 'Oslo' } })
    form.show('city')
    await form.settle()
    form.removeRow('stops', 1)
    await form.settle()
    form.choose('city', 'Rome')
    form.restoreRow()
    expect(form.data()).toEqual({ stops: ['de', 'fr'], city: 'Rome' })
  })
})

describe('undo of a reset while a schema is on its way', () => {
  it('brings back the values without a field that the host has passed, for the first schema to take', async () => {
    const kept = { path: ['a'], value: 'kept', type: 'string' }
    const form = createTestForm({ initialSetAside: [kept] })
    await form.settle()
    form.reset({})
    expect(form.handedOver()).toEqual([])
    form.undo()
    expect(form.handedOver()).toEqual([kept])
    await form.answer(0, schemaOf([text('a')]))
    expect(form.data()).toEqual({ a: 'kept' })
  })

  it('asks for it no second time, where its rows hold what was sent', async () => {
    const name = text('name', { on_action: { load_schema: true } })
    const form = createTestForm({ schema: [{ id: 'people', type: 'array', items: { type: 'object', fields: [name] } }] })
    form.addRow('people')
    form.type('people/0/name', 'Ada')
    form.blur('people/0/name')
    await form.settle()
    const asked = form.requests.length
    form.reset({ people: [{ name: 'Ada' }] })
    form.undo()
    await form.clock.advance(1000)
    expect(form.requests).toHaveLength(asked)
    expect(form.requests.at(-1)?.signal?.aborted).toBe(false)
  })
})
