import { expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
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

it('takes nothing from hidden fields, and no more than 80 characters of one text', () => {
  const fields = [text('secret', { ui_options: { ui_widget: 'hidden' } }), text('note')]
  expect(titleOf(fields, { secret: 'x', note: 'a'.repeat(90) })).toBe('a'.repeat(80))
  expect(titleOf(fields, { secret: 'x' })).toBe('')
})

it('takes the texts of groups in a row, each in its own line, and nothing of lists', () => {
  const at = { id: 'at', type: 'object', label: 'At', fields: [text('city'), text('street')] }
  const tags = { id: 'tags', type: 'array', label: 'Tags', items: text('x') }
  expect(titleOf([at, tags, text('note')], { at: { city: 'Bonn', street: 'Markt' }, tags: ['red'], note: 'x' })).toBe('Bonn\nMarkt · x')
})

it('is the reference in a group that is an expression', () => {
  const at = { id: 'at', type: 'object', label: 'At', fields: [text('city')] }
  const form = createTestForm({
    schema: [people([at])],
    initialValues: { people: [{ at: '{{ x }}' }] },
    templates: { isTemplate, reloads: false },
  })
  expect(selectRowTitle(form.store.state.cells, form.find(['people', 0]))).toBe('{{ x }}')
})

it('is empty where there is no such row, or only empty texts', () => {
  const form = createTestForm({ schema: [people([text('name')])], initialValues: { people: [{ name: '\nx' }] } })
  expect(selectRowTitle(form.store.state.cells, form.find(['people', 0]))).toBe('')
  expect(selectRowTitle(form.store.state.cells, '/people/gone')).toBe('')
})
