import { expect, it } from 'vitest'
import { cloneElement } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { pressInRowMenu } from './rowMenu.ts'
import 'moduleform/styles.css'

const metadata = { workflows_module_schema_version: '1.0.0' }
const address = {
  type: 'object',
  label: 'Address',
  fields: [
    { id: 'city', type: 'string', label: 'City' },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
  ],
}
const schemaOf = (validation: object) => ({
  metadata,
  fields: [{ id: 'addresses', type: 'array', label: 'Addresses', items: address, validation }],
})
const button = (name: string) => page.getByRole('button', { name })

it('copies a row with the rows in it, and each goes its own way', async () => {
  const initialValues = { addresses: [{ city: 'Bonn', tags: ['old', 'small'] }] }
  await render(<ModuleForm schema={schemaOf({})} initialValues={initialValues} />)
  await pressInRowMenu('Bonn', 'Duplicate')
  const cities = page.getByRole('textbox', { name: 'City' })
  await expect.element(cities.nth(1)).toHaveFocus()
  await expect.element(cities.nth(1)).toHaveValue('Bonn')
  await userEvent.fill(cities.nth(1), 'Köln')
  await userEvent.click(page.getByRole('group', { name: 'Köln' }).getByRole('button', { name: 'Remove Tag 1' }))
  await expect.element(cities.nth(0)).toHaveValue('Bonn')
  expect(page.getByRole('textbox', { name: /^Tag/ }).elements()).toHaveLength(3)
})

it('closes the menu of a row when the form becomes read-only', async () => {
  const form = <ModuleForm schema={schemaOf({})} initialValues={{ addresses: [{ city: 'Bonn' }] }} />
  const { rerender } = await render(form)
  await userEvent.click(button('Actions Bonn').first())
  await expect.element(page.getByRole('menu')).toBeVisible()
  await rerender(cloneElement(form, { readOnly: true }))
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('keeps to the fewest and the most rows that the module allows', async () => {
  await render(<ModuleForm schema={schemaOf({ min_items: 1, max_items: 2 })} initialValues={{ addresses: [{ city: 'Bonn' }] }} />)
  const entries = page.getByRole('menuitem')
  const readEntries = async () => {
    await userEvent.click(button('Actions Bonn').first())
    await expect.element(entries.first()).toBeVisible()
    return entries.elements().map(({ textContent }) => textContent)
  }
  expect(await readEntries()).toEqual(['Insert above', 'Insert below', 'Duplicate'])
  await userEvent.click(entries.filter({ hasText: 'Duplicate' }))
  await expect.element(button('Add Address')).not.toBeInTheDocument()
  expect(await readEntries()).toEqual(['Move up', 'Move down', 'Remove'])
  await userEvent.click(entries.filter({ hasText: 'Remove' }))
  await expect.element(button('Add Address')).toBeVisible()
  expect(await readEntries()).toEqual(['Insert above', 'Insert below', 'Duplicate'])
})
