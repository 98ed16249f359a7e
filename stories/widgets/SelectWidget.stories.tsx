import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../../test/support/optionsOf.ts'
import { FieldStory, Panel, type FieldStoryArgs } from './fieldStory.tsx'
import { manyChoices, objectTypes, states } from './selectChoices.ts'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/SelectWidget',
  component: FieldStory,
  args: { widget: SelectWidget, control: 'SelectWidget', label: 'Object type' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

const select = (args: FieldStoryArgs) => <FieldStory {...args} widget={SelectWidget} control="SelectWidget" />
const failed = { status: 'error', dynamic: true, error: 'The module answered 502: upstream timed out while listing states' } as const

export const States: Story = {
  render: () => (
    <Panel>
      {select({ id: 'empty', label: 'Object type', options: optionsOf(objectTypes), description: 'Which records the step reads.' })}
      {select({ id: 'filled', label: 'Filled', options: optionsOf(objectTypes), value: 'contact', required: true })}
      {select({ id: 'invalid', label: 'Invalid', options: optionsOf(objectTypes), error: 'Choose an object type.' })}
      {select({ id: 'missing', label: 'Not in the list', options: optionsOf(objectTypes, { notInList: true }), value: 'invoice' })}
      {select({
        id: 'blank',
        label: 'A choice without a label',
        options: optionsOf([{ value: '', label: '' }, ...objectTypes]),
        value: '',
      })}
      {select({ id: 'text', label: 'Typed text', options: optionsOf(objectTypes, { allowsText: true }), value: 'my_own_object' })}
      {select({ id: 'disabled', label: 'Disabled', options: optionsOf(objectTypes), value: 'contact', disabled: true })}
      {select({ id: 'readonly', label: 'Read only', options: optionsOf(objectTypes), value: 'contact', readOnly: true })}
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

export const ContentStates: Story = {
  render: () => (
    <Panel>
      {select({ id: 'loading', label: 'Loading', options: optionsOf([], { status: 'loading', dynamic: true }) })}
      {select({ id: 'slow', label: 'Slow', options: optionsOf([], { status: 'loading', dynamic: true, slow: true }) })}
      {select({
        id: 'revalidating',
        label: 'Loading again, with a value',
        options: optionsOf(states, { status: 'loading', dynamic: true }),
        value: states[1]?.value,
      })}
      {select({
        id: 'waiting',
        label: 'City',
        options: optionsOf([], { status: 'waiting', dynamic: true, waitingFor: { label: 'State', focus: () => {} } }),
      })}
      {select({
        id: 'waiting-value',
        label: 'City, chosen before',
        value: { id: 'ott', label: 'Ottawa' },
        options: optionsOf([], { status: 'waiting', dynamic: true, waitingFor: { label: 'State', focus: () => {} } }),
      })}
      {select({ id: 'unloaded', label: 'Not loaded', options: optionsOf([], { status: 'unloaded', dynamic: true }) })}
    </Panel>
  ),
}

export const ContentStatesRightToLeft: Story = { ...ContentStates, globals: { direction: 'right to left' } }
export const ContentStatesNarrow: Story = { ...ContentStates, globals: { width: '360 px' } }

const openStory = (args: FieldStoryArgs, typed: string): Story => ({
  render: () => (
    <Panel>
      {select({ label: 'Object type', ...args })}
      <div style={{ height: 380 }} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await screen.findByRole('listbox')
    if (typed !== '') await userEvent.keyboard(typed)
  },
})

export const Open = openStory({ options: optionsOf(objectTypes), value: 'contact' }, '')
export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'right to left' } }
export const OpenNarrow: Story = { ...Open, globals: { width: '360 px' } }
export const Filtered = openStory({ options: optionsOf(objectTypes) }, 'cont')
export const NothingMatches = openStory({ options: optionsOf(objectTypes) }, 'zzz')
export const TypedText = openStory({ options: optionsOf(objectTypes, { allowsText: true }) }, 'conte')
export const Descriptions = openStory({ options: optionsOf(states) }, '')
export const TenThousand = openStory({ options: optionsOf(manyChoices, { hasMore: true }), value: 'item-5000' }, '')
export const Empty = openStory({ options: optionsOf([], { dynamic: true }) }, '')
export const OpenLoading = openStory({ options: optionsOf([], { status: 'loading', dynamic: true, slow: true }) }, '')
export const OpenRevalidating = openStory({ options: optionsOf(states, { status: 'loading', dynamic: true }) }, '')
export const OpenFailed = openStory({ options: optionsOf([], failed) }, '')
export const OpenUnloaded = openStory({ options: optionsOf([], { status: 'unloaded', dynamic: true }) }, '')

export const WithoutOptions: Story = {
  render: () => <Panel>{select({ label: 'Typed', value: 'a text', options: undefined })}</Panel>,
}
