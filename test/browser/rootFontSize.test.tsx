import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const choices = [
  { value: 'a', label: 'Apple', description: 'A fruit' },
  { value: 'b', label: 'Pear', disabled: true, disabled_reason: 'Sold out' },
]

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', description: 'As on the card.', validation: { required: true, max_length: 5 } },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'day', type: 'string', label: 'Day', format: 'date-time' },
    { id: 'fruit', type: 'string', label: 'Fruit', choices: { values: choices } },
    { id: 'many', type: 'array', label: 'Many', items: { type: 'string', choices: { values: choices } } },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City' }] },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
    },
  ],
}

const values = {
  name: 'Countess',
  note: 'One\nTwo',
  query: { a: 1 },
  day: '2026-12-01T10:30:00Z',
  many: ['a'],
  address: { city: 'Paris' },
  people: [{ name: 'Ada' }],
}

afterEach(() => document.documentElement.removeAttribute('style'))

/** Texts smaller than a size in px, with their sizes. */
const textsBelow = (least: number): readonly string[] =>
  [...document.querySelectorAll('.mf, .mf *')].flatMap((element) => {
    const text = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [])).join('')
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return text.trim() === '' || size >= least ? [] : [`${size} px: ${text}`]
  })

/** Texts and fields in lines lower than their letters, with the heights in px. */
const lowLines = (): readonly string[] =>
  [...document.querySelectorAll('.mf *')].flatMap((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    const hasText = element.matches('input, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    const [letters, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
    return hasText && line < 1.2 * letters ? [`${letters} px in ${line} px: ${element.outerHTML}`] : []
  })

it('has no text that stays small where somebody has set the texts of all pages larger', async () => {
  document.documentElement.style.fontSize = '32px'
  await render(<ModuleForm schema={schema} initialValues={values} />)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('link', { name: /^Name/ })).toBeVisible()
  expect(textsBelow(22)).toEqual([])
  expect(lowLines()).toEqual([])
  await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
  await expect.element(page.getByRole('option', { name: /^Apple/ })).toBeVisible()
  expect(textsBelow(22)).toEqual([])
  expect(lowLines()).toEqual([])
})

it('has code in the editor as large as the small texts of the form', async () => {
  document.documentElement.style.fontSize = '32px'
  await render(<ModuleForm schema={schema} initialValues={values} codeEditor={() => import('moduleform/monaco')} />)
  const sizeOf = (line: string) => Number.parseFloat(getComputedStyle(page.getByText(line).first().element()).fontSize)
  await expect.poll(() => document.querySelector('.view-line span span')).not.toBeNull()
  await expect.poll(() => sizeOf('"a"')).toBe(24)
})

it('has boxes and icons that grow with the texts', async () => {
  document.documentElement.style.fontSize = '32px'
  const agree = { id: 'agree', type: 'boolean', label: 'Agree' }
  await render(<ModuleForm schema={{ ...schema, fields: [...schema.fields, agree] }} initialValues={values} />)
  const sizes = (selector: string) => new Set([...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().height))
  expect(sizes('.mf-checkbox, .mf-icon-button .mf-icon')).toEqual(new Set([32]))
  expect(sizes('.mf-icon-button')).toEqual(new Set([48]))
  const [box, label] = ['.mf-checkbox', '.mf-check .mf-label'].map((part) => document.querySelector(part)?.getBoundingClientRect())
  const middle = ({ top, height }: DOMRect) => top + height / 2
  expect(Math.abs(middle(box as DOMRect) - middle(label as DOMRect))).toBeLessThan(3)
})
