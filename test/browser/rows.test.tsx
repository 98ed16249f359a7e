import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
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
  await userEvent.click(button('Duplicate Address 1'))
  const cities = page.getByRole('textbox', { name: 'City' })
  await expect.element(cities.nth(1)).toHaveFocus()
  await expect.element(cities.nth(1)).toHaveValue('Bonn')
  await userEvent.fill(cities.nth(1), 'Köln')
  await userEvent.click(page.getByRole('group', { name: 'Address 2' }).getByRole('button', { name: 'Remove Tag 1' }))
  await expect.element(cities.nth(0)).toHaveValue('Bonn')
  expect(page.getByRole('textbox', { name: /^Tag/ }).elements()).toHaveLength(3)
})

it('keeps to the fewest and the most rows that the module allows', async () => {
  await render(<ModuleForm schema={schemaOf({ min_items: 1, max_items: 2 })} initialValues={{ addresses: [{ city: 'Bonn' }] }} />)
  await expect.element(button('Remove Address 1')).not.toBeInTheDocument()
  await userEvent.click(button('Duplicate Address 1'))
  await expect.element(button('Duplicate Address 1')).not.toBeInTheDocument()
  await expect.element(button('Add Address')).not.toBeInTheDocument()
  await userEvent.click(button('Remove Address 2'))
  await expect.element(button('Add Address')).toBeVisible()
  await expect.element(button('Remove Address 1')).not.toBeInTheDocument()
})
