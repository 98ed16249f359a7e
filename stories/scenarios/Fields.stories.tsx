import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import full from '../../test/fixtures/schema/full-specification.json'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** The types of fields, and their initial values. Specification 2.1 to 2.4. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Fields', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const connections = [
  { id: '1', label: 'Orders database', app_type: 'sql_a', connection_management_type: 'managed' },
  { id: '2', label: 'Own API', app_type: 'custom_api', connection_management_type: 'custom' },
]

/** A schema that uses every key of the specification. */
export const EveryKeyOfTheSpecification: Story = {
  args: { schema: full.schema, connections },
  play: async ({ canvasElement }) => {
    const { find, form } = formActions(canvasElement)
    await expect(await find('Name')).toHaveValue('Ann')
    await expect(form.getByRole('group', { name: 'O' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Add Row' })).toBeVisible()
  },
}

export const EveryType: Story = {
  args: {
    connections,
    schema: schemaOf(
      field('text', { label: 'Text' }),
      field('price', { type: 'number', label: 'Price' }),
      field('copies', { type: 'integer', label: 'Copies' }),
      field('active', { type: 'boolean', label: 'Active' }),
      field('source', {
        type: 'connection',
        label: 'Source',
        allowed_app_types: ['sql_a'],
        allowed_connection_management_types: ['managed', 'custom'],
      }),
      field('address', { type: 'object', label: 'Address', fields: [field('street', { label: 'Street' })] }),
      field('heading', { type: 'object', label: 'What follows is optional' }),
      field('tags', { type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }),
      field('people', {
        type: 'array',
        label: 'People',
        items: { type: 'object', label: 'Person', fields: [field('first', { label: 'First' })] },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { form, fill, choose, click, submit } = formActions(canvasElement)
    await fill('Text', 'Ada')
    await fill('Price', '12.5')
    await fill('Copies', '3')
    await userEvent.click(form.getByRole('checkbox', { name: 'Active' }))
    await userEvent.click(form.getByRole('combobox', { name: 'Source' }))
    await screen.findByRole('option', { name: /Orders database/ })
    await expect(screen.queryByRole('option', { name: /Own API/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await choose('Source', 'Orders database')
    await fill('Street', 'Main St')
    await expect(form.getByRole('heading', { name: 'What follows is optional' })).toBeVisible()
    await click('Add Tag')
    await userEvent.keyboard('red')
    await click('Add Person')
    await fill('First', 'Grace')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        text: 'Ada',
        price: 12.5,
        copies: 3,
        active: true,
        source: connections[0],
        address: { street: 'Main St' },
        tags: ['red'],
        people: [{ first: 'Grace' }],
      },
      expect.anything(),
    )
  },
}

/** A default is applied once; a field that was cleared stays empty. An untouched field without a default has no value. */
export const Defaults: Story = {
  args: {
    schema: schemaOf(
      field('name', { label: 'Name', default: 'Nightly' }),
      field('limit', { type: 'integer', label: 'Limit', default: 100 }),
      field('notify', { type: 'boolean', label: 'Notify', default: true }),
      field('note', { label: 'Note' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { find, submit } = formActions(canvasElement)
    await expect(await find('Notify')).toBeChecked()
    await userEvent.clear(await find('Limit'))
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Nightly', limit: null, notify: true }, expect.anything())
  },
}

/** A value of the host takes precedence over a default, and its `null` means "empty on purpose". */
export const InitialValues: Story = {
  args: {
    schema: schemaOf(
      field('name', { label: 'Name', default: 'Nightly' }),
      field('limit', { type: 'integer', label: 'Limit', default: 100 }),
    ),
    initialValues: { name: 'Weekly', limit: null },
  },
  play: async ({ canvasElement }) => {
    const { find } = formActions(canvasElement)
    await expect(await find('Name')).toHaveValue('Weekly')
    await expect(await find('Limit')).toHaveValue('')
  },
}

/** Principle 1: a schema is rendered as far as possible. Problems are reported through `onProblems`. */
export const CarelessSchema: Story = {
  args: {
    onProblems: fn(),
    initialValues: { attachment: 'scan.pdf' },
    schema: {
      fields: [
        { id: 'first_name', type: 'string' },
        { type: 'string', label: 'Without an id' },
        { id: 'attachment', type: 'file', label: 'Attachment' },
        { id: 'colour', type: 'string', label: 'Colour', ui_options: { ui_widget: 'colorpicker' } },
        { id: 'size', type: 'string', label: 'Size', choices: ['S', 'M'] },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const { find, form, query, sees } = formActions(canvasElement)
    await find('First name')
    await expect(query('Without an id')).toBeNull()
    await sees('Fields of type "file" cannot be edited here.')
    await sees('"scan.pdf"')
    await expect(form.getByRole('textbox', { name: 'Colour' })).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Size' })).toBeVisible()
    // The linter loads first.
    await waitFor(() =>
      expect(args.onProblems).toHaveBeenCalledWith(
        expect.arrayContaining([expect.objectContaining({ level: 'error', pointer: '/fields/1' })]),
      ),
    )
  },
}
