import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

/** Sets the schema to exactly these fields, as the answer to a manual reload. */
async function become(form: TestForm, fields: readonly object[]) {
  form.reload()
  await form.settle()
  await form.answer(form.requests.length - 1, schemaOf(fields))
}

const listOf = (id: string, rows: readonly object[]) => ({
  id: 'list',
  type: 'array',
  items: { type: 'object', fields: [{ id, type: 'string' }] },
  default: rows,
})

/** A text in the second row of a default, set aside by a reload. */
async function openWithAside(): Promise<TestForm> {
  const form = createTestForm({ schema: [listOf('name', [{}, {}])], schemaMerge: 'replace' })
  form.type('list/1/name', 'kept')
  await become(form, [listOf('other', [{}, {}])])
  return form
}

describe('what is set aside in a row of a default', () => {
  it('has and finds its row where the array leaves as well', async () => {
    const form = await openWithAside()
    await become(form, [])
    expect(form.handedOver()).toContainEqual({ path: ['list', 1, 'name'], value: 'kept', type: 'string' })
    await become(form, [listOf('name', [{}, {}])])
    expect(form.data()).toEqual({ list: [{}, { name: 'kept' }] })
  })

  it('keeps its row where the default changes', async () => {
    const form = await openWithAside()
    await become(form, [listOf('name', [{ name: 'd' }])])
    expect(form.data()).toEqual({ list: [{}, { name: 'kept' }] })
  })
})
