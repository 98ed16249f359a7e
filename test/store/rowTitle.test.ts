import { expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'
import { selectRowTitle } from '../../src/store/rowTitle.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const roles = {
  values: [
    { value: 'lead', label: 'Lead' },
    { value: 'dev', label: 'Developer' },
  ],
}
const people = (fields: readonly object[], rest: object = {}) => ({
  id: 'people',
  type: 'array',
  items: { type: 'object', label: 'Person', fields, ...rest },
})

/** The title of the only row, with its second line. */
function titleOf(fields: readonly object[], row: object, rest?: object) {
  const form = createTestForm({ schema: [people(fields, rest)], initialValues: { people: [row] } })
  return selectRowTitle(form.store.state.cells, form.find(['people', 0]))
}

it('is the first text of a row, and what follows tells it from others', () => {
  const fields = [text('name'), text('role', { choices: roles }), text('city'), text('note')]
  expect(titleOf(fields, { name: 'Ada', role: 'dev', city: 'London', note: 'x' })).toBe('Ada\nDeveloper · London')
  expect(titleOf(fields, { city: 'London\nSoho' })).toBe('London')
  expect(titleOf(fields, {})).toBe('')
})

it('is made of all texts that stand in one line', () => {
  const rest = { ui_options: { ui_layout: { type: 'horizontal', elements: ['first', 'last'] } } }
  expect(titleOf([text('first'), text('last'), text('mail')], { first: 'Ada', last: 'Lovelace', mail: 'a@b.c' }, rest)).toBe(
    'Ada Lovelace\na@b.c',
  )
})

it('is never a default, be it the form that applied it or the host that kept it', () => {
  const fields = [text('role', { choices: roles, default: 'lead' }), text('name')]
  expect(titleOf(fields, {})).toBe('')
  expect(titleOf(fields, { role: 'lead' })).toBe('')
  expect(titleOf(fields, { role: 'lead', name: 'Ada' })).toBe('Ada')
  expect(titleOf(fields, { role: 'dev', name: 'Ada' })).toBe('Developer\nAda')
})

it('holds no password, no code, no yes or no, and a number only where there is no text', () => {
  const fields = [
    text('key', { ui_options: { ui_widget: 'password' } }),
    text('script', { ui_options: { ui_widget: 'CodeblockWidget' } }),
    { id: 'on', type: 'boolean' },
    { id: 'port', type: 'integer' },
    text('host'),
  ]
  const row = { key: 'k', script: 's', on: true, port: 80 }
  expect(titleOf(fields, row)).toBe('80')
  expect(titleOf(fields, { ...row, host: 'localhost' })).toBe('localhost')
})

it('is empty for a row of one value, which is called by its number', () => {
  const form = createTestForm({ schema: [{ id: 'tags', type: 'array', items: text('x') }], initialValues: { tags: ['red'] } })
  expect(selectRowTitle(form.store.state.cells, form.find(['tags', 0]))).toBe('')
})
