import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'
import './pair.css'
import './shadcn.css'
import './material.css'
import './plain.css'

/** One form restyled with CSS only: the stylesheets beside this file, and for one of them classes of the host. */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Scenarios/Themes',
  component: ScenarioForm,
  args: {
    initialValues: { name: 'Nightly export', tags: ['orders', 'daily'], rows: [{ column: 'id' }] },
    schema: schemaOf(
      field('name', { label: 'Name', description: 'Shown in the list of steps.', validation: { required: true } }),
      field('mail', { label: 'Report to', format: 'email', validation: { required: true } }),
      field('size', { label: 'Size', choices: { values: ['Small', 'Large'].map((value) => ({ value, label: value })) } }),
      field('active', { type: 'boolean', label: 'Active', default: true }),
      field('tags', {
        type: 'array',
        label: 'Tags',
        items: { type: 'string', choices: { values: ['orders', 'daily', 'weekly'].map((value) => ({ value, label: value })) } },
      }),
      field('rows', {
        type: 'array',
        label: 'Columns',
        items: { type: 'object', label: 'Column', fields: [field('column', { label: 'Column name' })] },
      }),
    ),
  },
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

const themed = (name: string, args: Story['args'] = {}): Story => ({
  args,
  render: (args) => (
    <div className={`theme-${name}`}>
      <ScenarioForm {...args} />
    </div>
  ),
  // An error is visible, because its colours are part of a theme.
  play: async ({ canvasElement }) => {
    const { submit, sees } = formActions(canvasElement)
    await submit()
    await sees('Fix 1 field to continue')
  },
})

export const Default = themed('none')

/** Forms with both themes on one page, independent of the page's own. */
export const LightAndDark: Story = {
  render: (args) => (
    <div className="theme-pair">
      <ScenarioForm {...args} theme="light" messages={{ form: 'Light' }} />
      <ScenarioForm {...args} theme="dark" messages={{ form: 'Dark' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const forms = within(canvasElement)
    for (const [name, scheme] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
    ] as const) {
      await expect(getComputedStyle(forms.getByRole('group', { name })).colorScheme).toBe(scheme)
    }
  },
}

export const Shadcn = themed('shadcn', {
  classNames: { control: 'sc-field', button: 'sc-button', card: 'sc-card', 'card-title': 'sc-title', error: 'sc-message' },
})
export const Material = themed('material')
export const Plain = themed('plain')
