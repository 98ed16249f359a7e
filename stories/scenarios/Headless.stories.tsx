import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { modules } from '../../playground/modules/modules.ts'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import { Step } from '../docs/examples/headlessForm.tsx'
import { field, hideWhere, schemaOf } from '../support/schemaOf.ts'

/** The host's own styles, a few lines: the form has none. */
const hostStyles = `
  .host { max-width: 560px; }
  .host :is(button, input, select, textarea) { min-block-size: 28px; margin-block: 4px; }
  .host :is(label, small, strong) { display: block; }
`

/** A form with the host's own markup: the code of the page "Headless". */
const meta: Meta<typeof Step> = {
  title: 'Scenarios/Headless',
  component: Step,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="host">
        <style>{hostStyles}</style>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Step>

/** With the keyboard only: plain inputs, a select, adding and removing rows, and focus on the first field with an error. */
export const Plain: Story = {
  args: {
    label: 'Step 1',
    schema: schemaOf(
      field('name', { label: 'Name', description: 'As it stands on the door.', validation: { required: true } }),
      field('plan', {
        label: 'Plan',
        choices: {
          values: [
            { value: 'free', label: 'Free' },
            { value: 'team', label: 'Team' },
          ],
        },
        rules: [hideWhere('seats', 'plan', 'free')],
      }),
      field('seats', { type: 'integer', label: 'Seats' }),
      field('people', {
        type: 'array',
        label: 'People',
        items: { type: 'object', label: 'Person', fields: [field('first', { label: 'First name', validation: { required: true } })] },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    const save = () => form.getByRole('button', { name: 'Save step' })
    save().focus()
    await userEvent.keyboard('{Enter}')
    const name = form.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/As it stands on the door\./)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(form.getAllByRole('alert').map((alert) => alert.textContent)).toContain('Step 1: Fix 1 field to continue'))
    await userEvent.keyboard('Analytical Engines{Tab}')
    await expect(form.getByLabelText('Plan')).toHaveFocus()
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Free')
    await expect(form.queryByLabelText('Seats')).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Team')
    await userEvent.tab()
    await userEvent.keyboard('12{Tab}')
    await expect(form.getByRole('button', { name: 'Add Person' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    const first = () => form.getAllByLabelText('First name')
    await userEvent.type(first()[0] ?? canvasElement, 'Ada')
    await userEvent.click(form.getByRole('button', { name: 'Remove Person 2' }))
    await expect(first()).toHaveLength(1)
    await userEvent.click(save())
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { name: 'Analytical Engines', plan: 'team', seats: 12, people: [{ first: 'Ada' }] },
        expect.anything(),
      ),
    )
  },
}

const kitchenSink = modules['kitchen-sink']

/** A module that uses all of the specification: each type, each widget, rules, dependent options, reloads. */
export const EveryType: Story = {
  args: { baseUrl: 'https://module.example/kitchen-sink', ...(kitchenSink && { fetch: kitchenSink }), connections: loadSampleConnections },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await waitFor(() => expect(form.getAllByRole('textbox').length).toBeGreaterThan(3))
    await expect(form.getAllByRole('combobox').length).toBeGreaterThan(1)
    const loaded = () => form.queryAllByRole('option').length
    await waitFor(() => expect(loaded()).toBeGreaterThan(10))
    await userEvent.click(form.getByRole('button', { name: 'Save step' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
}
