import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { defaultWidgets } from '../../src/widgets/defaultWidgets.ts'
import { connectionsOf, optionsOf } from '../../test/support/optionsOf.ts'
import { FieldStory, Panel, type FieldStoryArgs } from './fieldStory.tsx'
import { objectTypes } from './selectChoices.ts'

const meta: Meta = { title: 'Widgets/ReadOnly' }
export default meta
type Story = StoryObj

const read = (label: string, args: FieldStoryArgs) => (
  <FieldStory {...args} id={label.replaceAll(' ', '-')} label={label} widget={defaultWidgets[args.control ?? 'input']} readOnly />
)
const connection = { id: '1', label: 'Production CRM', app_type: 'crm_a', connection_management_type: 'managed' }
const query = "select id, email\nfrom contacts\nwhere updated_at > '2026-01-01'"

/** Values as text: nothing looks editable, everything can be selected. */
export const Filled: Story = {
  render: () => (
    <Panel>
      {read('Name', { value: 'Nightly sync', description: 'Shown in the list of steps.' })}
      {read('Note', { control: 'textarea', value: 'First line\nA second line, longer than this panel is wide, so that it has to wrap.' })}
      {read('API key', { control: 'password', value: 'secret' })}
      {read('Limit', { control: 'number', value: 2500 })}
      {read('Day', { control: 'date', locale: 'en-GB', value: '2026-12-01' })}
      {read('Start', { control: 'date-time', locale: 'en-GB', value: '2026-12-01T10:30:00+02:00' })}
      {read('Send a copy', { control: 'checkbox', value: true })}
      {read('Object type', { control: 'SelectWidget', options: optionsOf(objectTypes), value: 'contact' })}
      {read('Object types', { control: 'MultiSelect', options: optionsOf(objectTypes), value: ['contact', 'gone'] })}
      {read('Connection', { control: 'connection', connections: connectionsOf([connection]), value: connection })}
      {read('Deleted since', { control: 'connection', connections: connectionsOf([]), value: connection })}
      {read('Query', { control: 'CodeblockWidget', value: query })}
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Limit' })).toHaveTextContent('2500')
    await expect(canvas.getByRole('group', { name: 'API key' })).not.toHaveTextContent('secret')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Filled, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...Filled, globals: { width: '360 px' } }

export const Empty: Story = {
  render: () => (
    <Panel>
      {read('Name', {})}
      {read('API key', { control: 'password' })}
      {read('Send a copy', { control: 'checkbox' })}
      {read('Object types', { control: 'MultiSelect', options: optionsOf(objectTypes), value: [] })}
      {read('Query', { control: 'CodeblockWidget' })}
    </Panel>
  ),
}
