import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ConnectionPicker } from '../../src/widgets/select/connection/ConnectionPicker.tsx'
import { connectionsOf } from '../../test/support/optionsOf.ts'
import { FieldStory, Panel, type FieldStoryArgs } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/ConnectionPicker',
  component: FieldStory,
  args: { widget: ConnectionPicker, control: 'connection', label: 'Connection' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

const field = { type: 'connection', allowed_app_types: ['crm_a', 'sql_a'], allowed_connection_management_types: ['managed', 'custom'] }
const connections = [
  { id: '1', label: 'Production CRM', app_type: 'crm_a', connection_management_type: 'managed' },
  { id: '2', label: 'Sandbox CRM', app_type: 'crm_a', connection_management_type: 'custom' },
  { id: '3', label: 'Warehouse', app_type: 'sql_a', connection_management_type: 'custom' },
]
const picker = (args: FieldStoryArgs) => <FieldStory field={field} required {...args} widget={ConnectionPicker} control="connection" />

export const States: Story = {
  render: () => (
    <Panel>
      {picker({ id: 'empty', label: 'Connection', connections: connectionsOf(connections) })}
      {picker({ id: 'filled', label: 'Filled', connections: connectionsOf(connections), value: connections[0] })}
      {picker({ id: 'gone', label: 'Deleted since', connections: connectionsOf(connections.slice(1)), value: connections[0] })}
      {picker({ id: 'invalid', label: 'Invalid', connections: connectionsOf(connections), error: 'Choose a connection.' })}
      {picker({ id: 'loading', label: 'Loading', connections: connectionsOf([], { status: 'loading' }) })}
      {picker({ id: 'disabled', label: 'Disabled', connections: connectionsOf(connections), value: connections[0], disabled: true })}
      {picker({ id: 'readonly', label: 'Read only', connections: connectionsOf(connections), value: connections[0], readOnly: true })}
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

const openStory = (args: FieldStoryArgs): Story => ({
  render: () => (
    <Panel>
      {picker({ label: 'Connection', ...args })}
      <div style={{ height: 240 }} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await screen.findByRole('listbox')
  },
})

export const Open = openStory({ connections: connectionsOf(connections), value: connections[1] })
export const WithNew = openStory({ connections: connectionsOf(connections, { onCreate: () => Promise.resolve() }) })
export const NoneFits = openStory({ connections: connectionsOf([]) })
