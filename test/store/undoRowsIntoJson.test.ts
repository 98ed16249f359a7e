import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { people, text, two } from '../support/peopleFields.ts'

const editor = { ui_options: { ui_widget: 'CodeblockWidget' } }
const groupOf = (...fields: readonly object[]) => ({ id: 'g', type: 'object', fields })

/** The module answers a reload with these fields. */
async function become(form: TestForm, ...fields: readonly object[]) {
  form.reload()
  await form.settle()
  await form.answer(form.requests.length - 1, schemaOf(fields))
}

describe('undo of a change of rows that have become JSON', () => {
  it('writes the row that was removed, and leaves the others as they are', async () => {
    const group = groupOf(people, text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { ...two, y: 'kept' } } })
    form.removeRow('g/people', 0)
    await become(form, { ...group, ...editor })
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
    await become(form, { ...people, ...editor })
    form.undo()
    expect(form.data()).toEqual(two)
  })

  it('takes out the first row, and leaves those that came after it', async () => {
    const form = createTestForm({ schema: [people] })
    form.addRow('people')
    await become(form, { ...people, ...editor })
    form.undo()
    expect(form.data()).toEqual({})
  })

  it('writes what the host gave in place of an inner group', async () => {
    const group = groupOf(groupOf(text('x'), text('z')), text('y'))
    const form = createTestForm({ schema: [group], initialValues: { g: { g: 'soon', y: 'kept' } } })
    form.type('g/g/x', 'new')
    await become(form, { ...group, ...editor })
    form.undo()
    expect(form.data()).toEqual({ g: { g: 'soon', y: 'kept' } })
  })
})
