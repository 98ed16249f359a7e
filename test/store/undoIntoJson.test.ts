import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'
import { become } from '../support/become.ts'
import { people, text, two } from '../support/peopleFields.ts'
import { snapshotForm } from '../support/snapshotForm.ts'

const editor = { ui_options: { ui_widget: 'CodeblockWidget' } }
const number = (id: string) => ({ id, type: 'number' })
const groupOf = (...fields: readonly object[]) => ({ id: 'g', type: 'object', fields })

describe('undo of a change in a group that has become JSON', () => {
  it('writes the part that was changed, and nothing else', async () => {
    const group = groupOf(text('x'), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { x: 'old', y: 'kept' } } })
    form.type('g/x', 'new')
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { x: 'old', y: 'kept' } })
    form.redo()
    expect(form.data()).toEqual({ g: { x: 'new', y: 'kept' } })
  })

  it('writes it where it stands in an inner group', async () => {
    const group = groupOf(groupOf(text('x')), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { g: { x: 'old' }, y: 'kept' } } })
    form.type('g/g/x', 'new')
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { g: { x: 'old' }, y: 'kept' } })
  })

  it('takes out what was empty before', async () => {
    const group = groupOf(text('x'), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { y: 'kept' } } })
    form.type('g/x', 'new')
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { y: 'kept' } })
  })

  it('writes it where the JSON is empty by then', async () => {
    const group = groupOf(text('x'))
    const form = createTestForm({ schema: [group], initialValues: { g: { x: 'old' } } })
    form.choose('g/x', undefined)
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { x: 'old' } })
  })

  it('writes it where the JSON holds nothing by then', async () => {
    const group = groupOf(number('n'))
    const form = createTestForm({ schema: [group], initialValues: { g: { n: 1 } } })
    form.choose('g/n', undefined)
    await become(form, [{ ...group, ...editor }])
    expect(form.data()).toEqual({})
    form.undo()
    expect(form.data()).toEqual({ g: { n: 1 } })
  })

  it('writes it into the JSON of its row', async () => {
    const rowsOf = (more: object) => ({
      id: 'list',
      type: 'array',
      items: { type: 'object', fields: [{ ...groupOf(text('x')), ...more }] },
    })
    const initialValues = { list: [{ g: { x: 'a' } }, { g: { x: 'b' } }] }
    const form = createTestForm({ schema: [rowsOf({})], initialValues })
    form.type('list/1/g/x', 'new')
    await become(form, [rowsOf(editor)])
    expect(form.valueAt(['list', 1])).toEqual({ g: { x: 'new' } })
    form.undo()
    expect(form.data()).toEqual(initialValues)
    expect(form.handedOver()).toEqual([])
  })

  it('writes no text that did not read as a value', async () => {
    const group = groupOf(number('n'), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { y: 'kept' } } })
    form.type('g/n', '1,5,')
    form.blur('g/n')
    form.choose('g/n', 3)
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { y: 'kept' } })
  })

  it('writes the rows of a list that was emptied', async () => {
    const group = groupOf(people, text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { ...two, y: 'kept' } } })
    form.dispatch({ type: 'valuesSet', values: [{ address: '/g/people', value: [] }], byUser: true })
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { ...two, y: 'kept' } })
    expect(form.setAside()).toEqual({})
  })
})

describe('undo of the change that took the place of what the host gave instead of a group', () => {
  it('puts that back, also into JSON', async () => {
    const group = groupOf(text('x'))
    const form = createTestForm({ schema: [group], initialValues: { g: 'soon' } })
    form.type('g/x', 'new')
    await become(form, [{ ...group, ...editor }])
    expect(form.data()).toEqual({ g: { x: 'new' } })
    form.undo()
    expect(form.data()).toEqual({ g: 'soon' })
    form.redo()
    expect(form.data()).toEqual({ g: { x: 'new' } })
  })
})

describe('undo of a change in a list that has become JSON', () => {
  it('takes out the row that was added', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.addRow('people')
    form.type('people/2/name', 'Edith')
    await become(form, [{ ...people, ...editor }])
    form.undo()
    form.undo()
    expect(form.data()).toEqual(two)
  })

  it('puts the rows back in the order they had', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.moveRow('people', 0, 1)
    await become(form, [{ ...people, ...editor }])
    form.undo()
    expect(form.data()).toEqual(two)
  })

  it('puts back what the host gave in place of the list', async () => {
    const form = createTestForm({ schema: [people], initialValues: { people: 'all' } })
    form.addRow('people')
    await become(form, [{ ...people, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ people: 'all' })
  })

  it('puts back a whole row, with the group in it', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [text('x'), groupOf(text('y'), text('z'))] } }
    const initialValues = { list: [{ x: 'a', g: { y: 'b' } }, { x: 'c' }] }
    const form = createTestForm({ schema: [list], initialValues })
    form.removeRow('list', 0)
    await become(form, [{ ...list, ...editor }])
    form.undo()
    expect(form.data()).toStrictEqual(initialValues)
    expect(form.handedOver()).toEqual([])
  })

  it('counts it as left where it was left as JSON', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.removeRow('people', 0)
    await become(form, [{ ...people, ...editor }])
    form.blur('people')
    form.undo()
    expect(snapshotForm(form).touched).toEqual(['/people'])
  })

  it('keeps a change in one of its rows beside the JSON, which cannot say where the row is', async () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.type('people/0/name', 'Edith')
    await become(form, [{ ...people, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Edith' }, { name: 'Grace' }] })
    expect(form.handedOver()).toHaveLength(1)
  })
})

describe('undo of a change by whose rule a group has become JSON', () => {
  const toJson = { id: 'g', type: 'object', apply_as: 'fully_replace', ...editor }
  const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'json' }] }, then: { fields: [toJson] } }]

  it('brings back its fields, with text that does not read as a value', () => {
    const form = createTestForm({ schema: [text('a', { rules }), groupOf(text('x'), number('n'), groupOf(text('y')))] })
    form.type('g/x', 'one')
    form.type('g/g/y', 'two')
    form.type('g/n', '1,5,')
    form.blur('g/n')
    const before = snapshotForm(form)
    form.type('a', 'json')
    form.commit('a')
    const after = snapshotForm(form)
    expect(after.data).toEqual({ a: 'json', g: { x: 'one', g: { y: 'two' } } })
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
    form.redo()
    expect(snapshotForm(form)).toEqual(after)
  })

  it('brings back a list in it with its rows', () => {
    const form = createTestForm({ schema: [text('a', { rules }), groupOf(people)], initialValues: { g: two } })
    form.type('g/people/1/age', '1,5')
    form.blur('g/people/1/age')
    const before = snapshotForm(form)
    form.type('a', 'json')
    form.commit('a')
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
  })
})

describe('undo of a change of rows that have become JSON', () => {
  it('writes the row that was removed, and leaves the others as they are', async () => {
    const group = groupOf(people, text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { ...two, y: 'kept' } } })
    form.removeRow('g/people', 0)
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { ...two, y: 'kept' } })
    expect(form.setAside()).toEqual({})
  })

  it('writes the row that Undo beside the rows offers', () => {
    const hide = { fields: [{ id: 'g', ...editor }] }
    const raw = { id: 'raw', type: 'boolean', rules: [{ if: { and: [{ id: 'raw', operator: 'equal', value: true }] }, then: hide }] }
    const form = createTestForm({ schema: [raw, groupOf(people, text('y'))], initialValues: { g: { ...two, y: 'kept' } } })
    form.removeRow('g/people', 1)
    form.choose('raw', true)
    form.restoreRow()
    expect(form.data()).toEqual({ raw: true, g: { ...two, y: 'kept' } })
  })

  it.each([null, 'all'])('writes the rows that %j has replaced', async (value) => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.dispatch({ type: 'valuesSet', values: [{ address: '/people', value }], byUser: true })
    await become(form, [{ ...people, ...editor }])
    form.undo()
    expect(form.data()).toEqual(two)
  })

  it('takes out the first row, and leaves those that came after it', async () => {
    const form = createTestForm({ schema: [people] })
    form.addRow('people')
    await become(form, [{ ...people, ...editor }])
    form.undo()
    expect(form.data()).toEqual({})
  })

  it('writes what the host gave in place of an inner group', async () => {
    const group = groupOf(groupOf(text('x'), text('z')), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { g: 'soon', y: 'kept' } } })
    form.type('g/g/x', 'new')
    await become(form, [{ ...group, ...editor }])
    form.undo()
    expect(form.data()).toEqual({ g: { g: 'soon', y: 'kept' } })
  })
})
