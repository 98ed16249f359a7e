import { describe, expect, it } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { people, text } from '../support/peopleFields.ts'

const three = { people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Edith' }] }
const without = (...gone: readonly string[]) => three.people.filter(({ name }) => !gone.includes(name))

const openPeople = () => createTestForm({ schema: [people, text('a'), text('b')], initialValues: three })

/** Removes a row and restores it after another change, so that restoring it is a change of its own. */
const removeAndRestore = (form: TestForm, index: number, typed: string, remove = () => form.removeRow('people', index)) => {
  remove()
  form.type('a', typed)
  form.blur('a')
  form.restoreRow()
}

/** The form data after each undo that is offered. */
const undoAll = (form: TestForm) => {
  const seen: unknown[] = []
  while (form.store.state.history.canUndo) {
    form.undo()
    seen.push(form.data())
  }
  return seen
}

describe('a row that was restored after other changes', () => {
  it('is removed again by the next undo, and is back with all others, where the host has set something elsewhere', () => {
    const form = openPeople()
    removeAndRestore(form, 1, 'x')
    form.set('b', 'of the host')
    expect(undoAll(form)).toEqual([
      { a: 'x', b: 'of the host', people: without('Grace') },
      { b: 'of the host', people: without('Grace') },
      { b: 'of the host', ...three },
    ])
  })

  it.each<[string, (form: TestForm) => void]>([
    ['was removed', (form) => form.removeRow('people', 1)],
    [
      'was removed, brought back and removed again by undo and redo',
      (form) => {
        form.removeRow('people', 1)
        form.undo()
        form.redo()
      },
    ],
  ])('stays with what the host has set in it, where it %s, and leaves no undo that does nothing', (_, remove) => {
    const form = openPeople()
    removeAndRestore(form, 1, 'x', () => remove(form))
    form.set('people/1/name', 'Joan')
    expect(undoAll(form)).toEqual([{ people: [{ name: 'Ada' }, { name: 'Joan' }, { name: 'Edith' }] }])
  })

  it('stays where the host has set something in it, and another that was restored too is removed again', () => {
    const form = openPeople()
    removeAndRestore(form, 0, 'x')
    removeAndRestore(form, 1, 'xy')
    form.set('people/0/name', 'Joan')
    const [, grace, edith] = three.people
    const [all, rest] = [
      [{ name: 'Joan' }, grace, edith],
      [{ name: 'Joan' }, edith],
    ]
    expect(undoAll(form)).toEqual([{ a: 'xy', people: rest }, { a: 'x', people: rest }, { a: 'x', people: all }, { people: all }])
  })

  it('is not offered where it is back again, as the undo of its second removal', () => {
    const form = openPeople()
    removeAndRestore(form, 1, 'x')
    form.removeRow('people', 1)
    form.undo()
    expect(form.at('people').removedRow).toBeUndefined()
    form.restoreRow()
    expect(form.data()).toEqual({ a: 'x', ...three })
  })

  it('is offered again where restoring it was taken back, and not another one that stays restored', () => {
    const form = openPeople()
    form.removeRow('people', 0)
    form.removeRow('people', 0)
    form.type('a', 'x')
    form.restoreRow()
    form.restoreRow()
    expect(form.data()).toEqual({ a: 'x', ...three })
    form.undo()
    expect(form.data()).toEqual({ a: 'x', people: without('Ada') })
    form.restoreRow()
    expect(form.data()).toEqual({ a: 'x', ...three })
  })

  it('is no change that a notice tells of', () => {
    const form = openPeople()
    removeAndRestore(form, 1, 'x')
    expect(form.store.state.history.destroyed).toBeUndefined()
  })

  it('is not offered where the host has set its list, though a rule had changed another field as it was removed', () => {
    const rules = [
      { if: { and: [{ id: 'people', operator: 'is_empty' }] }, then: { fields: [{ id: 'n', apply_as: 'merge', default: 7 }] } },
    ]
    const form = createTestForm({
      schema: [
        { ...people, rules },
        { id: 'n', type: 'integer' },
      ],
      initialValues: { people: [{ name: 'Ada' }] },
    })
    form.removeRow('people', 0)
    expect(form.data()).toMatchObject({ n: 7 })
    form.set('people', [{ name: 'Joan' }])
    expect(form.at('people').removedRow).toBeUndefined()
  })
})
