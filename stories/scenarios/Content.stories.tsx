import type { FormValues } from 'moduleform/core'
import { HttpError } from 'moduleform/module'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, loadedSelect, schemaOf } from '../support/schemaOf.ts'

/** Options that a module or the host loads. Specification 2.8, 2.12 and 4.2, decisions §6. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Content', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const choice = (id: string, label: string) => ({ value: { id, label }, label })
const idOf = (formData: FormValues, key: string): string => {
  const value = formData[key]
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}
const states: Readonly<Record<string, readonly string[]>> = { ca: ['Ontario', 'Quebec'], us: ['Ohio', 'Utah'] }

const country = loadedSelect('country', 'countries', [], { label: 'Country' })
const state = loadedSelect('state', 'states', ['country'], { label: 'State', validation: { required: true } })
const places = () => ({
  content: {
    countries: () => [choice('ca', 'Canada'), choice('us', 'United States')],
    states: (formData: FormValues) => (states[idOf(formData, 'country')] ?? []).map((name) => choice(name.toLowerCase(), name)),
  },
})

/**
 * An empty dependency: no request is sent, and a click moves to the field to fill in first. A change reloads the options; the selection
 * stays and is marked.
 */
export const Dependency: Story = {
  args: { module: places, schema: schemaOf(country, state) },
  play: async ({ canvasElement, args }) => {
    const { form, choose, sees, submit } = formActions(canvasElement)
    await userEvent.click(form.getByRole('combobox', { name: 'State' }))
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveFocus()
    await choose('Country', 'Canada')
    await choose('State', 'Ontario')
    await choose('Country', 'United States')
    await sees(/no longer available/)
    await submit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await choose('State', 'Ohio')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { country: { id: 'us', label: 'United States' }, state: { id: 'ohio', label: 'Ohio' } },
      expect.anything(),
    )
  },
}

/** A stored value shows its own label before any options have loaded, and while the module does not answer. */
export const StoredValueWhileLoading: Story = {
  args: {
    module: () => ({ ...places(), delay: Infinity }),
    schema: schemaOf(country, state),
    initialValues: { country: { id: 'ca', label: 'Canada' }, state: { id: 'qc', label: 'Québec' } },
  },
  play: async ({ canvasElement }) => {
    const { form } = formActions(canvasElement)
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Canada')
    await expect(form.getByRole('combobox', { name: 'State' })).toHaveTextContent('Québec')
  },
}

/**
 * A request that the user did not cause fails silently; opening the list requests it again with the current form data, and now an error is
 * shown.
 */
export const QuietFailureThenError: Story = {
  args: {
    module: () => ({
      content: {
        tables: ({ key }) => {
          if (key !== 'secret') throw new HttpError(401, 'The API key is missing.')
          return [choice('orders', 'Orders')]
        },
      },
    }),
    schema: schemaOf(field('key', { label: 'API key' }), loadedSelect('table', 'tables', [], { label: 'Table' })),
  },
  play: async ({ canvasElement }) => {
    const { form, fill, choose } = formActions(canvasElement)
    const table = form.getByRole('combobox', { name: 'Table' })
    await waitFor(() => expect(table.closest('.mf-field')?.querySelector('.mf-spinner')).toBeNull())
    await expect(form.queryByText(/API key is missing/)).toBeNull()
    await userEvent.click(table)
    await screen.findAllByText(/The API key is missing/)
    await userEvent.keyboard('{Escape}')
    await fill('API key', 'secret')
    await choose('Table', 'Orders')
  },
}

/** A failed content object does not affect the others in the same answer. */
export const OneObjectFails: Story = {
  args: {
    fetch: async () =>
      Response.json({
        content_objects: [
          { content_object_name: 'good', data: [choice('a', 'A')] },
          { content_object_name: 'bad', data: [], error: 'No permission to list these.' },
        ],
      }),
    schema: schemaOf(loadedSelect('good', 'good', [], { label: 'Good' }), loadedSelect('bad', 'bad', [], { label: 'Bad' })),
  },
  play: async ({ canvasElement }) => {
    const { form, choose } = formActions(canvasElement)
    await choose('Good', 'A')
    await userEvent.click(form.getByRole('combobox', { name: 'Bad' }))
    await screen.findAllByText(/No permission to list these/)
  },
}

/** All content objects needed at the same time are requested together, each name once. */
export const OneRequest: Story = {
  args: {
    ...Dependency.args,
    onRequest: fn(),
    schema: schemaOf(country, { ...country, id: 'origin', label: 'Origin' }, loadedSelect('other', 'others', [], { label: 'Other' })),
  },
  play: async ({ canvasElement, args }) => {
    await formActions(canvasElement).choose('Origin', 'Canada')
    const [started] = (args.onRequest as ReturnType<typeof fn>).mock.calls
    await expect(started?.[0]).toMatchObject({ requestBody: { content_object_names: ['countries', 'others'] } })
  },
}

/** A list that was opened and failed to load shows the module's message once, below the closed select; so do connections of the host. */
export const FailedClosed: Story = {
  // The form reports to developers, once, that the host's callback failed.
  parameters: { developmentErrors: 1 },
  args: {
    module: () => ({
      content: {
        tables: () => {
          throw new HttpError(502, 'The database took too long to list its tables.')
        },
      },
    }),
    connections: () => Promise.reject(new Error('Sign in again to see your connections.')),
    schema: schemaOf(
      field('account', { type: 'connection', label: 'Account' }),
      loadedSelect('table', 'tables', [], { label: 'Table' }),
      loadedSelect('other', 'tables', [], { label: 'Other table' }),
    ),
    initialValues: { other: { id: 'orders', label: 'Orders' } },
  },
  play: async ({ canvasElement }) => {
    const { form, sees } = formActions(canvasElement)
    for (const name of ['Table', 'Other table']) {
      await userEvent.click(form.getByRole('combobox', { name }))
      await screen.findByRole('alert')
      await userEvent.keyboard('{Escape}')
    }
    await sees('Sign in again to see your connections.')
    await expect(form.getAllByText('The database took too long to list its tables.')).toHaveLength(2)
    await expect(form.getByRole('button', { name: 'Retry loading Table' })).toBeVisible()
  },
}

/** A content loader of the host replaces the module. */
export const LoaderOfTheHost: Story = {
  args: {
    contentLoaders: { countries: () => [choice('at', 'Austria')] },
    schema: schemaOf(country),
  },
  play: async ({ canvasElement }) => formActions(canvasElement).choose('Country', 'Austria'),
}

/** If the dependency is in the same row, each row has its own options. */
export const OptionsOfARow: Story = {
  args: {
    module: places,
    schema: schemaOf(field('stops', { type: 'array', label: 'Stops', items: { type: 'object', label: 'Stop', fields: [country, state] } })),
    initialValues: { stops: [{ country: { id: 'ca', label: 'Canada' } }] },
  },
  play: async ({ canvasElement }) => {
    const { form, choose } = formActions(canvasElement)
    if (form.queryByRole('combobox', { name: 'State' }) === null) await userEvent.click(form.getByRole('button', { name: /Stop 1$/ }))
    await choose('State', 'Quebec')
  },
}

/** An empty list says so, and a module may report that more options exist. */
export const EmptyAndMore: Story = {
  args: {
    fetch: async () =>
      Response.json({
        content_objects: [
          { content_object_name: 'none', data: [] },
          { content_object_name: 'some', data: [choice('a', 'A')], pagination: { has_next_page: true, next_cursor: 'x' } },
        ],
      }),
    schema: schemaOf(loadedSelect('none', 'none', [], { label: 'None' }), loadedSelect('some', 'some', [], { label: 'Some' })),
  },
  play: async ({ canvasElement }) => {
    const { form } = formActions(canvasElement)
    await userEvent.click(form.getByRole('combobox', { name: 'None' }))
    await screen.findByText('No options.')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(form.getByRole('combobox', { name: 'Some' }))
    await screen.findByText(/list is incomplete/)
  },
}
