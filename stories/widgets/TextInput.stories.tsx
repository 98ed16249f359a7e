import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { OptionsView } from '../../src/react/widgetProps.ts'
import { Textarea, TextInput } from '../../src/widgets/text/TextInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = { title: 'Widgets/TextInput', component: FieldStory, args: { widget: TextInput } }
export default meta
type Story = StoryObj<typeof FieldStory>

const options: OptionsView = {
  status: 'ready',
  choices: ['orders', 'order_lines', 'customers'].map((value) => ({ value, label: value })),
  dynamic: true,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: true,
  slow: false,
  notInList: false,
  labelOf: String,
  onOpen: () => {},
  onRefresh: () => {},
}

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="empty" label="Empty" placeholder="name@example.com" field={{ type: 'string', format: 'email' }} required />
      <FieldStory {...args} id="filled" label="Filled" value="Production CRM" description="Shown on the record's card." />
      <FieldStory
        {...args}
        id="invalid"
        label="Contact e-mail"
        value="name@"
        error="Enter an email address, such as name@example.com"
        required
      />
      <FieldStory {...args} id="disabled" label="Disabled" value="Cannot be used now" disabled />
      <FieldStory {...args} id="readonly" label="Read only" value="Can be copied" readOnly />
      <FieldStory
        {...args}
        id="long"
        label="A label that a module's author did not expect anybody to read in a panel of 360 pixels"
        value={'A text that is longer than the control is wide. '.repeat(4)}
        description={'https://example.com/a/path/without/a/single/space/'.repeat(3)}
      />
      <FieldStory {...args} id="misfit" label="A value that does not fit" value={{ id: 'on', label: 'Ontario' }} error="Enter a text." />
    </Panel>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...States, globals: { width: '360 px' } }

const limited = { type: 'string', validation: { max_length: 40 } }

export const NearTheLimit: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="near" label="Subject" field={limited} value="A subject of thirty-six characters.." />
      <FieldStory {...args} id="over" label="Too long" field={limited} value={'x'.repeat(42)} error="At most 40 characters." />
      <FieldStory
        {...args}
        id="lines"
        label="Note"
        widget={Textarea}
        control="textarea"
        field={limited}
        value={'Two lines, and the limit is\nnot far off'}
      />
    </Panel>
  ),
}

export const Suggestions: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="ready" label="Table" options={options} />
      <FieldStory {...args} id="loading" label="Loading" options={{ ...options, status: 'loading' }} />
      <FieldStory {...args} id="failed" label="Failed" options={{ ...options, status: 'error', error: '502 Bad Gateway' }} />
    </Panel>
  ),
}

export const TextWithLineBreaks: Story = {
  args: { label: 'Note', value: 'first line\nsecond line' },
  render: (args) => (
    <Panel>
      <FieldStory {...args} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Note' })
    await userEvent.clear(box)
    await userEvent.type(box, 'one')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Note' })).toBe(box)
    await expect(box).toHaveValue('one')
  },
}
