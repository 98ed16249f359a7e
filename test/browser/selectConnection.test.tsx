import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { ConnectionPicker } from '../../src/widgets/select/connection/ConnectionPicker.tsx'
import { connectionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { popupStands } from './selectParts.ts'

const production = { id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }
const sandbox = { id: '2', label: 'Sandbox', app_type: 'crm_a', connection_management_type: 'custom' }
const warehouse = { id: '3', label: 'Warehouse', app_type: 'sql_a', connection_management_type: 'custom' }
const field = { type: 'connection', allowed_app_types: ['crm_a', 'sql_a'] }
const box = page.getByRole('combobox', { name: 'Fruit' })

it('stores the four keys of the chosen connection and nothing else of the host', async () => {
  const onChange = vi.fn()
  const connections = connectionsOf([production, { ...sandbox, secret: 'x' } as typeof sandbox])
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} onChange={onChange} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('sand{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(sandbox)
  await expect.element(box).toHaveTextContent('Sandbox' + 'crm_a, custom')
})

it('keeps the label of a stored connection that is not listed, and says so', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([sandbox])} value={production} />)
  await expect.element(box).toHaveTextContent('Productioncrm_a, managedno longer available')
})

it.each([400, 320])('says in full that it is not listed, %i px wide, and leaves out its details first', async (width) => {
  const gone = { ...production, label: 'Production CRM', app_type: 'customer_relations' }
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([sandbox])} value={gone} />)
  document.querySelector<HTMLElement>('.mf')?.style.setProperty('width', `${width}px`)
  const cutBy = (part: string) => {
    const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(part) ?? {}
    return scrollWidth - clientWidth
  }
  const endOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().right
  expect(cutBy('.mf-select-warning')).toBe(0)
  expect(endOf('.mf-select-warning')).toBeLessThanOrEqual(endOf('.mf-select-line') ?? 0)
  expect(endOf('.mf-select-line')).toBeLessThanOrEqual(endOf('.mf-select-trigger') ?? 0)
  expect(cutBy('.mf-select-detail')).toBeGreaterThan(0)
  if (width === 400) expect(cutBy('.mf-select-text')).toBe(0)
  expect(document.querySelector('.mf-select-text')?.clientWidth).toBeGreaterThan(20)
})

it('shows a stored connection while the list loads, unmarked', async () => {
  const connections = connectionsOf([], { status: 'loading' })
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} value={production} />)
  await expect.element(box).toHaveTextContent('Productioncrm_a, managed')
  await expect.element(page.getByText('no longer available')).not.toBeInTheDocument()
})

it('says what to create where none fits', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([])} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('status')).toHaveTextContent('No matching connections. Create one for crm_a, sql_a first.')
})

it('says the same where the host supplies no connections at all', async () => {
  await render(<SelectField widget={ConnectionPicker} field={field} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('status')).toHaveTextContent('No matching connections.')
})

it('asks the host on opening, and again after a failure', async () => {
  const [onOpen, onRefresh] = [vi.fn(), vi.fn()]
  const connections = connectionsOf([], { status: 'error', error: 'Not signed in', onOpen, onRefresh })
  await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} />)
  await userEvent.click(box)
  expect(onOpen).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not signed in')
  await userEvent.click(page.getByRole('button', { name: /^Retry loading / }))
  expect(onRefresh).toHaveBeenCalledOnce()
})

it('puts connections under their app types where there are several, and under none while filtering', async () => {
  const connections = connectionsOf([production, warehouse, sandbox])
  const screen = await render(<SelectField widget={ConnectionPicker} field={field} connections={connections} />)
  await userEvent.click(box)
  const group = (name: string) => page.getByRole('group', { name })
  await expect.element(group('crm_a')).toHaveTextContent('crm_aProductioncrm_a, managedSandboxcrm_a, custom')
  await expect.element(group('sql_a')).toHaveTextContent('sql_aWarehouse')
  await popupStands()
  expect((await axe.run(screen.container)).violations).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('option', { name: /Warehouse/ })).toHaveAttribute('data-active')
  await userEvent.keyboard('s')
  await expect.element(group('crm_a')).not.toBeInTheDocument()
})

it('asks the host anew on refresh', async () => {
  const connections = vi.fn(() => [sandbox])
  await render(<ModuleForm schema={{ fields: [{ id: 'from', label: 'Fruit', ...field }] }} connections={connections} />)
  await expect.poll(() => connections.mock.calls.length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Refresh the options of Fruit' }))
  await expect.poll(() => connections.mock.calls.length).toBe(2)
})

it('reaches the button that asks anew after the select', async () => {
  await render(<ModuleForm schema={{ fields: [{ id: 'from', label: 'Fruit', ...field }] }} connections={[sandbox]} />)
  await userEvent.tab()
  await expect.element(page.getByRole('combobox', { name: 'Fruit' })).toHaveFocus()
  await userEvent.tab()
  const refresh = page.getByRole('button', { name: 'Refresh the options of Fruit' })
  await expect.element(refresh).toHaveFocus()
  const label = document.querySelector('.mf-label-row')?.getBoundingClientRect()
  const { top, right } = refresh.element().getBoundingClientRect()
  expect(top).toBeLessThan(label?.bottom ?? 0)
  expect(right).toBeGreaterThanOrEqual(label?.right ?? Infinity)
})

it('goes from the open list to the button that asks anew, and back', async () => {
  await render(<ModuleForm schema={{ fields: [{ id: 'from', label: 'Fruit', ...field }] }} connections={[sandbox]} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Sandbox' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Refresh the options of Fruit' })).toHaveFocus()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(box).toHaveFocus()
})

it('gives axe nothing to find, open', async () => {
  const screen = await render(<SelectField widget={ConnectionPicker} field={field} connections={connectionsOf([production, sandbox])} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await popupStands()
  expect((await axe.run(screen.container)).violations).toEqual([])
})
