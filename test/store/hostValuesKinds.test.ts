import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createControlledForm } from '../support/createControlledForm.ts'
import { schemaOf, type TestForm, type TestFormOptions } from '../support/createTestForm.ts'

const templates = { isTemplate, reloads: false }
const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const at = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string' }, size] }
const pick = { id: 'pick', type: 'object', choices: { values: [{ value: { id: 'a', label: 'A' }, label: 'A' }] } }

const controlled = (values: FormValues, options: TestFormOptions = {}) =>
  createControlledForm(values, { schema: [name, size, at, pick], ...options })
const frame = (form: TestForm) => form.clock.advance(16)

/** A schema in which the fields change while the name is `Ada`. */
const whileAda = (fields: readonly object[], ...effects: readonly object[]) =>
  schemaOf(fields, { rules: [{ if: { and: [{ id: 'name', operator: 'equal', value: 'Ada' }] }, then: { fields: effects } }] })

describe('a value that the host gives', () => {
  it('may go back and forth, without any word of the user', async () => {
    const form = await controlled({})
    for (const size of [2, 3, 2, 3]) {
      form.give({ size })
      expect(form.data()).toEqual({ size })
    }
  })

  it('is one choice where it is an object, which goes into a field as a whole', async () => {
    const form = await controlled({})
    form.give({ pick: { id: 'a', label: 'A' } })
    expect(form.data()).toEqual({ pick: { id: 'a', label: 'A' } })
    expect(form.handedOver()).toEqual([])
    form.give({})
    expect(form.at('pick').cell.value ?? null).toBeNull()
  })

  it('takes the place of a value that fits no group', async () => {
    const form = await controlled({ at: { city: 'Bonn', size: 1 } })
    form.set('at', 3)
    form.give({ at: { city: 'Ulm', size: 1 } })
    expect(form.data()).toEqual({ at: { city: 'Ulm', size: 1 } })
    expect(form.at('at').error).toBeUndefined()
  })

  it('can be edited as JSON where it comes to a heading', async () => {
    const form = await controlled({}, { schema: [{ id: 'heading', type: 'object' }] })
    form.give({ heading: { a: 1 } })
    expect(form.data()).toEqual({ heading: { a: 1 } })
    expect(form.handedOver()).toEqual([])
  })

  it('goes from a heading with the host, where it is null', async () => {
    const form = await controlled({}, { schema: [{ id: 'heading', type: 'object' }] })
    form.give({ heading: null })
    expect(form.handedOver()).toEqual([{ path: ['heading'], value: null }])
    form.give({})
    expect(form.handedOver()).toEqual([])
  })

  it('is text where the Fixed side of a text field was chosen', async () => {
    const form = await controlled({ name: 'Ada' }, { templates })
    form.chooseSide('name', 'expression')
    form.chooseSide('name', 'fixed')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give({ name: '{{ steps.a }}' })
    expect(form.at('name').cell).toMatchObject({ value: '{{ steps.a }}', expression: false })
  })

  it('takes the place of a default that a rule has brought with the values before', async () => {
    const form = await controlled({}, { schema: whileAda([name, size], { id: 'size', apply_as: 'merge', default: 3 }) })
    form.give({ name: 'Ada' })
    form.give({ name: 'Ada', size: 8 })
    expect(form.data()).toEqual({ name: 'Ada', size: 8 })
  })

  it('takes the place of what the host has reset the form to', async () => {
    const form = await controlled({ name: 'Ada' })
    form.dispatch({ type: 'formReset', values: { name: 'Mary' }, byHost: true })
    form.give({ name: 'Rosa' })
    expect(form.data()).toEqual({ name: 'Rosa' })
  })

  it('takes the place of what the host has set through the handle, once it has what the user had typed there', async () => {
    const form = await controlled({})
    form.type('name', 'Ada')
    await frame(form)
    form.set('name', 'Grace')
    form.give(structuredClone(form.changes[0]?.formData))
    form.give({ name: 'Edith' })
    expect(form.data()).toEqual({ name: 'Edith' })
  })
})

describe('a value of the user', () => {
  const number = { id: 'note', apply_as: 'fully_replace', type: 'number' }

  it('is told to the host again where a rule brings it back with values of the host', async () => {
    const form = await controlled({}, { schema: whileAda([name, { id: 'note', type: 'string' }], number) })
    form.type('note', 'mine')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.give({ name: 'Ada', note: 'mine' })
    await frame(form)
    const told = form.changes.length
    form.give({ name: 'Grace', note: 'mine' })
    expect(form.data()).toEqual({ name: 'Grace', note: 'mine' })
    await frame(form)
    expect(form.changes.slice(told)).toMatchObject([{ formData: { name: 'Grace', note: 'mine' }, meta: { paths: [['note']] } }])
  })

  it('is told to the host again where it returns to its group with a value of the host for another field', async () => {
    const form = await controlled({})
    form.type('at/city', 'Bonn')
    await frame(form)
    form.give(form.changes.at(-1)?.formData)
    form.replaceStart([{ ...at, fields: [size] }])
    form.give({ at: 3 })
    form.replaceStart([at])
    await frame(form)
    expect(form.data()).toEqual({ at: 3 })
    const told = form.changes.length
    form.give({ at: { size: 1 } })
    expect(form.data()).toEqual({ at: { city: 'Bonn', size: 1 } })
    await frame(form)
    expect(form.changes.slice(told).map(({ formData }) => formData)).toEqual([{ at: { city: 'Bonn', size: 1 } }])
  })
})
