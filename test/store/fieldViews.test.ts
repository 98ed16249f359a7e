import { isTemplate } from '../../src/core/values/expressions.ts'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const content = (id: string, ...dependencies: readonly string[]) => ({
  type: ['managed'],
  content_objects: [{ id, content_object_depends_on_fields: dependencies.map((one) => ({ id: one })) }],
})
const name = { id: 'name', type: 'string', label: 'Name' }
const required = { validation: { required: true } }

describe('the trouble that a field shows', () => {
  const country = { id: 'country', type: 'string', on_action: { load_schema: true } }
  const schema = [country, name]

  it('is the reload it caused, under way and failed, until it is answered', async () => {
    const form = createTestForm({ schema })
    form.choose('country', 'de')
    await form.settle()
    expect([form.at('country').trouble, form.at('name').trouble]).toEqual(['loading', undefined])
    await form.fail(0, new Error('down'))
    expect([form.at('country').trouble, form.at('name').trouble]).toEqual(['failed', undefined])
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf(schema))
    expect(form.at('country').trouble).toBeUndefined()
  })

  it('is a list that did not load for the user, in a form that can be edited', async () => {
    const form = createTestForm({ schema: [name, { id: 'city', type: 'string', content: content('cities') }] })
    await form.settle()
    await form.fail(0, new Error('down'))
    expect(form.at('city').trouble).toBeUndefined()
    form.open('city')
    await form.settle()
    await form.fail(1, new Error('down'))
    expect([form.at('city').trouble, form.at('name').trouble]).toEqual(['options', undefined])
    form.changeSettings({ readOnly: true })
    expect(form.at('city').trouble).toBeUndefined()
  })
})

describe('the error that a field shows', () => {
  it('is that of the host, else its own, and none in a form that cannot be edited', async () => {
    const form = createTestForm({
      schema: [{ ...name, ...required }],
      onSubmit: () => ({ errors: [{ path: ['name'], message: 'Taken.' }] }),
    })
    expect(await form.submit()).toBe('invalid')
    expect(form.at('name').error).toBe('This field is required.')
    form.type('name', 'Ada')
    await form.submit()
    expect(form.at('name').error).toBe('Taken.')
    form.changeSettings({ disabled: true })
    expect(form.at('name').error).toBeUndefined()
  })
})

describe('a link to a field', () => {
  const people = {
    id: 'people',
    type: 'array',
    label: 'People',
    items: {
      type: 'object',
      label: 'Person',
      fields: [
        name,
        { id: 'mails', type: 'array', label: 'Mails', items: { type: 'string', ...required } },
        { id: 'age', type: 'integer' },
      ],
    },
  }

  it('names the rows around it from outside in, with their title and number', async () => {
    const form = createTestForm({
      schema: [people],
      initialValues: { people: [{ name: 'Ada' }, { name: 'Grace\nHopper', mails: ['x'] }] },
    })
    form.type(['people', 1, 'age'], 'old')
    form.type(['people', 1, 'mails', 0], '')
    await form.submit()
    const person = { address: form.find(['people', 1]), itemLabel: 'Person', position: 2, title: 'Grace' }
    expect(form.view().errors.map(({ path, label, rows }) => ({ path, label, rows }))).toEqual([
      { path: ['people', 1, 'mails', 0], label: 'Mails 1', rows: [person] },
      { path: ['people', 1, 'age'], label: 'Age', rows: [person] },
    ])
  })

  it('opens the row with the field that the focus is asked for', async () => {
    const form = createTestForm({ schema: [name, people], initialValues: { people: [{ name: 'Ada' }, { name: 'Eve' }] } })
    expect(form.at('people').rowToOpen).toBeUndefined()
    form.type(['people', 1, 'age'], 'old')
    await form.submit()
    const key = form.at('people').cell.rows?.[1]
    expect(form.at('people').rowToOpen).toEqual({ key, request: 1 })
    expect(form.at('name').rowToOpen).toBeUndefined()
    expect(form.at(['people', 1, 'age']).focusRequest).toBe(1)
    expect(form.at(['people', 0, 'age']).focusRequest).toBeUndefined()
  })
})

describe('the control of an expression', () => {
  const templates = { isTemplate, reloads: false }

  it.each([
    ['a text', { type: 'string' }, 'input'],
    ['a long text', { type: 'string', ui_options: { ui_widget: 'textarea' } }, 'textarea'],
    ['code', { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }, 'textarea'],
    ['a password', { type: 'string', ui_options: { ui_widget: 'password' } }, 'password'],
    ['a number', { type: 'number' }, 'input'],
    ['a select', { type: 'string', choices: ['a'] }, 'input'],
  ])('of %s is for text, masked where it may be a secret', (_, definition, control) => {
    const form = createTestForm({ schema: [{ id: 'a', ...definition }], initialValues: { a: '{{ x }}' }, templates })
    expect(form.at('a')).toMatchObject({ control, cell: { expression: true } })
  })

  it('has no options, until a value is chosen', () => {
    const form = createTestForm({
      schema: [{ id: 'a', type: 'string', choices: ['x'] }],
      initialValues: { a: '{{ x }}' },
      templates,
    })
    expect(form.at('a').options).toBeUndefined()
    form.choose('a', 'x')
    expect(form.at('a').options?.choices).toMatchObject([{ value: 'x' }])
  })
})

describe('the lines of a group', () => {
  it('are those of its fields, and a field alone has none', () => {
    const group = { id: 'at', type: 'object', fields: [name, { id: 'age', type: 'integer' }] }
    const form = createTestForm({ schema: [group] })
    expect(form.at('at').lines).toEqual([['name'], ['age']])
    expect(form.at(['at', 'name']).lines).toEqual([])
  })
})
