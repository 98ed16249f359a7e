import type { Meta, StoryObj } from '@storybook/react-vite'
import { Unsupported } from '../../src/widgets/unsupported/Unsupported.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/Unsupported',
  component: FieldStory,
  args: { widget: Unsupported, control: 'unsupported', frame: 'none' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory
        {...args}
        id="color"
        label="Colour"
        description="Of the card in the list of steps."
        field={{ type: 'color' }}
        value="#336699"
      />
      <FieldStory {...args} id="none" label="Settings" field={{}} value={{ depth: 3, names: ['a', 'b'] }} />
      <FieldStory {...args} id="absent" label="Picture" field={{ type: 'file' }} />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }
