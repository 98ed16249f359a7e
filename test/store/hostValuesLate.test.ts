import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createControlledForm, handedTo as handed } from '../support/createControlledForm.ts'
import type { TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const flag = { id: 'flag', type: 'boolean' }
const choices = ['a', 'b'].map((id) => ({ value: { id, label: id.toUpperCase() }, label: id.toUpperCase() }))
const pick = { id: 'pick', type: 'object', choices: { values: choices } }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } }

const controlled = (values: FormValues) => createControlledForm(values, { schema: [name, size, flag, pick, people] })
const frame = (form: TestForm) => form.clock.advance(16)

/** Types texts one after the other, of each of which the host is told. */
function tell(form: TestForm, ...texts: readonly string[]) {
  for (const text of texts) {
    form.type('name', text)
    form.blur('name')
  }
}

describe('a text that comes back late, after a newer one', () => {
  it('changes nothing, though the field was left long ago and the host has the newest', async () => {
    const form = await controlled({})
    tell(form, 'A', 'Ad', 'Ada')
    form.give(form.changes.at(-1)?.formData)
    for (const { formData } of form.changes.slice(0, -1)) {
      form.give(formData)
      expect(form.data()).toEqual({ name: 'Ada' })
    }
  })

  it('changes nothing, as long as a page may be, and another of its length is a change by the host', async () => {
    const form = await controlled({})
    const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(200))
    tell(form, first ?? '', second ?? '')
    form.give({ name: second, size: 1 })
    form.give({ name: first, size: 1 })
    expect(form.data()).toEqual({ name: second, size: 1 })
    form.give({ name: third, size: 1 })
    expect(form.data()).toEqual({ name: third, size: 1 })
  })

  it('is forgotten after a thousand newer ones', async () => {
    const form = await controlled({})
    tell(form, ...Array.from({ length: 1001 }, (_, index) => String(index)))
    form.give(form.changes.at(-1)?.formData)
    form.give({ name: '1' })
    expect(form.data()).toEqual({ name: '1000' })
    form.give({ name: '0' })
    expect(form.data()).toEqual({ name: '0' })
  })
})

describe('a choice that comes back late', () => {
  it('changes nothing where a database has written the keys of its object in another order', async () => {
    const form = await controlled({})
    for (const { value } of choices) {
      form.choose('pick', value)
      await frame(form)
    }
    form.give({ pick: { label: 'B', id: 'b' }, size: 1 })
    form.give({ pick: { label: 'A', id: 'a' }, size: 1 })
    expect(form.data()).toEqual({ pick: { id: 'b', label: 'B' }, size: 1 })
  })

  it('changes nothing while another change is not with the host yet', async () => {
    const form = await controlled({})
    for (const value of [2, 3]) {
      form.choose('size', value)
      await frame(form)
    }
    const [older, newer] = form.changes.map(({ formData }) => formData)
    form.choose('flag', true)
    form.give(newer)
    // A copy, which is known by its values alone.
    form.give(structuredClone(older))
    expect(form.data()).toEqual({ size: 3, flag: true })
  })
})

describe('a copy of what the host was told', () => {
  it('leaves a choice free that was passed over within the frame', async () => {
    const form = await controlled({})
    form.choose('flag', true)
    form.choose('flag', false)
    await frame(form)
    form.give(handed(form)[0])
    form.give({ flag: true })
    expect(form.data()).toEqual({ flag: true })
  })

  it('is known while newer data are under way, and however many have come back before it', async () => {
    const form = await controlled({})
    form.choose('flag', true)
    form.choose('flag', false)
    await frame(form)
    const first = handed(form)[0]
    for (let count = 0; count < 40; count += 1) {
      form.choose('size', count)
      await frame(form)
      form.give(handed(form).at(-1))
    }
    form.give(first)
    expect(form.data()).toEqual({ flag: false, size: 39 })
    form.give({ flag: true, size: 39 })
    expect(form.data()).toEqual({ flag: true, size: 39 })
  })

  it('brings back all changes of its frame: each is the host’s own word the next time', async () => {
    const form = await controlled({})
    form.choose('flag', true)
    form.choose('size', 2)
    await frame(form)
    form.give(handed(form)[0])
    form.give({ flag: false, size: 2 })
    form.give({ flag: true, size: 2 })
    expect(form.data()).toEqual({ flag: true, size: 2 })
  })
})

describe('a change that the host does not have yet', () => {
  it('stays where older data come back', async () => {
    const form = await controlled({})
    form.choose('size', 2)
    await frame(form)
    form.choose('size', 3)
    form.give(form.changes[0]?.formData)
    form.give({ size: 5 })
    expect(form.data()).toEqual({ size: 3 })
  })

  it('stays where it leads back to the value in the older data', async () => {
    const form = await controlled({})
    form.choose('size', 2)
    await frame(form)
    form.choose('size', 3)
    form.choose('size', 2)
    form.give(form.changes[0]?.formData)
    form.give({ size: 5 })
    expect(form.data()).toEqual({ size: 2 })
  })

  it('stays where a page gives its values once more that are equal to it', async () => {
    const form = await controlled({})
    const values = { size: 5 }
    form.give(values)
    form.choose('size', 6)
    form.choose('size', 5)
    form.give(values)
    form.give({ size: 7 })
    expect(form.data()).toEqual({ size: 5 })
  })

  it('may be one in a row that the user has removed since', async () => {
    const form = await controlled({ people: [{ name: 'A' }, { name: 'B' }] })
    form.type(['people', 1, 'name'], 'Bea')
    form.removeRow('people', 1)
    form.give({ people: [{ name: 'A' }, { name: 'B' }], size: 1 })
    expect(form.data()).toEqual({ people: [{ name: 'A' }], size: 1 })
  })

  it('is what an undo brings back', async () => {
    const form = await controlled({ name: 'Ada' })
    tell(form, 'Grace')
    form.give(form.changes.at(-1)?.formData)
    form.undo()
    form.give({ name: 'Emmy' })
    expect(form.data()).toEqual({ name: 'Ada' })
  })
})
