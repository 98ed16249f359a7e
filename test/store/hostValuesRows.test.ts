import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createControlledForm } from '../support/createControlledForm.ts'
import type { TestForm, TestFormOptions } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } }

const controlled = (values: FormValues, options: TestFormOptions = {}) =>
  createControlledForm(values, { schema: [size, people], ...options })
const frame = (form: TestForm) => form.clock.advance(16)
const keysOf = (form: TestForm) => form.at('people').cell.rows ?? []
const named = (...names: readonly string[]) => ({ people: names.map((one) => ({ name: one })) })

describe('the rows that a user sees', () => {
  it('keep their keys where the host adds one before them', async () => {
    const form = await controlled(named('A', 'B', 'C'))
    const keys = keysOf(form)
    form.give(named('X', 'A', 'B', 'C'))
    expect(form.data()).toEqual(named('X', 'A', 'B', 'C'))
    expect(keysOf(form).slice(1)).toEqual(keys)
  })

  it('keep their keys where the host changes one and adds one beside it', async () => {
    const form = await controlled(named('A', 'B', 'C'))
    const [first, second, third] = keysOf(form)
    form.give(named('A', 'b', 'X', 'C'))
    expect(form.data()).toEqual(named('A', 'b', 'X', 'C'))
    expect(keysOf(form)).toEqual([first, second, expect.any(String), third])
  })

  it('keep their keys where all are alike, and the host adds one or removes one', async () => {
    const form = await controlled(named('A', 'A'))
    const keys = keysOf(form)
    form.give(named('A', 'A', 'A'))
    expect(form.data()).toEqual(named('A', 'A', 'A'))
    expect(keysOf(form).slice(0, 2)).toEqual(keys)
    form.give(named('A'))
    expect(form.data()).toEqual(named('A'))
    expect(keysOf(form)).toEqual(keys.slice(0, 1))
  })

  it('keep their keys where they are defaults, which the host has not had', async () => {
    const form = await controlled({}, { schema: [{ ...people, default: [{ name: 'A' }] }] })
    const keys = keysOf(form)
    form.give(named('A', 'B'))
    expect(form.data()).toEqual(named('A', 'B'))
    expect(keysOf(form).slice(0, 1)).toEqual(keys)
  })

  it('stay where the host takes over the defaults as they are', async () => {
    const form = await controlled({}, { schema: [{ ...people, default: [{ name: 'A' }] }] })
    const keys = keysOf(form)
    form.give(named('A'))
    expect(form.data()).toEqual(named('A'))
    expect(keysOf(form)).toEqual(keys)
  })

  it('keep their keys where the host has set others through the handle than in its values', async () => {
    const form = await controlled(named('A'))
    form.set('people', named('A', 'B').people)
    const keys = keysOf(form)
    form.give(named('X', 'A', 'B'))
    expect(form.data()).toEqual(named('X', 'A', 'B'))
    expect(keysOf(form).slice(1)).toEqual(keys)
  })

  it('keep their keys where the host had no list in its values before', async () => {
    const form = await controlled({ people: null })
    form.set('people', named('A').people)
    const keys = keysOf(form)
    form.give(named('A', 'B'))
    expect(form.data()).toEqual(named('A', 'B'))
    expect(keysOf(form).slice(0, 1)).toEqual(keys)
  })

  it('stay where the host has set them through the handle and then gives the same', async () => {
    const form = await controlled(named('A'))
    form.set('people', named('A', 'A').people)
    const keys = keysOf(form)
    form.give(named('A', 'A'))
    expect(form.data()).toEqual(named('A', 'A'))
    expect(keysOf(form)).toEqual(keys)
  })

  it('stay where the host has set them through the handle and changes something else', async () => {
    const form = await controlled(named('A'))
    form.set('people', named('B', 'C').people)
    form.give({ ...named('A'), size: 1 })
    expect(form.data()).toEqual({ ...named('B', 'C'), size: 1 })
  })

  it('are cleared where the host leaves a field out of several of them', async () => {
    const form = await controlled({
      people: [{ name: 'A' }, { name: 'B', size: 2 }, { name: 'C', size: 3 }],
    })
    form.give(named('A', 'b', 'c'))
    expect(form.data()).toEqual(named('A', 'b', 'c'))
  })

  it('show a value that fits nowhere with its error, where the host adds it', async () => {
    const form = await controlled(named('A'))
    form.give({ people: [{ name: 'A' }, { name: 'B', size: 'many' }] })
    expect(form.at('people/1/size').error).toBeDefined()
  })
})

describe('a row that the host removes', () => {
  it('takes its errors with it', async () => {
    const required = { ...people, items: { type: 'object', fields: [{ ...name, validation: { required: true } }, size] } }
    const form = await controlled({ people: [{ size: 1 }] }, { schema: [required] })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors).toHaveLength(1)
    form.give({ people: [] })
    expect(form.view().errors).toEqual([])
    expect(await form.submit()).toBe('submitted')
  })

  it('takes with it what is set aside in it, and nothing else', async () => {
    const form = await controlled({
      people: [
        { name: 'A', other: 1 },
        { name: 'B', other: 2 },
      ],
      another: 3,
    })
    form.give({ people: [{ name: 'A', other: 1 }], another: 3 })
    expect(form.setAside()).toEqual({ people: [{ other: 1 }], another: 3 })
  })

  it('stays as a whole while one of its texts is being typed', async () => {
    const form = await controlled({ people: [{ name: 'A' }, { name: 'B', size: 2 }] })
    form.type('people/1/name', 'Bea')
    form.give(named('A'))
    expect(form.data()).toEqual({ people: [{ name: 'A' }, { name: 'Bea', size: 2 }] })
  })

  it('stays where a text in it is no number, which only the user has', async () => {
    const form = await controlled(named('A', 'B'))
    form.type('people/1/size', '1x')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give(named('A'))
    expect(form.at('people/1/size').cell).toMatchObject({ text: '1x', unread: true })
  })
})
