import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea } from '../../src/widgets/text/TextInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = { title: 'Widgets/Textarea', component: FieldStory, args: { widget: Textarea } }
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="empty" label="Empty" placeholder="Say what happens" />
      <FieldStory {...args} id="filled" label="Grows with its text" value={'Another line\n'.repeat(8)} />
      <FieldStory {...args} id="full" label="Scrolls at last" value={'Another line\n'.repeat(80)} />
      <FieldStory {...args} id="invalid" label="Invalid" value="too short" error="Enter at least 20 characters." />
      <FieldStory {...args} id="disabled" label="Disabled" value="Cannot be used now" disabled />
      <FieldStory {...args} id="readonly" label="Read only" value="Can be copied" readOnly />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }
