import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { become } from '../support/become.ts'

const formOf = (schema: readonly object[], initialValues = {}) => createTestForm({ schema, initialValues, schemaMerge: 'replace' })

const text = { id: 'f', type: 'string' }
const number = { id: 'f', type: 'number' }

describe('a value whose field leaves', () => {
  it('is set aside, listed, neither sent nor submitted, and returns with its field', async () => {
    const form = formOf([text])
    form.type('f', 'kept')
    await become(form, [])
    expect(form.data()).toEqual({})
    expect(form.submitData()).toEqual({})
    expect(form.setAside()).toEqual({ f: 'kept' })
    expect(form.view().setAside).toHaveLength(1)
    await become(form, [text])
    expect(form.requests.at(-1)?.formData).toEqual({})
    expect(form.data()).toEqual({ f: 'kept' })
    expect(form.setAside()).toEqual({})
  })

  it('returns before the default of its field', async () => {
    const form = formOf([text])
    form.type('f', 'kept')
    await become(form, [])
    await become(form, [{ ...text, default: 'd' }])
    expect(form.data()).toEqual({ f: 'kept' })
  })

  it('leaves untouched rows of a default out, where it lies below them', async () => {
    const list = { id: 'g', type: 'array', items: { type: 'object', fields: [number] }, default: [{}, {}] }
    const group = { id: 'g', type: 'object', fields: [{ id: 'f', type: 'boolean' }] }
    const form = formOf([group])
    form.choose('g/f', true)
    await become(form, [list])
    expect(form.setAside()).toEqual({ g: { f: true } })
    await become(form, [group])
    expect(form.data()).toEqual({ g: { f: true } })
    expect(form.setAside()).toEqual({})
  })

  it('returns before a default of the group around it', async () => {
    const group = { id: 'g', type: 'object', fields: [text, { id: 'other', type: 'string' }], default: { f: 'd', other: 'o' } }
    const form = formOf([group])
    form.type('g/f', 'kept')
    await become(form, [])
    expect(form.setAside()).toEqual({ g: { f: 'kept' } })
    await become(form, [group])
    expect(form.data()).toEqual({ g: { f: 'kept', other: 'o' } })
  })

  it.each([
    ['an empty text', text, (form: TestForm) => form.type('f', '')],
    ['an untouched default', { ...text, default: 'd' }, () => {}],
    ['a cleared choice', { ...number, default: 3 }, (form: TestForm) => form.choose('f', undefined)],
  ])('is not kept where it is %s', async (_, field, act) => {
    const form = formOf([field])
    act(form)
    await become(form, [])
    expect(form.setAside()).toEqual({})
  })

  it('waits where the field that comes in its place has another type, and returns with its own', async () => {
    const form = formOf([text])
    form.type('f', 'kept')
    await become(form, [])
    await become(form, [{ ...number, default: 3 }])
    expect(form.data()).toEqual({ f: 3 })
    expect(form.setAside()).toEqual({ f: 'kept' })
    await become(form, [text])
    expect(form.data()).toEqual({ f: 'kept' })
  })

  it('returns in place of a default that is there when the field comes to suit it', async () => {
    const form = formOf([number], { f: 5 })
    await become(form, [{ id: 'f', type: 'boolean', default: true }])
    expect(form.setAside()).toEqual({ f: 5 })
    await become(form, [{ id: 'f', type: 'boolean', default: true, choices: { values: [{ value: 5, label: 'Five' }] } }])
    expect(form.data()).toEqual({ f: 5 })
    expect(form.setAside()).toEqual({})
  })

  it('may be given up by the user', async () => {
    const form = formOf([text], { f: 'kept' })
    await become(form, [])
    form.dispatch({ type: 'setAsideDiscarded' })
    expect(form.view().setAside).toEqual([])
    await become(form, [text])
    expect(form.data()).toEqual({})
  })
})

describe('the list of what is set aside', () => {
  const people = { id: 'people', type: 'array', items: { type: 'object', fields: [{ id: 'name', type: 'string' }] } }
  const paths = (form: TestForm) => form.view().setAside.map(({ path }) => path)

  it('names rows by where they stand, whatever becomes of them', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'a' }, { name: 'b', gone: 1 }] } })
    expect(paths(form)).toEqual([['people', 1, 'gone']])
    form.moveRow('people', 1, 0)
    expect(paths(form)).toEqual([['people', 0, 'gone']])
    form.copyRow('people', 0)
    form.moveRow('people', 1, 0)
    expect(paths(form)).toEqual([['people', 1, 'gone']])
    form.removeRow('people', 0)
    expect(paths(form)).toEqual([['people', 0, 'gone']])
    form.restoreRow()
    expect(paths(form)).toEqual([['people', 1, 'gone']])
  })
})

describe('a value that the host gave before its field was there', () => {
  it('is shown in the field with a type error where it does not fit, as it would be on opening', async () => {
    const kind = { id: 'kind', type: 'boolean', on_action: { load_schema: true } }
    const form = createTestForm({ schema: [kind], initialValues: { age: 'forty' } })
    form.choose('kind', true)
    await form.settle()
    await form.answer(0, schemaOf([kind, { id: 'age', type: 'integer', default: 1 }]))
    expect(form.data()).toEqual({ kind: true, age: 'forty' })
    expect(form.at('age').error).toBeDefined()
    expect(form.view().setAside).toEqual([])
    expect(await form.submit()).toBe('invalid')
  })
})

describe('a field that leaves and returns', () => {
  const kind = { id: 'kind', type: 'boolean', on_action: { load_schema: true } }
  const age = { id: 'age', type: 'integer' }

  it('is dirty still where the user had emptied it', async () => {
    const form = formOf([age], { age: 5 })
    form.choose('age', undefined)
    await become(form, [kind])
    await become(form, [kind, age])
    expect([...form.store.state.indexes.dirty]).toEqual(['/age'])
  })

  it('is dirty and empty still where the host had emptied it', async () => {
    const form = formOf([age], { age: 5 })
    form.set('age', undefined)
    await become(form, [kind])
    await become(form, [kind, { ...age, default: 3 }])
    expect(form.data()).toEqual({})
    expect([...form.store.state.indexes.dirty]).toEqual(['/age'])
  })

  it('holds a submit still where its choice is not in the list of what it depends on now', async () => {
    const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }))
    const country = { id: 'country', type: 'string', choices: { values: options('FR', 'DE') } }
    const objects = [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }]
    const city = { id: 'city', type: 'string', content: { type: ['managed'], content_objects: objects } }
    const form = createTestForm({ schema: [country, city], schemaMerge: 'replace', initialValues: { country: 'FR', city: 'Paris' } })
    await form.settle()
    await form.answer(0, { city: options('Paris') })
    await become(form, [country])
    form.choose('country', 'DE')
    await become(form, [country, city])
    await form.settle()
    await form.answer(form.requests.length - 1, { city: options('Berlin') })
    expect(form.data()).toEqual({ country: 'DE', city: 'Paris' })
    expect(await form.submit()).toBe('invalid')
  })
})

describe('rows whose array leaves', () => {
  const list = (fields: readonly object[], rest: object = {}) => ({ id: 'l', type: 'array', items: { type: 'object', fields }, ...rest })
  const a = { id: 'a', type: 'string' }
  const b = { id: 'b', type: 'string' }

  it('return in their order, with their keys', async () => {
    const form = formOf([list([a])], { l: [{ a: 'x' }, {}, { a: 'y' }] })
    form.moveRow('l', 2, 0)
    const keys = form.at('l').cell.rows
    await become(form, [])
    expect(form.setAside()).toEqual({ l: [{ a: 'y' }, { a: 'x' }, {}] })
    await become(form, [list([a])])
    expect(form.data()).toEqual({ l: [{ a: 'y' }, { a: 'x' }, {}] })
    expect(form.at('l').cell.rows).toEqual(keys)
  })

  it('return with what was set aside in each of them before', async () => {
    const form = formOf([list([a, b])], {
      l: [
        { a: 'x', b: '1' },
        { a: 'y', b: '2' },
      ],
    })
    await become(form, [list([a])])
    form.moveRow('l', 1, 0)
    expect(form.setAside()).toEqual({ l: [{ b: '2' }, { b: '1' }] })
    await become(form, [])
    await become(form, [list([a, b])])
    expect(form.data()).toEqual({
      l: [
        { a: 'y', b: '2' },
        { a: 'x', b: '1' },
      ],
    })
  })

  it('that came from a default return as they were where the user changed one', async () => {
    const seeded = list([a], { default: [{ a: 'x' }, { a: 'y' }] })
    const form = formOf([seeded])
    form.type('l/0/a', 'mine')
    await become(form, [])
    await become(form, [seeded])
    expect(form.data()).toEqual({ l: [{ a: 'mine' }, { a: 'y' }] })
    expect(form.setAside()).toEqual({})
  })

  it('that came from a default return with what it left empty there', async () => {
    const [a, b] = ['a', 'b'].map((id) => ({ id, type: 'string', default: 'own' }))
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [a, b] }, default: [{ a: '' }] }
    const form = formOf([list])
    form.type('list/0/b', 'changed')
    await become(form, [])
    await become(form, [list])
    expect(form.data()).toEqual({ list: [{ a: '', b: 'changed' }] })
  })

  it('that came from a default are not kept where nobody touched them', async () => {
    const form = formOf([list([a], { default: [{ a: 'x' }] })])
    await become(form, [])
    expect(form.setAside()).toEqual({})
    await become(form, [list([a], { default: [{ a: 'z' }, {}] })])
    expect(form.data()).toEqual({ l: [{ a: 'z' }, {}] })
  })

  it('of texts are listed in their places', async () => {
    const texts = { id: 'l', type: 'array', items: { type: 'string' } }
    const form = formOf([texts], { l: ['', 'b'] })
    await become(form, [])
    const again = formOf([texts], form.setAside())
    expect(again.submitData()).toEqual({ l: ['b'] })
    await become(form, [texts])
    expect(form.data()).toEqual({ l: ['', 'b'] })
  })
})

describe('what is set aside in a row', () => {
  const list = (...fields: readonly object[]) => ({ id: 'l', type: 'array', items: { type: 'object', fields } })
  const a = { id: 'a', type: 'string' }

  it('goes with its row', async () => {
    const form = formOf([list(a, text)], {
      l: [
        { a: '1', f: 'x' },
        { a: '2', f: 'y' },
      ],
    })
    await become(form, [list(a)])
    form.removeRow('l', 0)
    expect(form.setAside()).toEqual({ l: [{ f: 'y' }] })
    await become(form, [list(a, text)])
    expect(form.data()).toEqual({ l: [{ a: '2', f: 'y' }] })
  })

  it('stays with its row when rows move', async () => {
    const form = formOf([list(a, text)], { l: [{ a: '1', f: 'x' }, { a: '2' }] })
    await become(form, [list(a)])
    form.moveRow('l', 0, 1)
    expect(form.setAside()).toEqual({ l: [{}, { f: 'x' }] })
    await become(form, [list(a, text)])
    expect(form.data()).toEqual({ l: [{ a: '2' }, { a: '1', f: 'x' }] })
  })
})

describe('an initial value without a field', () => {
  it('is set aside at any depth and returns, into groups and rows too', async () => {
    const group = (fields: readonly object[]) => ({ id: 'g', type: 'object', fields })
    const a = { id: 'a', type: 'string' }
    const form = formOf([group([a])], { x: { deep: [1] }, g: { a: '1', f: 'mine' }, l: [{ f: 'row' }], empty: '' })
    expect(form.data()).toEqual({ g: { a: '1' } })
    expect(form.setAside()).toEqual({ x: { deep: [1] }, g: { f: 'mine' }, l: [{ f: 'row' }] })
    await become(form, [group([a, text]), { id: 'l', type: 'array', items: { type: 'object', fields: [text] } }])
    expect(form.data()).toEqual({ g: { a: '1', f: 'mine' }, l: [{ f: 'row' }] })
    expect(form.setAside()).toEqual({ x: { deep: [1] } })
  })

  it('can be handed to a later form', () => {
    const form = formOf([text], { f: 'x', later: 'waits' })
    const again = formOf([text, { id: 'later', type: 'string' }], { ...form.submitData(), ...form.setAside() })
    expect(again.data()).toEqual({ f: 'x', later: 'waits' })
  })
})
