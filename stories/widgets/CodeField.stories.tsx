import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeField } from '../../src/widgets/code/CodeField.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/CodeField',
  component: FieldStory,
  args: { widget: CodeField, control: 'CodeblockWidget' },
}
export default meta

const query = 'select id, name\nfrom customers\nwhere country = $1\norder by name'

/** Without an editor from the host, code is a text like any other. */
export const PlainText: StoryObj<typeof FieldStory> = {
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
      <FieldStory {...args} id="disabled" label="Disabled" value={query} disabled />
    </Panel>
  ),
}
