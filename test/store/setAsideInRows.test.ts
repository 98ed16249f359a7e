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

it('is listed by the numbers of its rows where a rule had made the inner list another', () => {
  const inner = {
    id: 'inner',
    type: 'array',
    items: { type: 'object', fields: [{ id: 'x', type: 'string', default: 'd' }] },
    default: [{}],
  }
  const asJson = { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
  const effect = { id: 'inner', apply_as: 'fully_replace', type: 'array', items: asJson }
  const rules = [{ if: { and: [{ id: 'p', operator: 'is_not_empty' }] }, then: { fields: [effect] } }]
  const list = { id: 'list', type: 'array', items: { type: 'object', fields: [inner] }, default: [{}, {}] }
  const form = createTestForm({ schema: schemaOf([list, { id: 'p', type: 'string' }], { rules }), initialValues: { p: 'x' } })
  form.removeRow('list', 1)
  form.replaceStart([{ id: 'p', type: 'string' }])
  expect(form.handedOver().map(({ path }) => path)).toEqual([['list'], ['list', 0, 'inner'], ['list', 0, 'inner', 0]])
})
