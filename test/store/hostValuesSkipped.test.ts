import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createControlledForm } from '../support/createControlledForm.ts'

const name = { id: 'name', type: 'string' }
const kind = { id: 'kind', type: 'string', choices: ['a', 'b', 'c'] }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name] } }
const schema = [name, kind, people]

const asCopy = (formData: FormValues | undefined) => structuredClone(formData)
const asItIs = (formData: FormValues | undefined) => formData

/** A form whose host saves what it got last, and passes that back. */
async function openSaved(values: FormValues, pass: typeof asCopy) {
  const form = await createControlledForm(values, { schema })
  return {
    ...form,
    typeInFrames: async (...texts: readonly string[]) => {
      for (const text of texts) {
        form.type('name', text)
        await form.clock.advance(16)
      }
    },
    save: () => form.give(pass(form.changes.at(-1)?.formData)),
  }
}

describe.each([
  ['copies', asCopy],
  ['the same objects', asItIs],
])('a host that saves in a pause, and passes back %s', (_, pass) => {
  it('may undo to a text that the user had on the way', async () => {
    const form = await openSaved({ name: 'n0' }, pass)
    await form.typeInFrames('n0x', 'n0', 'n01')
    form.blur('name')
    form.save()
    await form.clock.advance(300)
    form.give({ name: 'n0' })
    expect(form.data()).toEqual({ name: 'n0' })
  })

  it('may undo to no text, where the user had emptied the field on the way', async () => {
    const form = await openSaved({}, pass)
    await form.typeInFrames('foo', '', 'bar')
    form.blur('name')
    form.save()
    await form.clock.advance(300)
    form.give({})
    expect(form.valueAt(['name']) ?? '').toBe('')
  })

  it('may choose what the user had chosen on the way', async () => {
    const form = await openSaved({ kind: 'a' }, pass)
    for (const kind of ['b', 'c']) {
      form.choose('kind', kind)
      await form.clock.advance(16)
    }
    form.save()
    await form.clock.advance(300)
    form.give({ kind: 'b' })
    expect(form.data()).toEqual({ kind: 'b' })
  })

  it('may bring back rows that the user had on the way', async () => {
    const form = await openSaved({ people: [{ name: 'A' }, { name: 'B' }] }, pass)
    for (let row = 0; row < 2; row += 1) {
      form.removeRow('people', 0)
      await form.clock.advance(16)
    }
    form.save()
    await form.clock.advance(300)
    form.give({ people: [{ name: 'B' }] })
    expect(form.data()).toEqual({ people: [{ name: 'B' }] })
  })

  it('changes no text that is being typed again', async () => {
    const form = await openSaved({}, pass)
    await form.typeInFrames('a', 'ab')
    form.save()
    await form.clock.advance(300)
    await form.typeInFrames('abc')
    form.give({ name: 'a' })
    expect(form.data()).toEqual({ name: 'abc' })
  })
})

it('an older answer that comes right after the newest changes nothing, whatever is saved meanwhile', async () => {
  const form = await openSaved({}, asCopy)
  for (const kind of ['a', 'b', 'c']) {
    form.choose('kind', kind)
    await form.clock.advance(16)
  }
  form.save()
  await form.clock.advance(250)
  form.give({ kind: 'a' })
  expect(form.data()).toEqual({ kind: 'c' })
  form.choose('kind', 'a')
  await form.clock.advance(16)
  form.save()
  await form.clock.advance(250)
  form.give({ kind: 'b' })
  expect(form.data()).toEqual({ kind: 'a' })
})
