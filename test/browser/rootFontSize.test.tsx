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

const values = { name: 'Countess', day: '2026-12-01T10:30:00Z', many: ['a'], address: { city: 'Paris' }, people: [{ name: 'Ada' }] }

afterEach(() => document.documentElement.removeAttribute('style'))

/** Texts smaller than a size in px, with their sizes. */
const textsBelow = (least: number): readonly string[] =>
  [...document.querySelectorAll('.mf, .mf *')].flatMap((element) => {
    const text = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [])).join('')
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return text.trim() === '' || size >= least ? [] : [`${size} px: ${text}`]
  })

it('has no text that stays small where somebody has set the texts of all pages larger', async () => {
  document.documentElement.style.fontSize = '32px'
  await render(<ModuleForm schema={schema} initialValues={values} />)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('link', { name: /^Name/ })).toBeVisible()
  expect(textsBelow(22)).toEqual([])
  await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
  await expect.element(page.getByRole('option', { name: /^Apple/ })).toBeVisible()
  expect(textsBelow(22)).toEqual([])
})
