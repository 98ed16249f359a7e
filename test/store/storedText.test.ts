import { describe, expect, it } from 'vitest'
import type { FormStorage } from '../../src/store/schema/formStorage.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const password = { ui_options: { ui_widget: 'password' } }
const select = (id: string) => ({ id, type: 'string', content: { type: ['managed'], content_objects: [{ id }] } })
const one = { value: 1, label: 'One' }

/** A storage that holds something. */
const holding = (stored: unknown): FormStorage => ({ get: () => JSON.stringify(stored), set: () => {} })
const entry = (rest: object = {}) => ({ version: 1, savedAt: 5, schema: schemaOf([select('city'), select('town')]), labels: {}, ...rest })
const labelsIn = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).options?.earlierChoices

describe('what a storage holds', () => {
  it('gives its labels, apart from what is no option with a label', () => {
    const labels = { city: [one, { value: 2 }, { label: 'Two' }, { value: 3, label: 3 }, 'Four', null], town: 'none' }
    const form = createTestForm({ storage: holding(entry({ labels })), initialValues: { city: 'x', town: 'x' } })
    expect(labelsIn(form, 'city')).toEqual([one])
    expect(labelsIn(form, 'town')).toEqual([])
  })

  it('may have no labels, and no time at which it was kept', () => {
    const form = createTestForm({ storage: holding(entry({ labels: null, savedAt: 'yesterday' })) })
    expect(form.has('city')).toBe(true)
    expect(labelsIn(form, 'city')).toEqual([])
    expect(form.view().schema.restoredFrom).toBe(0)
  })

  it('tells when it was kept, until the module has answered', async () => {
    const form = createTestForm({ storage: holding(entry()) })
    expect(form.view().schema.restoredFrom).toBe(5)
    await form.settle()
    await form.answer(0, schemaOf([select('city')]))
    expect(form.view().schema.restoredFrom).toBeUndefined()
  })

  it.each([
    ['a schema without fields', entry({ schema: schemaOf([]) })],
    ['no schema', entry({ schema: undefined })],
    ['a later version', entry({ version: 2 })],
    ['a list', [entry()]],
    ['nothing', null],
  ])('is not shown where it is %s', (_name, stored) => {
    const form = createTestForm({ storage: holding(stored) })
    expect(form.view().schema.phase).toBe('absent')
  })
})

describe('a storage', () => {
  it('is not read for a form without a name, nor for one that has its schema', () => {
    const read: string[] = []
    const storage: FormStorage = { get: (key) => void read.push(key), set: () => {} }
    const unnamed = createTestForm({ storage, storageKey: '' })
    expect(unnamed.reported.map(([callback]) => callback)).toEqual(['storage'])
    createTestForm({ storage, schema: [select('city')] })
    expect(read).toEqual([])
  })

  it('is read once, and gives nothing to a form that the module has answered meanwhile', async () => {
    const read: string[] = []
    let give: (text: string) => void = () => {}
    const late = new Promise<string>((resolve) => (give = resolve))
    const form = createTestForm({ storage: { get: (key) => (read.push(key), late), set: () => {} } })
    await form.settle()
    await form.answer(0, schemaOf([{ id: 'name', type: 'string' }]))
    give(JSON.stringify(entry()))
    await form.settle()
    expect(form.has('city')).toBe(false)
    expect(form.view().schema.restoredFrom).toBeUndefined()
    expect(read).toEqual(['form'])
  })

  it('that fails late leaves the form to load like any other', async () => {
    const form = createTestForm({ storage: { get: () => Promise.reject(new Error('blocked')), set: () => {} } })
    await form.settle()
    expect(form.view().schema).toMatchObject({ phase: 'absent', request: 'loading' })
  })

  it('gets nothing of a form whose schema the module has not confirmed', async () => {
    const kept: string[] = []
    const form = createTestForm({ storage: { get: () => JSON.stringify(entry()), set: (_key, text) => kept.push(text) } })
    await form.settle()
    await form.fail(0, new Error('down'))
    expect(kept).toEqual([])
  })

  it('gets the labels of options, and no default of a password', async () => {
    const kept: string[] = []
    const form = createTestForm({ storage: { get: () => undefined, set: (_key, text) => kept.push(text) } })
    await form.settle()
    await form.answer(0, schemaOf([select('city'), { id: 'token', type: 'string', default: 'generated', ...password }]))
    await form.answer(1, { city: [one] })
    await form.settle()
    const stored = JSON.parse(kept.at(-1) ?? '') as { readonly labels: unknown }
    expect(stored.labels).toEqual({ city: [one] })
    expect(kept.join()).not.toContain('generated')
  })
})
