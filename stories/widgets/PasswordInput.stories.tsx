import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordInput } from '../../src/widgets/text/PasswordInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = { title: 'Widgets/PasswordInput', component: FieldStory, args: { widget: PasswordInput } }
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="empty" label="API key" required />
      <FieldStory {...args} id="filled" label="Secret" value="correct horse battery staple" />
      <FieldStory {...args} id="key" label="Private key" value={'-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----'} />
      <FieldStory {...args} id="invalid" label="Token" value="abc" error="Enter at least 20 characters." />
      <FieldStory {...args} id="disabled" label="Disabled" value="secret" disabled />
      <FieldStory {...args} id="readonly" label="Read only" control="password" value="secret" readOnly />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

export const Reveal: Story = {
  args: { label: 'API key', value: 'sesame' },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Show API key' })
    await expect(canvas.getByLabelText('API key')).toHaveAttribute('type', 'password')
    await userEvent.click(button)
    await expect(canvas.getByLabelText('API key')).toHaveAttribute('type', 'text')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
