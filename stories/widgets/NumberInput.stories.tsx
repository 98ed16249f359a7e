import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NumberInput } from '../../src/widgets/number/NumberInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/NumberInput',
  component: FieldStory,
  args: { widget: NumberInput, field: { type: 'number' }, control: 'number' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="empty" label="Limit" placeholder="100" />
      <div className="mf-line">
        <FieldStory {...args} id="invalid" label="Quantity" text="12,5" error={'Enter a whole number. "12,5" is not one.'} />
        <FieldStory {...args} id="filled" label="Price" value={12.5} />
      </div>
      <FieldStory
        {...args}
        id="integer"
        label="20 digits"
        field={{ type: 'integer' }}
        text="12345678901234567890"
        error="12345678901234567890 cannot be held exactly."
      />
      <FieldStory {...args} id="disabled" label="Disabled" value={3} disabled />
      <FieldStory {...args} id="readonly" label="Read only" value={3} readOnly />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

export const StepsInDecimals: Story = {
  args: { label: 'Price', value: 0.3 },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Price' })
    await userEvent.type(box, '{ArrowUp}{ArrowUp}')
    await expect(box).toHaveValue('2.3')
    await userEvent.type(box, '{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(box).toHaveValue('-0.7')
  },
}
