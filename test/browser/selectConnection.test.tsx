import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectionPicker } from '../../src/widgets/select/ConnectionPicker.tsx'
import { connectionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { popupStands } from './selectParts.ts'

const production = { id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }
const sandbox = { id: '2', label: 'Sandbox', app_type: 'crm_a', connection_management_type: 'custom' }
const field = { type: 'connection', allowed_app_types: ['crm_a', 'sql_a'] }
const box = page.getByRole('combobox', { name: 'Fruit' })

it('stores the four keys of the chosen connection and nothing else of the host', async () => {
  const onChange = vi.fn()
  const connections = connectionsOf([production, { ...sandbox, secret: 'x' } as typeof sandbox])
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} onChange={onChange} />)
  await userEvent.click(box)
  await userEvent.keyboard('sand{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(sandbox)
  await expect.element(box).toHaveTextContent('Sandbox' + 'crm_a, custom')
})

it('keeps the label of a stored connection that is not listed, and says so', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([sandbox])} value={production} />)
  await expect.element(box).toHaveTextContent('Productioncrm_a, managednot in the list')
})

it('shows a stored connection while the list loads, unmarked', async () => {
  const connections = connectionsOf([], { status: 'loading' })
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} value={production} />)
  await expect.element(box).toHaveTextContent('Productioncrm_a, managed')
  await expect.element(page.getByText('not in the list')).not.toBeInTheDocument()
})

it('says what to create where none fits', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([])} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('status')).toHaveTextContent('No connection fits. Create one for crm_a, sql_a first.')
})

it('says the same where the host supplies no connections at all', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('status')).toHaveTextContent('No connection fits.')
})

it('asks the host on opening, and again after a failure', async () => {
  const [onOpen, onRefresh] = [vi.fn(), vi.fn()]
  const connections = connectionsOf([], { status: 'error', error: 'Not signed in', onOpen, onRefresh })
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} />)
  await userEvent.click(box)
  expect(onOpen).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not signed in')
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})

it('gives axe nothing to find, open', async () => {
  const screen = await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([production, sandbox])} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await popupStands()
  expect((await axe.run(screen.container)).violations).toEqual([])
})
