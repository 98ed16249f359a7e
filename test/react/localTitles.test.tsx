import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const day = { id: 'day', type: 'string', format: 'date', label: 'Day' }
const name = { id: 'name', type: 'string', label: 'Name' }

it('a folded row and a folded group have their dates as the locale writes them, and texts as they are', async () => {
  const trips = { id: 'trips', type: 'array', label: 'Trips', items: { type: 'object', label: 'Trip', fields: [name, day] } }
  const home = { id: 'home', type: 'object', label: 'Home', fields: [name, day] }
  const initialValues = {
    trips: [{ name: '2026-11-30', day: '2026-12-01' }, { day: '2026-12-24' }, { name: 'Last' }],
    home: { name: 'Ada', day: '2027-01-02' },
  }
  render(<ModuleForm locale="en-GB" schema={schemaOf([trips, home])} initialValues={initialValues} />)
  await waitFor(() => expect(document.querySelector('.mf-row-title')?.textContent).toBe('2026-11-30 1 Dec 2026'))
  expect(screen.getByRole('button', { name: /^24 Dec 2026/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Home' }))
  await waitFor(() => expect(document.querySelector('.mf-group-filled')?.textContent).toBe('Ada 2 Jan 2027'))
})

it('a date that is set aside is listed as the locale writes it', async () => {
  const module = createScriptedModule()
  const fields = [name, day]
  const { rerender } = render(
    <ModuleForm client={module.client} locale="en-GB" schema={schemaOf(fields)} initialValues={{ day: '2026-12-01' }} />,
  )
  rerender(<ModuleForm client={module.client} locale="en-GB" schema={schemaOf([name])} initialValues={{ day: '2026-12-01' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  await waitFor(() => expect(document.querySelector('.mf-set-aside dd')?.textContent).toBe('1 Dec 2026'))
})

it('a text that is set aside is listed as it is, whatever date has its label', async () => {
  const module = createScriptedModule()
  const common = { client: module.client, locale: 'en-GB', initialValues: { day: '2026-12-01', code: '2026-12-01' } }
  const { rerender } = render(<ModuleForm {...common} schema={schemaOf([name, day, { id: 'code', type: 'string', label: 'Day' }])} />)
  rerender(<ModuleForm {...common} schema={schemaOf([name])} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  const listed = () => [...document.querySelectorAll('.mf-set-aside dd')].map(({ textContent }) => textContent)
  await waitFor(() => expect(listed()).toEqual(['1 Dec 2026', '2026-12-01']))
})

const trips = {
  id: 'trips',
  type: 'array',
  label: 'Trips',
  items: { type: 'object', label: 'Trip', fields: [{ ...name, validation: { required: true } }, day] },
}
const openTrips = async () => {
  render(<ModuleForm locale="en-GB" schema={schemaOf([trips])} initialValues={{ trips: [{ day: '2026-12-24' }, { name: 'Last' }] }} />)
  await screen.findByRole('button', { name: /^24 Dec 2026/ })
}

it('the summary of errors calls a row by its date as the locale writes it', async () => {
  await openTrips()
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('link', { name: '24 Dec 2026, Name: This field is required.' })).toBeDefined()
})

it('a row that is removed and brought back is called by its date as the locale writes it', async () => {
  await openTrips()
  await userEvent.click(screen.getByRole('button', { name: /^Actions.*24 Dec 2026/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('24 Dec 2026 was removed.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('24 Dec 2026 is back'))
})
