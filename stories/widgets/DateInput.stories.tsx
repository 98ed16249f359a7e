import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { DateInput } from '../../src/widgets/date/DateInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = { title: 'Widgets/DateInput', component: FieldStory, args: { widget: DateInput, control: 'date' } }
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <div className="mf-line">
        <FieldStory {...args} id="empty" label="From" />
        <FieldStory {...args} id="filled" label="Send on" value="2026-12-01" />
      </div>
      <FieldStory {...args} id="time" label="Due" value="2026-12-01T10:30:00+05:30" control="date-time" />
      <FieldStory {...args} id="time-empty" label="Remind at" control="date-time" />
      <FieldStory {...args} id="invalid" label="Until" value="2025-02-30" error="February 2025 has no 30th." />
      <FieldStory {...args} id="half" label="Half typed" text="2026-1" error="Enter a date such as 2026-12-01." />
      <FieldStory {...args} id="disabled" label="Disabled" value="2026-12-01" disabled />
      <FieldStory {...args} id="readonly" label="Read only" value="2026-12-01" readOnly />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

export const PickedTimeKeepsTheZone: Story = {
  args: { label: 'Due', value: '2026-12-01T10:30:00+05:30', control: 'date-time' },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const native = canvasElement.querySelector('input[type="datetime-local"]')
    const canvas = within(canvasElement)
    // Scripts may not open it, but what it would show is there.
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Due from a calendar' }))
    await waitFor(() => expect(native).toHaveValue('2026-12-01T10:30'))
    if (native) await fireEvent.change(native, { target: { value: '2026-12-02T08:15' } })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Due' })).toHaveValue('2026-12-02T08:15:00+05:30'))
  },
}
