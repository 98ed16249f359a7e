import { describe, expect, it, vi } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const required = { ...name, validation: { required: true } }

const ruleFor = (when: object, effect: object) => ({
  rules: [{ if: { and: [when] }, then: { fields: [{ apply_as: 'merge', ...effect }] } }],
})

/** Types a text that the control at a path shows already, as the built-in controls do. */
const typeShown = (form: TestForm, path: string, text: string) =>
  form.dispatch({ type: 'textTyped', address: form.find(path), text, isShown: true })

/** Counts how often the drawn field at a path is told of a change. */
function draw(form: TestForm, path: string) {
  form.at(path)
  const listener = vi.fn<() => void>()
  form.store.subscribeField(form.find(path), listener)
  return listener
}

describe('a control that shows a text already', () => {
  it('is not told of it, key by key', () => {
    const form = createTestForm({ schema: [name] })
    typeShown(form, 'name', 'A')
    const told = draw(form, 'name')
    for (const text of ['Ad', 'Ada', 'Ad']) typeShown(form, 'name', text)
    expect(told).not.toHaveBeenCalled()
    expect(form.at('name').cell.text).toBe('Ad')
  })

  it('is told where the text comes from elsewhere', () => {
    const form = createTestForm({ schema: [name] })
    form.type('name', 'A')
    const told = draw(form, 'name')
    form.type('name', 'Ad')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is told where nothing is known of what it shows', () => {
    const form = createTestForm({ schema: [name] })
    const told = vi.fn<() => void>()
    form.store.subscribeField(form.find('name'), told)
    typeShown(form, 'name', 'A')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is told where the text takes away an error', () => {
    const form = createTestForm({ schema: [required] })
    form.blur('name')
    expect(form.at('name').error).toBeDefined()
    const told = draw(form, 'name')
    typeShown(form, 'name', 'A')
    expect(form.at('name').error).toBeUndefined()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is told where a rule on its own text gives it another label', () => {
    const form = createTestForm({
      schema: schemaOf([name], ruleFor({ id: 'name', operator: 'equal', value: 'Ada' }, { id: 'name', label: 'Her name' })),
    })
    typeShown(form, 'name', 'Ad')
    const told = draw(form, 'name')
    typeShown(form, 'name', 'Ada')
    expect(form.at('name').label).toBe('Her name')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is the only one that is not told: a field that depends on the text is', () => {
    const form = createTestForm({
      schema: schemaOf(
        [name, { id: 'more', type: 'string' }],
        ruleFor({ id: 'name', operator: 'equal', value: 'x' }, { id: 'more', label: 'Now' }),
      ),
    })
    typeShown(form, 'name', 'y')
    const [told, toldMore] = [draw(form, 'name'), draw(form, 'more')]
    typeShown(form, 'name', 'x')
    expect([told.mock.calls.length, toldMore.mock.calls.length]).toEqual([0, 1])
  })
})

describe('who listens to a field', () => {
  it('hears nothing after leaving, while others still do, also when leaving twice', () => {
    const form = createTestForm({ schema: [name] })
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const leave = form.store.subscribeField(form.find('name'), first)
    leave()
    const stop = form.store.subscribeField(form.find('name'), second)
    leave()
    form.choose('name', 'Ada')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(form.store.isInView(form.find('name'))).toBe(true)
    stop()
    expect(form.store.isInView(form.find('name'))).toBe(false)
  })

  it('keeps it in view until the last has left', () => {
    const form = createTestForm({ schema: [name] })
    const [one, other] = [form.show('name'), form.show('name')]
    one()
    expect(form.store.isInView(form.find('name'))).toBe(true)
    other()
    expect(form.store.isInView(form.find('name'))).toBe(false)
  })
})
