import { version, type ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { translatePage } from '../support/translatePage.ts'

const choices = { values: ['Apple', 'Apricot', 'Banana'].map((label) => ({ label, value: label.toLowerCase() })) }
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: {
    type: 'object',
    label: 'Person',
    fields: [
      { id: 'name', type: 'string', label: 'Name' },
      { id: 'fruit', type: 'string', label: 'Fruit', choices },
    ],
  },
}
const schemaOf = (...fields: readonly object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })

/** Opens a form on a translated page; a test in which React fails to render is red by itself. */
async function open(element: ReactElement) {
  await render(element)
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  onTestFinished(translatePage())
}

it(`the title of a row follows what is typed on a translated page (React ${version})`, async () => {
  await open(<ModuleForm schema={schemaOf(people)} initialValues={{ people: [{ name: 'Ada' }] }} />)
  const title = () => document.querySelector('.mf-row-title')?.textContent
  await expect.poll(title).toBe('ADA')
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'Grace')
  await expect.poll(title).toBe('GRACE')
  await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
  await userEvent.click(page.getByRole('option', { name: 'Banana' }))
  await expect.poll(title).toBe('GRACE BANANA')
  await userEvent.clear(name)
  await expect.poll(title).toBe('BANANA')
})

it(`a select can be filtered on a translated page (React ${version})`, async () => {
  await open(<ModuleForm schema={schemaOf({ id: 'fruit', type: 'string', label: 'Fruit', choices })} />)
  await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
  for (const [key, left] of [
    ['a', ['APPLE', 'APRICOT', 'BANANA']],
    ['p', ['APPLE', 'APRICOT']],
    ['r', ['APRICOT']],
    ['{Backspace}', ['APPLE', 'APRICOT']],
    ['{Backspace}', ['APPLE', 'APRICOT', 'BANANA']],
    ['{Backspace}', ['APPLE', 'APRICOT', 'BANANA']],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.poll(() => [...document.querySelectorAll('.mf-option-label')].map(({ textContent }) => textContent)).toEqual(left)
  }
  await userEvent.keyboard('ban{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Fruit' })).toHaveTextContent('BANANA')
})

it(`the button that adds a row follows the labels of another schema on a translated page (React ${version})`, async () => {
  const of = (label: string) => <ModuleForm schema={schemaOf({ ...people, items: { ...people.items, label } })} />
  const { rerender } = await render(of('Person'))
  await expect.element(page.getByRole('button', { name: 'Add Person' })).toBeVisible()
  onTestFinished(translatePage())
  await rerender(of('Member'))
  await expect.element(page.getByRole('button', { name: 'ADD MEMBER', exact: true })).toBeVisible()
})

it(`a read-only form shows other values of its host on a translated page (React ${version})`, async () => {
  const schema = schemaOf(
    { id: 'count', type: 'number', label: 'Count' },
    { id: 'day', type: 'string', format: 'date', label: 'Day' },
    { id: 'account', type: 'connection', label: 'Account' },
    people,
  )
  const of = (count: unknown, day: string, label: string) => (
    <ModuleForm schema={schema} readOnly locale="en-GB" values={{ count, day, account: { id: '1', label }, people: [{ name: label }] }} />
  )
  const { rerender } = await render(of(1.5, '2026-12-01', 'Ada'))
  await expect.element(page.getByText('1 Dec 2026')).toBeVisible()
  onTestFinished(translatePage())
  await rerender(of('many', 'soon', 'Grace'))
  await expect.poll(() => document.body.textContent).toContain('MANY')
  expect(document.body.textContent).toContain('SOON')
  expect(document.body.textContent).toContain('GRACE')
  expect(document.body.textContent).not.toMatch(/ADA|1\.5|DEC/)
})

it(`a read-only form shows expressions as they are on a translated page (React ${version})`, async () => {
  const schema = schemaOf({ id: 'total', type: 'number', label: 'Total' }, { id: 'note', type: 'string', label: 'Note' })
  const of = (note: string) => (
    <ModuleForm schema={schema} readOnly templates={{}} values={{ total: '{{ steps.order.total_price }}', note }} />
  )
  const { rerender } = await render(of('Dear {{ steps.order.name }}'))
  const texts = () => [...document.querySelectorAll('.mf-read')].map(({ textContent }) => textContent)
  await expect.poll(() => document.querySelectorAll('.mf-aside').length).toBe(2)
  onTestFinished(translatePage())
  await expect.poll(() => document.querySelector('label, .mf-label')?.textContent).toBe('TOTAL')
  expect(texts()).toEqual(['{{ steps.order.total_price }}', 'Dear {{ steps.order.name }}'])
  await rerender(of('Hello {{ steps.order.mail }}'))
  await expect.poll(() => texts()[1]).toBe('Hello {{ steps.order.mail }}')
  await rerender(of('hello'))
  await expect.poll(() => texts()[1]).toBe('HELLO')
})
