import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { DateInput } from '../../src/widgets/date/DateInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/DateInput',
  component: FieldStory,
  args: { widget: DateInput, control: 'date', locale: 'en-GB' },
}
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
      <FieldStory {...args} id="half" label="Half typed" text="1/12" error="Enter the year with four digits, such as 31/12/2026." />
      <FieldStory {...args} id="disabled" label="Disabled" value="2026-12-01" disabled />
      <FieldStory {...args} id="readonly" label="Read only" value="2026-12-01" readOnly />
      <FieldStory
        {...args}
        id="readonly-time"
        label="Read only, with a time"
        value="2026-12-01T10:30:00+05:30"
        control="date-time"
        readOnly
      />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

/** The same two values in the formats of other locales. */
export const Locales: Story = {
  // It sets its own locales.
  parameters: { controls: { disable: true } },
  render: (args) => (
    <Panel>
      {['en-US', 'en-GB', 'de-DE', 'ja-JP', 'ar-EG'].map((locale) => (
        <div className="mf-line" key={locale} dir={locale.startsWith('ar') ? 'rtl' : 'ltr'}>
          <FieldStory {...args} id={`day-${locale}`} label={`Day, ${locale}`} locale={locale} value="2026-12-01" />
          <FieldStory
            {...args}
            id={`due-${locale}`}
            label={`Due, ${locale}`}
            locale={locale}
            value="2026-12-01T22:30:00+05:30"
            control="date-time"
          />
        </div>
      ))}
    </Panel>
  ),
}

export const TypedInTheOrderOfTheLocale: Story = {
  args: { label: 'Due', value: '2026-12-01T10:30:00+05:30', control: 'date-time' },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const due = canvas.getByRole('textbox', { name: 'Due' })
    await waitFor(() => expect(due).toHaveValue('1 Dec 2026, 10:30'))
    await userEvent.clear(due)
    await userEvent.type(due, '2/12/2026 8.15 +05:30')
    await userEvent.tab()
    await waitFor(() => expect(due).toHaveValue('2 Dec 2026, 08:15'))
    await expect(canvas.getByText('UTC+05:30')).toBeVisible()
  },
}

export const PickedTimeKeepsTheZone: Story = {
  args: { label: 'Due', value: '2026-12-01T10:30:00+05:30', control: 'date-time' },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Scripts may not open the browser's calendar, but the button for it is present.
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Due from a calendar' }))
    const native = canvasElement.querySelector('input[type="datetime-local"]')
    await waitFor(() => expect(native).toHaveValue('2026-12-01T10:30'))
    if (native) await fireEvent.change(native, { target: { value: '2026-12-02T08:15' } })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Due' })).toHaveValue('2 Dec 2026, 08:15'))
    await expect(canvas.getByText('UTC+05:30')).toBeVisible()
  },
}
