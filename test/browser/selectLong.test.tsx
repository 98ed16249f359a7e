import { ModuleForm, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { schemaOf } from '../support/createTestForm.ts'

const nameOf = (index: number) => `analytics_production.customer_orders_eu_west_${2000 + index}`
const choicesOf = (count: number) => ({
  values: Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: nameOf(index) })),
})
const table = { id: 'table', type: 'string', label: 'Table', choices: choicesOf(20) }
const box = page.getByRole('combobox', { name: 'Table' })

const open = (fields: readonly object[], initialValues: ModuleFormProps['initialValues']) =>
  render(
    <div style={{ width: 320, padding: 16, boxSizing: 'border-box' }}>
      <ModuleForm schema={schemaOf(fields)} initialValues={initialValues} />
    </div>,
  )

/** Texts of which a part is cut. */
const cutIn = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth || scrollHeight > clientHeight)
    .map(({ textContent }) => textContent)

it('a closed select shows the whole label of its value', async () => {
  await open([table], { table: '7' })
  await expect.element(box).toHaveTextContent(nameOf(7))
  expect(cutIn('.mf-select *')).toEqual([])
})

it('a value that is gone is shown whole beside what says so', async () => {
  await open([table], { table: 'analytics_production.customer_orders_eu' })
  await expect.element(box).toHaveTextContent('customer_orders_euno longer available')
  expect(cutIn('.mf-select *')).toEqual([])
})

it('a select with a long label opens without moving what is below', async () => {
  await open([table, { id: 'after', type: 'string', label: 'After' }], { table: '7' })
  const after = page.getByRole('textbox', { name: 'After' })
  const { top } = after.element().getBoundingClientRect()
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  expect(after.element().getBoundingClientRect().top).toBe(top)
})

it.each([
  ['string', {}],
  ['array', { items: { type: 'string' } }],
])('a list of many long labels shows them whole, to choose a %s', async (type, more) => {
  await open([{ ...table, type, choices: choicesOf(500), ...more }], undefined)
  await userEvent.click(box)
  await userEvent.keyboard('{End}')
  const last = page.getByRole('option', { name: nameOf(499) })
  await expect.element(last).toBeInViewport({ ratio: 0.99 })
  expect(cutIn('[role=option], [role=option] *')).toEqual([])
  const rows = [...document.querySelectorAll('[role=option]')].map((row) => row.getBoundingClientRect())
  expect(rows.every(({ top }, index) => index === 0 || top >= (rows[index - 1]?.bottom ?? 0) - 0.5)).toBe(true)
})

it('rows of a list of many labels are as high as what the filter leaves needs', async () => {
  const short = Array.from({ length: 200 }, (_, index) => ({ value: `short${index}`, label: `City ${index}` }))
  await open([{ ...table, choices: { values: [...choicesOf(200).values, ...short] } }], undefined)
  await userEvent.click(box)
  const height = () => document.querySelector<HTMLElement>('[role=option]')?.offsetHeight
  await expect.poll(height).toBe(52)
  await userEvent.keyboard('city')
  await expect.poll(height).toBe(32)
})
