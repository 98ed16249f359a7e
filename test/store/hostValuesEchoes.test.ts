import type { FormValues, Path } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createControlledForm, handedTo as handed } from '../support/createControlledForm.ts'
import type { TestForm, TestFormOptions } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const at = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string' }, size] }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } }
const flag = { id: 'flag', type: 'boolean' }
const schema = [name, size, flag, at, people]

const controlled = (values: FormValues, options: TestFormOptions = {}) => createControlledForm(values, { schema, ...options })
const frame = (form: TestForm) => form.clock.advance(16)
const keysOf = (form: TestForm, path: Path | string) => form.at(path).cell.rows

describe('what comes back from the form', () => {
  it.each(['the same objects', 'copies'])('changes nothing, however late, as %s', async (kindOfStore) => {
    const form = await controlled({})
    const give = (formData: FormValues) => form.give(kindOfStore === 'copies' ? structuredClone(formData) : formData)
    for (const text of ['A', 'Ad', 'Ada', 'Ada ', 'Ada L']) {
      form.type('name', text)
      await frame(form)
    }
    form.changes.forEach(({ formData }, index) => {
      if (index % 2 === 0) give(formData)
      expect(form.at('name').cell).toMatchObject({ value: 'Ada L', text: 'Ada L' })
    })
    // Skipped values, which arrive after newer ones.
    for (const { formData } of form.changes) give(formData)
    expect(form.data()).toEqual({ name: 'Ada L' })
  })

  it('changes nothing though the text is the one that the host has', async () => {
    const form = await controlled({})
    form.type('name', 'A')
    await frame(form)
    form.type('name', '')
    await frame(form)
    const [first, second] = handed(form)
    form.give(second)
    form.give(first)
    expect(form.data()).toEqual({ name: '' })
  })

  it('leaves the form as it was where the host takes back what was typed first', async () => {
    const form = await controlled({ size: 1 })
    form.type('name', 'Ada')
    form.blur('name')
    form.give(handed(form)[0])
    form.give({ size: 1 })
    expect(form.data()).toEqual({ size: 1 })
    expect(form.view().dirty).toBe(false)
    form.type('name', 'Grace')
    form.blur('name')
    expect(handed(form).at(-1)).toEqual({ size: 1, name: 'Grace' })
  })

  it('does not hold up what the host changes elsewhere', async () => {
    const form = await controlled({ size: 1 })
    form.type('name', 'Ada')
    await frame(form)
    form.type('name', 'Ada L')
    form.give({ ...handed(form)[0], size: 2, at: { city: 'Bonn' } })
    expect(form.data()).toEqual({ name: 'Ada L', size: 2, at: { city: 'Bonn' } })
  })

  it('is the host’s own word the second time, where nobody is typing', async () => {
    const form = await controlled({ flag: false })
    for (const flag of [true, false]) {
      form.choose('flag', flag)
      await frame(form)
      form.give({ flag })
    }
    form.give({ flag: true })
    expect(form.data()).toEqual({ flag: true })
    form.type('name', 'A')
    await frame(form)
    form.give({ flag: true, name: 'A' })
    form.type('name', 'AB')
    await frame(form)
    form.give({ flag: true, name: 'AB' })
    form.give({ flag: true, name: 'A' })
    expect(form.valueAt(['name'])).toBe('AB')
    form.blur('name')
    form.give({ flag: true, name: 'AB' })
    form.give({ flag: true, name: 'A' })
    expect(form.valueAt(['name'])).toBe('A')
  })

  it('leaves a choice free that was passed over on the way', async () => {
    const form = await controlled({ flag: false })
    form.choose('flag', true)
    await frame(form)
    form.choose('flag', false)
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give({ flag: true })
    expect(form.data()).toEqual({ flag: true })
  })
})

describe('what the user has changed and the host does not have yet', () => {
  it('stays as it is', async () => {
    const form = await controlled({ name: 'Ada', flag: false })
    form.type('name', 'Ada L')
    form.choose('flag', true)
    form.give({ name: 'Grace', flag: false, size: 1 })
    expect(form.data()).toEqual({ name: 'Ada L', flag: true, size: 1 })
    await frame(form)
    form.give(handed(form).at(-1))
    form.give({ name: 'Grace', flag: true, size: 1 })
    expect(form.data()).toEqual({ name: 'Grace', flag: true, size: 1 })
  })

  it('is never lost as text that does not read as a value', async () => {
    const form = await controlled({ size: 1 })
    form.type('size', '1x')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give({ size: 5 })
    form.give({ size: 6 })
    expect(form.at('size').cell).toMatchObject({ text: '1x', unread: true })
    form.type('size', '12')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give({ size: 6 })
    expect(form.data()).toEqual({ size: 6 })
  })

  it('is not what the host itself sets through the handle', async () => {
    const form = await controlled({ name: 'Ada' })
    form.set('name', 'Grace')
    form.give({ name: 'Edith' })
    expect(form.data()).toEqual({ name: 'Edith' })
  })

  it('is what an agent does, an undo and a reset', async () => {
    const form = await controlled({ name: 'Ada', size: 1 })
    form.dispatch({ type: 'valuesSet', values: [{ address: form.find('name'), value: 'Grace' }], byUser: true })
    form.give({ name: 'Edith', size: 1 })
    expect(form.data()).toEqual({ name: 'Grace', size: 1 })
    form.undo()
    form.give({ name: 'Emmy', size: 1 })
    expect(form.data()).toEqual({ name: 'Ada', size: 1 })
    form.reset({ name: 'Mary', size: 3 })
    form.give({ name: 'Rosa', size: 4 })
    expect(form.data()).toEqual({ name: 'Mary', size: 3 })
  })
})

describe('rows of the host', () => {
  const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }]

  it('keep their keys where they grow, shrink and change', async () => {
    const form = await controlled({ people: three })
    const keys = keysOf(form, 'people') ?? []
    form.give({ people: [{ name: 'A' }, { name: 'b' }, { name: 'C' }] })
    expect(keysOf(form, 'people')).toEqual(keys)
    form.give({ people: [{ name: 'b' }, { name: 'C' }, { name: 'D' }] })
    expect(form.data()).toEqual({ people: [{ name: 'b' }, { name: 'C' }, { name: 'D' }] })
    form.give({ people: [{ name: 'C' }, { name: 'D' }] })
    expect(form.data()).toEqual({ people: [{ name: 'C' }, { name: 'D' }] })
    form.give({ people: [] })
    expect(form.data()).toEqual({ people: [] })
    form.give({ people: three })
    expect(form.data()).toEqual({ people: three })
  })

  it('go where the host removes them, with what was set aside and typed in them', async () => {
    const form = await controlled({ people: three })
    const keys = keysOf(form, 'people') ?? []
    form.give({ people: [{ name: 'A' }, { name: 'C' }] })
    expect(keysOf(form, 'people')).toEqual([keys[0], keys[2]])
  })

  it('leave a row that the user is filling in', async () => {
    const form = await controlled({ people: three })
    form.type(['people', 1, 'name'], 'Bea')
    form.give({ people: [{ name: 'A' }, { name: 'C' }] })
    expect(form.data()).toEqual({ people: [{ name: 'A' }, { name: 'Bea' }, { name: 'C' }] })
    form.give({ people: [{ name: 'A' }, { name: 'C', size: 3 }] })
    expect(form.data()).toEqual({ people: [{ name: 'A' }, { name: 'Bea' }, { name: 'C' }] })
    await frame(form)
    form.give(handed(form).at(-1))
    form.give({ people: [{ name: 'A' }] })
    expect(form.data()).toEqual({ people: [{ name: 'A' }] })
  })

  it('stay as the user has them until the host has these', async () => {
    const form = await controlled({ people: three })
    form.moveRow('people', 0, 2)
    form.give({ people: [{ name: 'A', size: 1 }, three[1], three[2]] })
    const moved = [three[1], three[2], three[0]]
    expect(form.data()).toEqual({ people: moved })
    form.give({ people: moved })
    form.give({ people: [{ name: 'B', size: 1 }, three[2], three[0]] })
    expect(form.data()).toEqual({ people: [{ name: 'B', size: 1 }, three[2], three[0]] })
  })

  it('get their defaults where the host adds them, and the host is told of these', async () => {
    const list = { ...people, items: { type: 'object', fields: [name, { ...size, default: 3 }] } }
    const form = await controlled({}, { schema: [list] })
    form.give({ people: [{ name: 'A' }] })
    form.give({ people: [{ name: 'A' }, { name: 'B' }] })
    await frame(form)
    expect(form.changes.at(-1)?.formData).toEqual({
      people: [
        { name: 'A', size: 3 },
        { name: 'B', size: 3 },
      ],
    })
  })

  it('change nothing where they come back late, a row that was removed since among them', async () => {
    const form = await controlled({})
    form.addRow('people')
    form.type(['people', 0, 'name'], 'A')
    await frame(form)
    form.addRow('people')
    await frame(form)
    form.removeRow('people', 1)
    await frame(form)
    for (const formData of handed(form)) {
      form.give(formData)
      expect(form.data()).toEqual({ people: [{ name: 'A' }] })
    }
  })
})
