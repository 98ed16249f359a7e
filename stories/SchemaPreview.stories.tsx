import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { formActions } from './support/formActions.ts'
import { SchemaPreview } from './support/SchemaPreview.tsx'

/**
 * For module builders: paste a schema into the controls, or give the address of a module, and see the form with what is wrong about its
 * schema, what it holds, and what it would submit.
 */
const meta: Meta<typeof SchemaPreview> = {
  title: 'Tools/Schema preview',
  component: SchemaPreview,
  argTypes: {
    schema: { control: 'text', description: 'A schema as JSON. Empty: the module is asked for the first one.' },
    baseUrl: { control: 'text', description: 'Where the module answers. It must allow this page (CORS).' },
    wire: { control: 'inline-radio', options: ['plain', 'data'] },
    schemaMerge: { control: 'inline-radio', options: ['merge', 'accumulate', 'replace'] },
  },
  args: { schema: '', baseUrl: '', wire: 'plain', schemaMerge: 'merge' },
}
export default meta
type Story = StoryObj<typeof SchemaPreview>

const example = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
    { id: 'limit', type: 'integer', label: 'Limit', default: 100, validaton: { minimum: 1 } },
    { id: 'send_copy', type: 'boolean', label: 'Send a copy' },
    {
      id: 'copy_to',
      type: 'string',
      label: 'Copy to',
      format: 'email',
      ui_options: { ui_widget: 'hidden' },
      rules: [
        {
          if: { and: [{ id: 'send_copy', operator: 'equal', value: true }] },
          then: { fields: [{ id: 'copy_to', apply_as: 'merge', ui_options: { ui_widget: null } }] },
        },
      ],
    },
  ],
}

export const PasteASchema: Story = {
  args: { schema: JSON.stringify(example, null, 2) },
  play: async ({ canvasElement }) => {
    const { find, fill, submit, sees } = formActions(canvasElement)
    await sees(/the key "validaton" is unknown here/)
    await fill('Name', 'Nightly')
    await userEvent.click(await find('Send a copy'))
    await find('Copy to')
    await submit()
    await expect((await find('Submitted data')).querySelector('pre')?.textContent).toBe(
      JSON.stringify({ name: 'Nightly', limit: 100, send_copy: true }, null, 2),
    )
  },
}

/** JSON that does not parse is named with its place; the last form stays. */
export const BrokenJson: Story = {
  args: { schema: '{"fields": [' },
  play: async ({ canvasElement }) => formActions(canvasElement).sees(/The schema is not JSON/),
}

/** A module at an address. Here one of the playground's, answered without a network. */
export const FromAModule: Story = {
  args: { baseUrl: 'https://module.example/places', wire: 'data' },
  loaders: [async () => ({ modules: (await import('../playground/modules/modules.ts')).modules })],
  render: (args, { loaded }) => <SchemaPreview {...args} fetch={loaded['modules'].places} />,
  play: async ({ canvasElement }) => {
    await formActions(canvasElement).find('Country')
  },
}

export const NothingYet: Story = {
  play: async ({ canvasElement }) => formActions(canvasElement).sees(/Paste a schema/),
}
