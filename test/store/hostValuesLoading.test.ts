import type { FormValues } from 'moduleform/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handedTo as handed } from '../support/createControlledForm.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const schema = [name, size]

/** A controlled form, before the code that follows its values has loaded. */
function openEarly(values: FormValues) {
  const form = createTestForm({ schema, initialValues: values })
  const give = (next: unknown) => form.effects.followValues(next)
  give(values)
  return { ...form, give }
}

/** Types a text, of which the host is told at once. */
function tell(form: TestForm, text: string) {
  form.type('name', text)
  form.blur('name')
}

describe('before the code that follows the values of the host has loaded', () => {
  it('the host may change its values, and the last of them count', async () => {
    const form = openEarly({ name: 'Ada' })
    form.give({ name: 'Grace' })
    form.give({ name: 'Edith' })
    await form.settle()
    expect(form.data()).toEqual({ name: 'Edith' })
  })

  it('a change by the user stays that the host has not been told of', async () => {
    const form = openEarly({ name: 'Ada' })
    form.type('name', 'Grace')
    await form.settle()
    form.give({ name: 'Edith' })
    expect(form.data()).toEqual({ name: 'Grace' })
  })

  it('a text stays that was typed back to the one the form began with', async () => {
    const form = openEarly({ name: 'Ada' })
    form.type('name', 'Ad')
    form.type('name', 'Ada')
    form.give({ name: 'Edith' })
    await form.settle()
    expect(form.data()).toEqual({ name: 'Ada' })
  })

  it('a text that is no number stays', async () => {
    const form = openEarly({ size: 1 })
    form.type('size', '1x')
    await form.settle()
    form.give({ size: 5 })
    expect(form.at('size').cell).toMatchObject({ text: '1x', unread: true })
  })

  it('the host is told of one field and not yet of another, and may change the first once its values are back', async () => {
    const form = openEarly({ name: 'Ada' })
    tell(form, 'Grace')
    form.choose('size', 2)
    await form.settle()
    form.give(form.changes[0]?.formData)
    form.give({ name: 'Edith', size: 1 })
    expect(form.data()).toEqual({ name: 'Edith', size: 2 })
  })

  it('texts are told that come back later, the newest first, and change nothing', async () => {
    const form = openEarly({})
    for (const text of ['A', 'Ad', 'Ada']) tell(form, text)
    await form.settle()
    const [first, second, third] = handed(form)
    for (const late of [third, second, first]) {
      form.give(late)
      expect(form.data()).toEqual({ name: 'Ada' })
    }
  })

  it('texts are told that come back beside changes by the host', async () => {
    const form = openEarly({})
    for (const text of ['A', 'Ad', 'Ada']) tell(form, text)
    await form.settle()
    const [first, second, third] = handed(form)
    for (const late of [third, second, first]) {
      form.give({ ...late, size: 1 })
      expect(form.data()).toEqual({ name: 'Ada', size: 1 })
    }
  })
})

const following = '../../src/store/hostValues/createFollower.ts'

describe('where the code that follows the values of the host cannot be loaded', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.doMock(following, () => {
      throw new Error('No network.')
    })
  })
  afterEach(() => {
    vi.doUnmock(following)
    vi.resetModules()
  })

  /** A form whose follower has not been loaded yet: that of test forms is loaded beforehand. */
  async function openCold() {
    const form = createTestForm({ schema, initialValues: { name: 'Ada' } })
    const { createHostValuesEffect } = await import('../../src/store/hostValues/hostValuesEffect.ts')
    const { follow } = createHostValuesEffect(form.store, () => ({
      clock: form.clock,
      client: form.client,
      schemaMerge: 'merge',
      contentLoaders: {},
      storageKey: 'form',
      isOvertaken: () => false,
      renewPatterns: () => {},
      report: (...failure) => void form.reported.push(failure),
    }))
    const load = async () => {
      await vi.dynamicImportSettled()
      await form.settle()
    }
    return { form, follow, load }
  }

  it('the form goes on as it is, and its host is told once', async () => {
    const { form, follow, load } = await openCold()
    follow({ name: 'Ada' })
    follow({ name: 'Grace' })
    await load()
    expect(form.reported.map(([callback]) => callback)).toEqual(['values'])
    form.type('name', 'Edith')
    expect(form.data()).toEqual({ name: 'Edith' })
  })

  it('it is tried again with the next values', async () => {
    const { form, follow, load } = await openCold()
    follow({ name: 'Ada' })
    await load()
    vi.doUnmock(following)
    follow({ name: 'Grace' })
    await load()
    expect(form.data()).toEqual({ name: 'Grace' })
    expect(form.reported).toHaveLength(1)
  })
})
