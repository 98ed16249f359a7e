import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()

const choices = Array.from({ length: 4 }, (_, index) => ({ label: `Choice ${index}`, value: `${index}` }))
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'key', type: 'string', label: 'Key', ui_options: { ui_widget: 'password' } },
    { id: 'amount', type: 'number', label: 'Amount' },
    { id: 'day', type: 'string', format: 'date', label: 'Day' },
    { id: 'on', type: 'boolean', label: 'On' },
    { id: 'one', type: 'string', label: 'One', choices: { values: choices } },
    { id: 'many', type: 'array', label: 'Many', items: { type: 'string' }, choices: { values: choices } },
    { id: 'account', type: 'object', label: 'Account', ui_options: { ui_widget: 'SelectWidget' }, connection: {} },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
  ],
}
const values = { key: 'secret', one: '1', many: ['1', '2'], tags: ['a', 'b'] }

/** The size of the touch target of a control: the box around an input is part of it. */
function sizeOf(element: Element) {
  const box = element.matches('input, textarea, [role=combobox]') ? (element.closest('.mf-control') ?? element) : element
  const { width, height } = box.getBoundingClientRect()
  const around = getComputedStyle(element, '::after')
  const beyond = element.matches('.mf-checkbox') ? -2 * parseFloat(around.top) : 0
  return { name: element.getAttribute('aria-label') ?? element.textContent, width: width + beyond, height: height + beyond }
}

const tooSmall = () =>
  [...document.querySelectorAll('.mf :is(button, a, input, textarea, [role=option])')]
    .filter(
      (element) => element.checkVisibility() && !element.matches('.mf-native-picker, [tabindex="-1"]:not([role=option], .mf-chip-remove)'),
    )
    .map(sizeOf)
    .filter(({ width, height }) => width < 40 || height < 40)

it('has targets of at least 40 px and text of at least 16 px in what is typed into', async () => {
  await render(<ModuleForm schema={schema} initialValues={values} />)
  expect(tooSmall()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByRole('link', { name: 'Name' })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Many' }))
  await expect.element(page.getByRole('listbox')).toBeVisible()
  expect(tooSmall()).toEqual([])
  const sizes = [...document.querySelectorAll('.mf :is(input:not([type=checkbox], .mf-native-picker), textarea)')].map(
    (input) => getComputedStyle(input).fontSize,
  )
  expect(sizes.length).toBeGreaterThan(6)
  expect(new Set(sizes)).toEqual(new Set(['16px']))
})

it.each([320, 360, 390])('shows dates of one line whole, in a form %i px wide', async (width) => {
  const elements = ['day', 'other', 'from', 'to']
  const fields = elements.map((id, index) => ({
    id,
    type: 'string',
    format: index < 2 ? 'date' : 'date-time',
    label: id,
    ui_options: { ui_layout: { type: 'horizontal', elements: elements.slice(index < 2 ? 0 : 2, index < 2 ? 2 : 4) } },
  }))
  const initialValues = { day: '2026-12-30', other: '2026-12-31', from: '2026-12-30T14:30:00Z', to: '2026-12-31T14:30:00Z' }
  await render(
    <div style={{ width: width - 32 }}>
      <ModuleForm schema={{ ...schema, fields }} initialValues={initialValues} locale="en-GB" />
    </div>,
  )
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('.mf-input')]
  await expect
    .poll(() => inputs().map(({ value }) => value.slice(0, 11)))
    .toEqual(['30 Dec 2026', '31 Dec 2026', '30 Dec 2026', '31 Dec 2026'])
  expect(inputs().map(({ value, scrollWidth, clientWidth }) => [value, scrollWidth - clientWidth])).toEqual(
    inputs().map(({ value }) => [value, 0]),
  )
})
