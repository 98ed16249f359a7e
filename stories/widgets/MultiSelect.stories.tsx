import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { optionsOf } from '../../test/support/optionsOf.ts'
import { FieldStory, Panel, type FieldStoryArgs } from './fieldStory.tsx'
import { longChoices, manyChoices, objectTypes } from './selectChoices.ts'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/MultiSelect',
  component: FieldStory,
  args: { widget: MultiSelect, control: 'MultiSelect', label: 'Labels' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

const field = { type: 'array', items: { type: 'string' } }
const select = (args: FieldStoryArgs) => <FieldStory field={field} {...args} widget={MultiSelect} control="MultiSelect" />
const chosen = ['contact', 'deal', 'email_content']

export const States: Story = {
  render: () => (
    <Panel>
      {select({ id: 'empty', label: 'Labels', options: optionsOf(objectTypes), description: "Shown on the record's card." })}
      {select({ id: 'filled', label: 'Filled', options: optionsOf(objectTypes), value: chosen.slice(0, 2) })}
      {select({
        id: 'wrapped',
        label: 'Several lines',
        options: optionsOf(objectTypes),
        value: objectTypes.slice(0, 9).map(({ value }) => value),
      })}
      {select({
        id: 'missing',
        label: 'Not in the list',
        options: optionsOf(objectTypes, { notInList: true }),
        value: ['contact', 'gone'],
      })}
      {select({ id: 'long', label: 'Long', options: optionsOf(longChoices), value: longChoices.map(({ value }) => value) })}
      {select({
        id: 'folded',
        label: 'A thousand',
        options: optionsOf(manyChoices),
        value: manyChoices.slice(0, 1000).map(({ value }) => value),
      })}
      {select({ id: 'invalid', label: 'Invalid', options: optionsOf(objectTypes), error: 'Choose at least one.' })}
      {select({
        id: 'loading',
        label: 'Loading',
        options: optionsOf([], { status: 'loading', dynamic: true }),
        value: [{ id: 'a', label: 'Kept' }],
      })}
      {select({
        id: 'waiting',
        label: 'Cities',
        options: optionsOf([], { status: 'waiting', dynamic: true, waitingFor: { label: 'State', focus: () => {} } }),
      })}
      {select({ id: 'unloaded', label: 'Not loaded', options: optionsOf([], { status: 'unloaded', dynamic: true }) })}
      {select({
        id: 'failed',
        label: 'Failed',
        options: optionsOf([], { status: 'error', dynamic: true, error: 'The module answered 500' }),
        value: chosen.slice(0, 1),
      })}
      {select({ id: 'disabled', label: 'Disabled', options: optionsOf(objectTypes), value: chosen, disabled: true })}
      {select({ id: 'readonly', label: 'Read only', options: optionsOf(objectTypes), value: chosen, readOnly: true })}
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

export const Open: Story = {
  render: () => (
    <Panel>
      {select({ label: 'Labels', options: optionsOf(objectTypes, { allowsText: true }), value: chosen.slice(0, 2) })}
      <div style={{ height: 380 }} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await screen.findByRole('listbox')
    await userEvent.keyboard('con{Enter}')
    await expect(within(canvasElement).queryByRole('button', { name: 'Remove Contact' })).toBeNull()
  },
}
