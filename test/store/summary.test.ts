import { describe, expect, it, vi } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const required = { validation: { required: true } }
const name = { id: 'name', type: 'string', label: 'Name', ...required }
const mail = { id: 'mail', type: 'string', label: 'Mail', ...required }
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  validation: { min_items: 3 },
  items: { type: 'object', label: 'Person', fields: [name, mail] },
}

describe('the summary', () => {
  it('has the error of a list before those in its rows, and these in their order', async () => {
    const form = createTestForm({
      schema: [people, { ...name, id: 'last' }],
      initialValues: { people: [{ name: 'Ada' }, { mail: 'b@x' }] },
    })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors.map(({ path }) => path.join('/'))).toEqual(['people', 'people/0/mail', 'people/1/name', 'last'])
  })

  it('names no field for an error that belongs to none', async () => {
    const errors = [{ path: 'nowhere', message: 'The account is closed.' }]
    const form = createTestForm({ schema: [{ id: 'a', type: 'string' }], onSubmit: () => ({ errors }) })
    await form.submit()
    expect(form.view().errors).toEqual([{ address: undefined, path: ['/nowhere'], rows: [], label: '', message: 'The account is closed.' }])
  })

  it('has no error of a field that is hidden, or in something hidden', async () => {
    const isOff = { ui_widget: 'hidden' }
    const form = createTestForm({
      schema: [
        { ...name, ui_options: isOff },
        { id: 'at', type: 'object', ui_options: isOff, fields: [mail] },
        { ...mail, id: 'shown' },
      ],
    })
    await form.submit()
    expect(form.view().errors.map(({ path }) => path)).toEqual([['shown']])
  })

  it('is told anew for a text that renames one of its lines, and for no other', async () => {
    const note = { id: 'note', type: 'string' }
    const form = createTestForm({ schema: [people, note], initialValues: { people: [{ name: 'Ada' }, { name: 'Bob' }] } })
    await form.submit()
    form.type('people/1/name', 'B')
    form.type('note', 'a')
    const told = vi.fn<() => void>()
    form.store.form.subscribe(told)
    form.type('note', 'ab')
    expect(told).not.toHaveBeenCalled()
    form.type('people/1/name', 'Bo')
    expect(told).toHaveBeenCalledTimes(1)
    expect(form.view().errors.at(-1)?.rows.at(-1)?.title).toContain('Bo')
  })

  it('is empty before anything was wrong', () => {
    expect(createTestForm({ schema: [name] }).view()).toMatchObject({ errors: [], warnings: [] })
  })
})

describe('a form', () => {
  it.each([
    [[], false],
    [[name], true],
  ])('of the fields %j has fields: %s', (schema, hasFields) => {
    expect(createTestForm({ schema }).view().hasFields).toBe(hasFields)
  })
})
