import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createControlledForm } from '../support/createControlledForm.ts'
import type { TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const kind = { id: 'kind', type: 'string', choices: ['a', 'b', 'c'] }
const tags = { id: 'tags', type: 'array', items: { type: 'string', choices: ['x', 'y', 'z'] } }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [{ id: 'first', type: 'string' }] } }
const at = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string' }] }
const schema = [name, kind, { id: 'flag', type: 'boolean' }, tags, people, at]

/** A form whose host keeps what it is given, changed by `keep`. */
async function controlled(values: FormValues, keep: (formData: FormValues) => FormValues) {
  const form = await createControlledForm(values, { schema })
  let answered = form.changes.length
  return {
    ...form,
    /** The frame in which `onChange` is called, and the values that the host passes back for it. */
    answer: async () => {
      await form.clock.advance(16)
      for (const { formData } of form.changes.slice(answered)) form.give(keep(structuredClone(formData)))
      answered = form.changes.length
    },
  }
}

/** Types a text and leaves the field. */
function enter(form: TestForm, path: string | (string | number)[], text: string) {
  form.type(path, text)
  form.blur(path)
}

const isKept = (value: unknown) => !(value === '' || value === false || (Array.isArray(value) && value.length === 0))
const withoutEmpty = (formData: FormValues): FormValues => Object.fromEntries(Object.entries(formData).filter(([, value]) => isKept(value)))

const withIds = (formData: FormValues): FormValues => ({
  ...formData,
  people: ((formData['people'] ?? []) as FormValues[]).map((person, index) => ({ id: `p${index}`, ...person })),
})

describe('where the store of the host changes what it is given', () => {
  it('what it left out because it is empty is with the host, whose next value counts', async () => {
    const form = await controlled({ name: 'Ada', flag: true, tags: ['x'] }, withoutEmpty)
    enter(form, 'name', '')
    await form.answer()
    form.choose('flag', false)
    await form.answer()
    form.choose('tags', [])
    await form.answer()
    expect(form.data()).toEqual({ name: '', flag: false, tags: [] })
    form.give({ name: 'Draft', flag: true, tags: ['z'] })
    expect(form.data()).toEqual({ name: 'Draft', flag: true, tags: ['z'] })
  })

  it('a group that it left out with all that is in it is with the host', async () => {
    const form = await controlled({ at: { city: 'Bonn' } }, () => ({}))
    enter(form, ['at', 'city'], '')
    await form.answer()
    form.give({ at: { city: 'Ulm' } })
    expect(form.data()).toEqual({ at: { city: 'Ulm' } })
  })

  it('a row that got an id is with the host, which may remove it again', async () => {
    const form = await controlled({ people: [{ first: 'Ada' }] }, withIds)
    form.addRow('people')
    enter(form, ['people', 1, 'first'], 'Bob')
    await form.answer()
    expect(form.valueAt(['people'])).toMatchObject([{ first: 'Ada' }, { first: 'Bob' }])
    form.give({ people: [] })
    expect(form.data()).toEqual({ people: [] })
  })

  it('rows that come back late with ids remove none that were added since', async () => {
    const form = await controlled({ people: [] }, withIds)
    for (let row = 0; row < 3; row += 1) {
      form.addRow('people')
      await form.clock.advance(16)
    }
    const keys = form.at('people').cell.rows
    expect(keys).toHaveLength(3)
    await form.answer()
    expect(form.at('people').cell.rows).toEqual(keys)
  })

  it.each([
    ['trimmed', 'bob ', 'bob'],
    ['in other case', 'bob', 'BOB'],
  ])('a text that came back %s is with the host, and stays as typed', async (_, typed, kept) => {
    const form = await controlled({ name: 'Ada' }, (formData) => ({ ...formData, name: kept }))
    enter(form, 'name', typed)
    await form.answer()
    expect(form.valueAt(['name'])).toBe(typed)
    form.give({ name: 'Zoe' })
    expect(form.valueAt(['name'])).toBe('Zoe')
    form.give({})
    expect(form.valueAt(['name']) ?? '').toBe('')
  })

  it('chosen values that came back in another order are with the host', async () => {
    const form = await controlled({ tags: ['y'] }, (formData) => ({ ...formData, tags: [...(formData['tags'] as string[])].sort() }))
    form.choose('tags', ['y', 'x'])
    await form.answer()
    expect(form.valueAt(['tags'])).toEqual(['y', 'x'])
    form.give({ tags: ['z'] })
    expect(form.valueAt(['tags'])).toEqual(['z'])
  })

  it('another value stays out once, and the next one counts', async () => {
    const form = await controlled({ kind: 'a' }, () => ({ kind: 'c' }))
    form.choose('kind', 'b')
    await form.answer()
    expect(form.valueAt(['kind'])).toBe('b')
    form.give({ kind: 'a' })
    expect(form.valueAt(['kind'])).toBe('a')
    // What was replaced is no echo any more.
    form.give({ kind: 'b' })
    expect(form.valueAt(['kind'])).toBe('b')
  })

  it('no value counts while the user is typing there', async () => {
    const form = await controlled({ name: 'Ada' }, (formData) => formData)
    form.type('name', 'Grace')
    for (const other of ['Eve', 'Mallory', 'Trent']) form.give({ name: other })
    expect(form.valueAt(['name'])).toBe('Grace')
    form.blur('name')
    form.give({ name: 'Peggy' })
    expect(form.valueAt(['name'])).toBe('Peggy')
  })

  it('a new change by the user stays against the next value again', async () => {
    const form = await controlled({ kind: 'a' }, () => ({ kind: 'c' }))
    form.choose('kind', 'b')
    await form.answer()
    form.choose('kind', 'a')
    form.give({ kind: 'b' })
    expect(form.valueAt(['kind'])).toBe('a')
  })

  it('rows that were added and undone again stay against no value', async () => {
    const form = await controlled({}, (formData) => ({ ...formData, name: 'kept' }))
    form.addRow('people')
    form.undo()
    await form.answer()
    form.give({ name: 'kept', people: [{ first: 'Ada' }] })
    expect(form.valueAt(['people'])).toEqual([{ first: 'Ada' }])
  })

  it('a value that was there for less than a frame, which the host never got, is no echo', async () => {
    const form = await controlled({}, withoutEmpty)
    form.choose('flag', true)
    form.choose('flag', false)
    await form.answer()
    form.give({ flag: true })
    expect(form.valueAt(['flag'])).toBe(true)
  })
})
