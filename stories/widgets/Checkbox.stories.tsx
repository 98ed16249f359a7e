import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../../src/widgets/checkbox/Checkbox.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/Checkbox',
  component: FieldStory,
  args: { widget: Checkbox, field: { type: 'boolean' }, control: 'checkbox', frame: 'inline' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="off" label="Send a copy" />
      <FieldStory
        {...args}
        id="on"
        label="Check for duplicates"
        value
        description="Compare with existing records before creating, which takes longer the more of them there are."
      />
      <FieldStory {...args} id="invalid" label="I have read the terms" required error="Check this to go on." />
      <FieldStory {...args} id="disabled" label="Disabled" disabled />
      <FieldStory {...args} id="disabled-on" label="Disabled and checked" value disabled />
      <FieldStory {...args} id="readonly" label="Read only" frame="stacked" value readOnly />
      <FieldStory {...args} id="misfit" label="A value that is no boolean" value="yes" error={'"yes" is neither yes nor no here.'} />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }
