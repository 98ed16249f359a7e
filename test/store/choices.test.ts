import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const options = (...values: readonly unknown[]) => values.map((value) => ({ value, label: String(value) }))
const view = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).options

describe('a select', () => {
  it('stores the value of the module as given, an object whole', () => {
    const value = { id: 'de', label: 'Germany', extra: [1] }
    const form = createTestForm({ schema: [{ id: 'a', type: 'object', choices: { values: [{ value, label: 'Germany' }] } }] })
    form.choose('a', value)
    expect(form.data()).toEqual({ a: value })
  })

  it('takes an object for its choice by the id alone, and a scalar for an object with that id', async () => {
    const choices = { values: [{ value: { id: 'de', label: 'Germany' }, label: 'Germany' }] }
    const schema = [
      { id: 'a', type: 'object', choices },
      { id: 'b', type: 'string', choices },
    ]
    const form = createTestForm({ schema, initialValues: { a: { id: 'de', label: 'Deutschland' }, b: 'de' } })
    expect(view(form, 'a')?.notInList).toBe(false)
    expect(view(form, 'b')?.notInList).toBe(false)
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: { id: 'de', label: 'Deutschland' }, b: 'de' })
  })

  it('does not take a number for a text', async () => {
    const form = createTestForm({ schema: [{ id: 'a', type: 'string', choices: { values: options('1') } }], initialValues: { a: 1 } })
    expect(await form.submit()).toBe('invalid')
  })

  it('holds a choice whose value is the empty text, which counts as empty', async () => {
    const field = { id: 'a', type: 'string', choices: { values: options('', 'x') }, validation: { required: true } }
    const form = createTestForm({ schema: [field] })
    form.choose('a', '')
    expect(form.data()).toEqual({ a: '' })
    expect(view(form, 'a')?.notInList).toBe(false)
    form.blur('a')
    expect(form.at('a').cell.issue?.rule).toBe('required')
  })

  it('is absent when it is cleared, and null where it has a default', () => {
    const choices = { values: options('x', 'y') }
    const form = createTestForm({
      schema: [
        { id: 'a', type: 'string', choices },
        { id: 'b', type: 'string', choices, default: 'x' },
      ],
    })
    form.choose('a', 'x')
    form.choose('a', undefined)
    form.choose('b', undefined)
    expect(form.data()).toEqual({ b: null })
  })

  it('whose list is empty, to be filled by another schema, doubts nothing', async () => {
    const form = createTestForm({ schema: [{ id: 'a', type: 'string', choices: { values: [] } }], initialValues: { a: 'x' } })
    expect(view(form, 'a')).toMatchObject({ status: 'ready', choices: [], notInList: false })
    expect(await form.submit()).toBe('submitted')
  })

  it('counts as changed at once', async () => {
    const field = { id: 'a', type: 'string', choices: { values: options('x') }, on_action: { load_schema: true } }
    const form = createTestForm({ schema: [field] })
    form.choose('a', 'x')
    await form.settle()
    expect(form.schemaRequests()).toHaveLength(1)
  })
})

describe('a select of a boolean', () => {
  const boolean = { id: 'a', type: 'boolean', ui_options: { ui_widget: 'SelectWidget' } }

  it('offers Yes and No where the module brings no choices', async () => {
    const form = createTestForm({ schema: [boolean] })
    expect(view(form, 'a')).toMatchObject({
      status: 'ready',
      dynamic: false,
      choices: [
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ],
    })
    form.choose('a', false)
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: false })
  })

  it('offers Yes and No where the list of the module is empty', () => {
    const form = createTestForm({ schema: [{ ...boolean, choices: { values: [] } }] })
    expect(view(form, 'a')?.choices.map(({ label }) => label)).toEqual(['Yes', 'No'])
  })

  it('offers what the module brings', () => {
    const choices = { values: [{ value: true, label: 'On' }] }
    const form = createTestForm({ schema: [{ ...boolean, choices }] })
    expect(view(form, 'a')?.choices).toEqual(choices.values)
  })

  it('is not offered by a checkbox', () => {
    const form = createTestForm({ schema: [{ id: 'a', type: 'boolean' }] })
    expect(view(form, 'a')).toBeUndefined()
  })
})

describe('typed-in text', () => {
  const select = (type: string, pattern?: string) => ({
    id: 'a',
    type,
    ui_options: { ui_widget: 'SelectWidget' },
    choices: { values: options(...(type === 'string' ? ['x'] : [7])) },
    ...(pattern === undefined ? {} : { validation: { pattern } }),
  })

  it('is offered where the field has a pattern, and only there', () => {
    expect(view(createTestForm({ schema: [select('string', '.*')] }), 'a')?.allowsText).toBe(true)
    expect(view(createTestForm({ schema: [select('string')] }), 'a')?.allowsText).toBe(false)
  })

  it('that matches is right, and not marked as missing in the list', async () => {
    const form = createTestForm({ schema: [select('string', '^own-')] })
    form.type('a', 'own-value')
    expect(view(form, 'a')?.notInList).toBe(false)
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: 'own-value' })
  })

  it('that does not match is wrong, and marked', async () => {
    const form = createTestForm({ schema: [select('string', '^own-')] })
    form.type('a', 'other')
    expect(view(form, 'a')?.notInList).toBe(true)
    expect(await form.submit()).toBe('invalid')
  })

  it('is stored by a number field as its number', async () => {
    const form = createTestForm({ schema: [select('number', '.*')] })
    form.type('a', '12')
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: 12 })
  })

  it('is stored by an object field as id and label', async () => {
    const field = { ...select('object', '.*'), choices: { values: [{ value: { id: 1, label: 'One' }, label: 'One' }] } }
    const form = createTestForm({ schema: [field] })
    form.type('a', 'mine')
    expect(view(form, 'a')?.notInList).toBe(false)
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: { id: 'mine', label: 'mine' } })
  })

  it('is allowed among loaded options too', async () => {
    const field = { ...select('string', '.*'), choices: undefined, content: { type: ['managed'], content_objects: [{ id: 'a' }] } }
    const form = createTestForm({ schema: [field] })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.type('a', 'mine')
    expect(view(form, 'a')?.notInList).toBe(false)
    await form.submit()
    expect(form.view().warnings).toEqual([])
  })

  it.each([
    ['of its items', {}, { pattern: '^own-' }],
    ['of its own', { pattern: '^own-' }, {}],
    ['of its items before its own', { pattern: '^oth' }, { pattern: '^own-' }],
  ])('is allowed in a multi-select by the pattern %s', async (_whose, validation, ofItems) => {
    const items = { type: 'string', choices: { values: options('x') }, validation: ofItems }
    const form = createTestForm({ schema: [{ id: 'a', type: 'array', items, validation }] })
    form.choose('a', ['x', 'own-1'])
    expect(view(form, 'a')).toMatchObject({ allowsText: true, notInList: false })
    expect(await form.submit()).toBe('submitted')
    form.choose('a', ['x', 'other'])
    expect(view(form, 'a')?.notInList).toBe(true)
    expect(await form.submit()).toBe('invalid')
  })

  it('is neither right nor marked while its pattern is being decided, and marked once that is done', () => {
    let answer: boolean | 'pending' = 'pending'
    const form = createTestForm({ schema: [select('string', '^own-')], matchPattern: () => answer })
    form.type('a', 'other')
    expect(view(form, 'a')?.notInList).toBe(false)
    answer = false
    form.dispatch({ type: 'patternsSettled' })
    expect(view(form, 'a')?.notInList).toBe(true)
  })
})
