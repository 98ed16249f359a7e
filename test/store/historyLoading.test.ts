import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { people, text, two } from '../support/peopleFields.ts'
import { handleOf } from '../support/snapshotForm.ts'

const undoing = '../../src/store/history/createHistory.ts'

/** A form with an undo of its own, whose code has not been loaded yet: that of test forms is loaded beforehand. */
async function openCold(fields: readonly object[] = [], values: object = {}) {
  const form = createTestForm({ schema: [{ id: 'a', type: 'boolean' }, ...fields], initialValues: { a: false, ...values } })
  const { createHistoryEffect } = await import('../../src/store/history/historyEffect.ts')
  const { apply } = createHistoryEffect(form.store, () => form)
  return {
    form,
    apply,
    /** Waits until the code is loaded after a change, or has failed to. */
    load: async () => {
      await form.clock.advance(100)
      await vi.dynamicImportSettled()
    },
  }
}

describe('undo, whose code is not loaded yet', () => {
  beforeEach(() => {
    vi.doUnmock(undoing)
    vi.resetModules()
  })

  it('has recorded the changes since the form opened, and is loaded after the first of them', async () => {
    const { form, apply, load } = await openCold()
    form.choose('a', true)
    form.choose('a', undefined)
    await load()
    apply('undo')
    expect(form.data()).toEqual({ a: true })
    apply('undo')
    expect(form.data()).toEqual({ a: false })
    apply('redo')
    expect(form.data()).toEqual({ a: true })
  })

  it.each<[string, (form: TestForm) => void, string | undefined]>([
    ['a text', (form) => form.type('t', 'x'), undefined],
    ['a choice', (form) => form.choose('a', true), undefined],
    ['a switched side', (form) => form.chooseSide('t', 'expression', '{{ x }}'), undefined],
    ['an added row', (form) => form.addRow('people'), undefined],
    ['a copied row', (form) => form.copyRow('people', 0), undefined],
    ['a moved row', (form) => form.moveRow('people', 0, 1), undefined],
    ['a removed row', (form) => form.removeRow('people', 0), undefined],
    ['a value of an agent', (form) => handleOf(form).setValue('t', 'x', { byUser: true }), undefined],
    ['a reset', (form) => form.reset({}), 'formReset'],
    ['values set aside that were discarded', (form) => handleOf(form).discardSetAside(), 'setAsideDiscarded'],
  ])('tells of %s whether it is to be offered in a notice', async (_, change, destroyed) => {
    const { form, load } = await openCold([text('t'), people], { ...two, gone: 1 })
    change(form)
    await load()
    expect(form.store.state.history).toMatchObject({ canUndo: true })
    expect(form.store.state.history.destroyed).toBe(destroyed)
  })

  it('has told changes apart since the form opened, and knows of a removed row', async () => {
    const { form, apply, load } = await openCold([text('t'), text('b'), people], two)
    for (const typed of ['x', 'xy', 'xy']) {
      form.type('t', typed)
      form.commit('t')
    }
    form.removeRow('people', 0)
    form.choose('a', true)
    await load()
    expect(form.at('people').removedRow?.index).toBe(0)
    apply('restoreRow')
    expect(form.data()).toEqual({ a: true, t: 'xy', ...two })
    form.set('b', 'of the host')
    for (const back of [
      { a: true, t: 'xy', people: [{ name: 'Grace' }] },
      { a: false, t: 'xy', people: [{ name: 'Grace' }] },
    ]) {
      apply('undo')
      expect(form.data()).toEqual({ ...back, b: 'of the host' })
    }
    for (const t of [{ t: 'xy' }, { t: 'x' }, {}, {}]) {
      apply('undo')
      expect(form.data()).toEqual({ a: false, ...t, ...two, b: 'of the host' })
    }
  })

  it('takes a change back as soon as it is', async () => {
    const { form, apply } = await openCold()
    form.choose('a', true)
    apply('undo')
    await vi.dynamicImportSettled()
    await form.settle()
    expect(form.data()).toEqual({ a: false })
  })

  it('takes nothing back where it cannot be loaded, and is tried again with the next change', async () => {
    vi.doMock(undoing, () => {
      throw new Error('No network.')
    })
    const { form, apply, load } = await openCold()
    form.choose('a', true)
    await load()
    apply('undo')
    await vi.dynamicImportSettled()
    expect(form.data()).toEqual({ a: true })
    vi.doUnmock(undoing)
    form.choose('a', undefined)
    await load()
    apply('undo')
    expect(form.data()).toEqual({ a: true })
    apply('undo')
    expect(form.data()).toEqual({ a: true })
  })
})
