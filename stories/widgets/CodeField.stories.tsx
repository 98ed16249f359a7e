import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeField } from '../../src/widgets/code/CodeField.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/CodeField',
  component: FieldStory,
  args: { widget: CodeField, control: 'CodeblockWidget' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

const query = 'select id, name\nfrom customers\nwhere country = $1\norder by name'

/** Without an editor from the host, code is edited as plain text. */
export const PlainText: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="empty" label="Script" />
      <FieldStory {...args} id="query" label="Query" value={query} />
      <FieldStory {...args} id="json" label="Filter" field={{ type: 'object' }} value={{ status: 'active', limit: 20 }} />
      <FieldStory
        {...args}
        id="broken"
        label="Mapping"
        field={{ type: 'array' }}
        text={'[{"from": "a", '}
        error="This is not complete JSON: the list is not closed."
      />
      <FieldStory {...args} id="readonly" label="Read only" value={query} readOnly />
      <FieldStory {...args} id="disabled" label="Disabled" value={query} disabled />
    </Panel>
  ),
}

export const Dark: Story = { ...PlainText, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...PlainText, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...PlainText, globals: { width: '360 px' } }
