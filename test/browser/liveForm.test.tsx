import { StrictMode, version } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'
import { crm } from '../../playground/modules/crm/crm.ts'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'

const complaints = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints).not.toHaveBeenCalled()
})

/** Calls the demo module directly: the same function that `npm start` serves. */
const CrmForm = (props: Partial<ModuleFormProps>) => (
  <ModuleForm baseUrl="http://crm.test" fetch={crm} connections={loadSampleConnections} {...props} />
)

const choose = async (label: string, option: string) => {
  await userEvent.click(page.getByRole('combobox', { name: label, exact: true }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

it(`hands the page what was filled in, once, with errors of the page put where they belong (React ${version})`, async () => {
  const onSubmit = vi
    .fn<NonNullable<ModuleFormProps['onSubmit']>>()
    .mockResolvedValueOnce({ errors: [{ path: ['records', 0, 'name'], message: 'There is such a company already.' }] })
    .mockResolvedValue(undefined)
  const onChange = vi.fn()
  await render(
    <StrictMode>
      <CrmForm onSubmit={onSubmit} onChange={onChange} />
    </StrictMode>,
  )
  await choose('Connection', 'Partner CRM, my credentials')
  await choose('Object type', 'Company')
  await userEvent.click(page.getByRole('button', { name: 'Add Company' }))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await userEvent.fill(name, 'Analytical Engines')
  await userEvent.click(page.getByRole('checkbox', { name: 'Update existing records' }))
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))

  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('There is such a company already.', { exact: true })).toBeVisible()
  await userEvent.fill(name, 'Difference Engines')
  await expect.element(page.getByText('There is such a company already.')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByText('Submitted.').first()).toBeVisible()
  const filled = (companyName: string) => ({
    connection: {
      id: 'sample-crm_b-custom',
      label: 'Partner CRM, my credentials',
      app_type: 'crm_b',
      connection_management_type: 'custom',
    },
    object_type: { id: 'company', label: 'Company' },
    records: [{ name: companyName }],
    update_existing: false,
  })
  expect(onSubmit.mock.calls.map(([formData]) => formData)).toEqual([filled('Analytical Engines'), filled('Difference Engines')])
  expect(onChange.mock.lastCall?.[0]).toEqual(filled('Difference Engines'))
})

it(`shares nothing with another form on the page (React ${version})`, async () => {
  await render(
    <StrictMode>
      <section aria-label="First">
        <CrmForm />
      </section>
      <section aria-label="Second">
        <CrmForm initialValues={{ object_type: { id: 'deal', label: 'Deal' } }} />
      </section>
    </StrictMode>,
  )
  const [first, second] = [page.getByRole('region', { name: 'First' }), page.getByRole('region', { name: 'Second' })]
  await expect.element(second.getByRole('group', { name: 'Deals' })).toBeVisible()
  await userEvent.click(first.getByRole('button', { name: 'Submit' }))
  await expect.element(first.getByRole('heading', { name: 'Fix 2 fields to continue' })).toBeVisible()
  await expect.element(second.getByText('to continue')).not.toBeInTheDocument()
  await expect.element(first.getByRole('group', { name: 'Deals' })).not.toBeInTheDocument()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})
