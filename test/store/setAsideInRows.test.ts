import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { become } from '../support/become.ts'

const rowsOf = (...fields: readonly object[]) => ({ id: 'list', type: 'array', items: { type: 'object', fields } })
const listOf = (id: string, rows: readonly object[]) => ({ ...rowsOf({ id, type: 'string' }), default: rows })

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

describe('what is set aside in rows that the host sets', () => {
  const [x, y] = [
    { id: 'x', type: 'string' },
    { id: 'y', type: 'string' },
  ]
  const opened = async () => {
    const form = createTestForm({
      schema: [rowsOf(x, y)],
      schemaMerge: 'replace',
      initialValues: { list: [{ y: '1' }, { x: 'b', y: '2' }] },
    })
    form.type('list/0/x', 'typed')
    await become(form, [rowsOf(y)])
    return form
  }

  it('stays where they are set to what they are', async () => {
    const form = await opened()
    form.set('list', form.data()['list'])
    form.set('list', [{ y: '1' }, { y: '2' }])
    await become(form, [rowsOf(x, y)])
    expect(form.data()).toEqual({
      list: [
        { x: 'typed', y: '1' },
        { x: 'b', y: '2' },
      ],
    })
  })

  it('goes with them where other rows take their place', async () => {
    const form = await opened()
    form.set('list', [{ y: '1' }, { y: 'other' }])
    expect(form.setAside()).toEqual({})
    await become(form, [rowsOf(x, y)])
    expect(form.data()).toEqual({ list: [{ y: '1' }, { y: 'other' }] })
  })
})

it('Rows that the host sets to what they are keep a number that is half typed', () => {
  const list = rowsOf({ id: 'n', type: 'number' }, { id: 'y', type: 'string' })
  const form = createTestForm({ schema: [list], initialValues: { list: [{ y: '1' }] } })
  form.type('list/0/n', '1e')
  form.set('list', [{ y: '1' }])
  expect(form.at('list/0/n').cell.text).toBe('1e')
})

it('A default in rows that the host sets to what they are is the value of the host from then on', async () => {
  const list = (initial: string) => rowsOf({ id: 'x', type: 'string', default: initial })
  const form = createTestForm({ schema: [list('old')], schemaMerge: 'replace', initialValues: { list: [{}] } })
  form.set('list', [{ x: 'old' }])
  await become(form, [list('new')])
  expect(form.data()).toEqual({ list: [{ x: 'old' }] })
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
