import { version } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps, type SubmitRest } from 'moduleform'
import 'moduleform/styles.css'
import { crm } from '../../playground/modules/crm/crm.ts'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { completions, control, give, option, toggle } from './referenceForm.tsx'

expectSilentConsole()

const templates = { complete: () => completions }

/** Calls the demo module directly: the same function that `npm start` serves. */
const CrmForm = (props: Partial<ModuleFormProps>) => (
  <ModuleForm baseUrl="http://crm.test" fetch={crm} connections={loadSampleConnections} templates={templates} {...props} />
)

const choose = async (label: string, name: string) => {
  await userEvent.click(page.getByRole('combobox', { name: label, exact: true }))
  await userEvent.click(page.getByRole('option', { name }))
}

it(`is the same step when it is opened again, after references, a reload and two undos (React ${version})`, async () => {
  const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
  const screen = await render(<CrmForm onSubmit={onSubmit} />)
  await choose('Connection', 'Sales CRM, production')
  await choose('Object type', 'Contact')
  await userEvent.click(page.getByRole('button', { name: 'Add Contact' }))
  await userEvent.fill(control('First name'), '{{ steps.customer.name }}')
  await userEvent.click(control('Last name'))
  await userEvent.keyboard('{{{{ord')
  await userEvent.click(option('Number'))
  await expect.element(control('Last name')).toHaveValue('{{ steps.order.id }}')
  await userEvent.fill(control('E-mail'), '{{ steps.customer.mail }}')
  give(page.getByRole('checkbox', { name: 'Update existing records' }).element(), 'drop', '{{ steps.customer.known }}')
  await expect.element(control('Update existing records')).toHaveValue('{{ steps.customer.known }}')

  await choose('Object type', 'Deal')
  await expect.element(page.getByRole('group', { name: 'Deals' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(control('Last name')).toHaveValue('{{ steps.order.id }}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('checkbox', { name: 'Update existing records' })).toBeVisible()
  await choose('Match by', 'E-mail')

  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByText('Submitted.').first()).toBeVisible()
  const [saved = {}, rest] = onSubmit.mock.lastCall ?? []
  expect(saved).toMatchObject({
    object_type: { id: 'contact' },
    records: [{ first_name: '{{ steps.customer.name }}', last_name: '{{ steps.order.id }}', email: '{{ steps.customer.mail }}' }],
    update_existing: true,
    match_by: { id: 'email' },
  })

  await screen.unmount()
  const { setAside, schemaData } = rest as SubmitRest
  await render(<CrmForm onSubmit={onSubmit} initialValues={saved} initialSetAside={setAside} initialSchemaData={schemaData} />)
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByText('Submitted.').first()).toBeVisible()
  expect(onSubmit.mock.lastCall).toEqual([saved, rest])
  await expect.element(toggle('First name')).toHaveAttribute('aria-pressed', 'true')
})
