import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'
import { choices, text } from '../support/peopleFields.ts'
import { handleOf, snapshotForm } from '../support/snapshotForm.ts'

const sizeBy = (value: string) => text('size', { ...choices('S', 'M'), default: value })

/** A choice that changes another field while it is "on". */
const switching = (field: object) =>
  text('a', {
    ...choices('on', 'off'),
    rules: [{ if: { and: [{ id: 'a', operator: 'equal', value: 'on' }] }, then: { fields: [{ apply_as: 'merge', ...field }] } }],
  })

describe('what undo brings back', () => {
  it('includes that a field was left, where its group was set as a whole', () => {
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields: [text('x', choices('1')), text('y')] }] })
    form.choose('g/x', '1')
    form.blur('g/x')
    const before = snapshotForm(form)
    expect(before.touched).toEqual(['/g/x'])
    handleOf(form).setValue('g', { x: '1', y: '2' }, { byUser: true })
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
  })

  it('includes that a value is only a default, which follows the schema', () => {
    const form = createTestForm({ schema: [sizeBy('S')] })
    form.choose('size', 'S')
    form.undo()
    form.replaceStart([sizeBy('M')])
    expect(form.data()).toEqual({ size: 'M' })
  })

  it('includes that a rule has not offered its default yet', () => {
    const form = createTestForm({ schema: [switching({ id: 'n', default: 7 }), { id: 'n', type: 'integer' }] })
    form.choose('n', 1)
    form.choose('a', 'on')
    form.undo()
    form.choose('n', undefined)
    form.choose('a', 'on')
    expect(form.data()).toEqual({ a: 'on', n: 7 })
  })

  it('includes that a pattern could not be run, where a rule had hidden the field', () => {
    const form = createTestForm({
      schema: [switching({ id: 'b', ui_options: { ui_widget: 'hidden' } }), text('b', { validation: { pattern: '^b' } })],
      initialValues: { b: 'c' },
      matchPattern: () => 'unchecked',
    })
    form.blur('b')
    expect(form.at('b').unchecked).toBe(true)
    form.choose('a', 'on')
    expect(form.at('b').unchecked).toBe(false)
    form.undo()
    expect(form.at('b').unchecked).toBe(true)
  })
})
