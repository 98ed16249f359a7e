import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { text } from '../support/peopleFields.ts'
import { handleOf } from '../support/snapshotForm.ts'

const applied = ({ store }: TestForm) => store.state.history.applied

describe('what undo says', () => {
  it('is another each time, though the same was taken back', () => {
    const form = createTestForm({ schema: [text('a')] })
    for (const typed of ['1', '12', '123']) {
      form.type('a', typed)
      form.blur('a')
    }
    form.undo()
    const first = applied(form)
    form.undo()
    expect(applied(form)).toMatchObject({ direction: 'undo', label: 'a' })
    expect(applied(form)).not.toEqual(first)
  })

  it.each([
    ['as it is called now', [text('a', { label: 'Street' })], 'Street'],
    ['that is away as it was called', [], 'Address'],
  ])('names a field %s', async (_, fields, label) => {
    const form = createTestForm({ schema: [text('a', { label: 'Address' })], schemaMerge: 'replace' })
    form.type('a', '1')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf(fields))
    form.undo()
    expect(applied(form)?.label).toBe(label)
  })

  it('names the first field of what an agent has set at once, which gets the focus', () => {
    const form = createTestForm({ schema: [text('a', { label: 'Address' }), text('b')] })
    handleOf(form).setValues(
      [
        { path: 'a', value: '1' },
        { path: 'b', value: '2' },
      ],
      { byUser: true },
    )
    form.undo()
    expect(applied(form)?.label).toBe('Address')
    expect(form.store.state.focus?.address).toBe('/a')
  })
})
