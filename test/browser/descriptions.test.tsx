import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'
import { schemaOf } from '../support/createTestForm.ts'
import { danglingIds } from './danglingIds.ts'

afterEach(cleanup)

const description = 'One line.\nAnother line.'
const validation = { required: true }
const choices = { values: [{ value: 'a', label: 'A', description }] }
const codeblock = { ui_options: { ui_widget: 'CodeblockWidget' } }
const children = { fields: [{ id: 'child', type: 'string', label: 'Child' }] }

const ofAnyKind: readonly object[] = [
  { id: 'text', type: 'string' },
  { id: 'lines', type: 'string', ui_options: { ui_widget: 'textarea' } },
  { id: 'word', type: 'string', ui_options: { ui_widget: 'password' } },
  { id: 'day', type: 'string', format: 'date' },
  { id: 'moment', type: 'string', format: 'date-time' },
  { id: 'count', type: 'integer' },
  { id: 'check', type: 'boolean' },
  { id: 'one', type: 'string', choices },
  { id: 'many', type: 'array', items: { type: 'string' }, choices },
  { id: 'code', type: 'string', ...codeblock },
  { id: 'account', type: 'connection', allowed_app_types: ['x'], allowed_connection_management_types: ['managed'] },
  { id: 'group', type: 'object', ...children },
  { id: 'rows', type: 'array', items: { type: 'object', ...children } },
]
const described = ofAnyKind.map((field) => ({ label: 'Label', description, validation, ...field }))
const quiet: readonly object[] = [
  { id: 'heading', type: 'object', label: 'Heading', description, fields: [] },
  { id: 'strange', type: 'strange', label: 'Strange', description },
  { id: 'entries', type: 'array', label: 'Entries', items: { type: 'string', label: 'Entry', description }, default: [''] },
]
const schema = schemaOf([...described, ...quiet])

const show = async (width: number, props: ModuleFormProps = {}) => {
  await render(
    <div style={{ width }}>
      <ModuleForm schema={schema} connections={[]} {...props} />
    </div>,
  )
}

/** The number of lines of each rendered description; each line of text is one rectangle. */
function readLines(): number[] {
  return [...document.querySelectorAll('[class*="description"]')].map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

const idOf = (field: object) => ('id' in field ? String(field.id) : '')
const controls = () => ofAnyKind.map((field) => document.querySelector(`[data-field="/${idOf(field)}"] [aria-describedby]`))
const describes = (control: Element | null) =>
  (control?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe.each<[number, ModuleFormProps]>([
  [360, { theme: 'light' }],
  [900, { theme: 'dark' }],
  [360, { readOnly: true }],
])('a description in a form %i px wide with %j', (width, props) => {
  it('keeps its line breaks, whatever it is about', async () => {
    await show(width, props)
    expect(readLines()).toEqual(Array.from({ length: described.length + quiet.length }, () => 2))
    expect(danglingIds(document.body)).toEqual([])
  })
})

it.each([360, 900])('stays beside an error, %i px wide, and both describe the control', async (width) => {
  await show(width)
  expect(controls().map((control) => describes(control).includes(description))).toEqual(ofAnyKind.map(() => true))
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.poll(() => document.querySelectorAll('.mf-error').length).toBe(described.length)
  expect(readLines()).toHaveLength(described.length + quiet.length)
  expect(controls().map((control) => describes(control).slice(0, 2))).toEqual(
    [...document.querySelectorAll('.mf-error')].map(({ textContent }) => [textContent, description]),
  )
  expect(danglingIds(document.body)).toEqual([])
})

it('keeps the line breaks of what explains an option', async () => {
  await show(360)
  await userEvent.click(page.getByRole('combobox', { name: 'Label' }).first())
  const option = page.getByRole('option', { name: /One line/ })
  await expect.element(option).toBeVisible()
  const explanation = option.element().querySelector('.mf-option-description')
  expect(explanation?.getBoundingClientRect().height).toBe(32)
})
