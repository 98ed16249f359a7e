import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const undoing = '../../src/store/history/createHistory.ts'

/** A form with an undo of its own, whose code has not been loaded yet: that of test forms is loaded beforehand. */
async function openCold() {
  const form = createTestForm({ schema: [{ id: 'a', type: 'boolean' }], initialValues: { a: false } })
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
