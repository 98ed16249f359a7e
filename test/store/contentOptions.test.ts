import { describe, expect, it } from 'vitest'
import { labelOfValue } from 'moduleform/core'
import { option, options, select, country, city } from '../support/contentFields.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const view = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).options

describe('static and loaded options', () => {
  const both = select('a', { choices: { values: options('s') } })

  it('offer the static ones while loading', async () => {
    const form = createTestForm({ schema: [both] })
    await form.settle()
    expect(view(form, 'a')).toMatchObject({ status: 'loading', choices: options('s') })
  })

  it('offer the loaded ones in their place', async () => {
    const form = createTestForm({ schema: [both] })
    await form.settle()
    await form.answer(0, { a: options('x') })
    expect(view(form, 'a')).toMatchObject({ status: 'ready', choices: options('x') })
  })

  it('offer the static ones where loading failed', async () => {
    const form = createTestForm({ schema: [both] })
    await form.settle()
    await form.fail(0, new Error('down'))
    expect(view(form, 'a')).toMatchObject({ status: 'unloaded', choices: options('s') })
  })

  it('offer the static ones where the list came back empty', async () => {
    const form = createTestForm({ schema: [both] })
    await form.settle()
    await form.answer(0, { a: [] })
    expect(view(form, 'a')).toMatchObject({ status: 'ready', choices: options('s') })
  })
})

describe('several objects on one field', () => {
  it('stand one after the other, equal values once', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second')] })
    await form.settle()
    await form.answer(0, { second: [option('y', 'Other'), option('z')], first: options('x', 'y') })
    expect(view(form, 'a')?.choices).toEqual([...options('x', 'y'), option('z')])
  })

  it('show what has loaded where one has failed, and that one has', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second')] })
    form.open('a')
    await form.settle()
    await form.answer(0, { first: options('x'), second: { error: 'No rights.' } })
    expect(view(form, 'a')).toMatchObject({ status: 'error', error: 'No rights.', choices: options('x') })
  })
})

describe('entries of an answer', () => {
  const entries = [{ id: 1, label: 'One' }, option({ id: 2, label: 'Two' }, 'Two'), 'three']

  it('of an object field become objects', async () => {
    const form = createTestForm({ schema: [{ ...select('a'), type: 'object' }] })
    await form.settle()
    await form.answer(0, { a: entries })
    expect(view(form, 'a')?.choices.map(({ value }) => value)).toEqual([{ id: 1, label: 'One' }, { id: 2, label: 'Two' }, 'three'])
  })

  it('of a text field become their id', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: entries })
    expect(view(form, 'a')?.choices.map(({ value }) => value)).toEqual([1, { id: 2, label: 'Two' }, 'three'])
  })

  it('of a multi-select become what its items are, wherever the content is declared', async () => {
    const { id, content } = select('a')
    const onArray = { id, type: 'array', content, items: { type: 'object' } }
    const onItems = { id: 'b', type: 'array', items: { type: 'object', content } }
    const form = createTestForm({ schema: [onArray, onItems] })
    await form.settle()
    await form.answer(0, { a: [{ id: 1, label: 'One' }] })
    expect(view(form, 'a')?.choices).toEqual([option({ id: 1, label: 'One' }, 'One')])
    expect(view(form, 'b')?.choices).toEqual([option({ id: 1, label: 'One' }, 'One')])
  })

  it('say that more exist than came', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 'elsewhere' } })
    await form.settle()
    await form.answer(0, { a: { data: options('x'), pagination: { has_next_page: true, next_cursor: 'c' } } })
    expect(view(form, 'a')).toMatchObject({ status: 'ready', hasMore: true, notInList: false })
  })
})

describe('a value and its type', () => {
  it('fits a text field where an option is an object', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: [option({ id: 1, label: 'One' }, 'One')] })
    form.choose('a', { id: 1, label: 'One' })
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: { id: 1, label: 'One' } })
  })

  it('returns with its field, also where an option is an object in a text field', async () => {
    const form = createTestForm({ schema: [select('a')], schemaMerge: 'replace' })
    await form.settle()
    await form.answer(0, { a: [option({ id: 1, label: 'One' }, 'One')] })
    form.choose('a', { id: 1, label: 'One' })
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([]))
    expect(form.data()).toEqual({})
    form.reload()
    await form.settle()
    await form.answer(2, schemaOf([select('a')]))
    expect(form.data()).toEqual({ a: { id: 1, label: 'One' } })
    expect(form.view().setAside).toEqual([])
  })

  it('is not judged before its options are there', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: { id: 1 } } })
    await form.settle()
    expect(form.at('a').error).toBeUndefined()
    await form.fail(0, new Error('down'))
    form.blur('a')
    expect(form.at('a').error).toBeUndefined()
    expect(await form.submit()).toBe('submitted')
  })

  it('is a type error at once when the options are there and nothing of its kind is among them', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 5 } })
    await form.settle()
    await form.answer(0, { a: options('x') })
    expect(form.at('a').cell.issue?.rule).toBe('type')
    form.choose('a', 'x')
    expect(form.at('a').error).toBeUndefined()
  })
})

describe('the label of a stored value', () => {
  const labelIn = (form: ReturnType<typeof createTestForm>, path: string) => {
    const { choices = [], earlierChoices = [] } = view(form, path) ?? {}
    return labelOfValue(form.at(path).cell.value, [...choices, ...earlierChoices])
  }

  it('stays while the options of another dependency load, and after they came without it', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    await form.settle()
    await form.answer(0, { city: [option('berlin', 'Berlin')] })
    form.choose('country', 'fr')
    await form.settle()
    expect(view(form, 'city')?.choices).toEqual([])
    expect(labelIn(form, 'city')).toBe('Berlin')
    await form.answer(1, { city: [option('paris', 'Paris')] })
    expect(labelIn(form, 'city')).toBe('Berlin')
  })
})
