import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Group, Heading } from '../../src/widgets/group/Group.tsx'
import { TextInput } from '../../src/widgets/text/TextInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/Group',
  component: FieldStory,
  args: { widget: Group, control: 'group', field: { type: 'object' }, frame: 'none' },
}
export default meta
type Story = StoryObj<typeof FieldStory>

const fields = (children: ReactNode) => <div className="mf-fields">{children}</div>
const input = (id: string, label: string) => <FieldStory widget={TextInput} id={id} label={label} />

export const Nested: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} widget={Heading} control="heading" id="heading" label="Delivery" description="Where the goods go, and how." />
      <FieldStory {...args} id="one" label="Address" description="Where the goods are sent.">
        {fields(
          <>
            <div className="mf-line">
              {input('street', 'Street')}
              {input('city', 'City')}
            </div>
            <FieldStory {...args} id="two" label="Contact">
              {fields(
                <>
                  {input('name', 'Name')}
                  <FieldStory {...args} id="three" label="Phone">
                    {fields(
                      <>
                        {input('number', 'Number')}
                        <FieldStory {...args} id="four" label="Hours">
                          {fields(input('from', 'From'))}
                        </FieldStory>
                      </>,
                    )}
                  </FieldStory>
                </>,
              )}
            </FieldStory>
          </>,
        )}
      </FieldStory>
    </Panel>
  ),
}

export const Dark: Story = { ...Nested, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Nested, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...Nested, globals: { width: '360 px' } }

export const States: Story = {
  render: (args) => (
    <Panel>
      <FieldStory {...args} id="plain" label="Address" description="Where the goods are sent.">
        {fields(input('street', 'Street'))}
      </FieldStory>
      <FieldStory {...args} id="invalid" label="Invoice" description="Where the bill is sent." error="Fill in the invoice address.">
        {fields(input('invoice-street', 'Street'))}
      </FieldStory>
      <FieldStory {...args} id="disabled" label="Disabled" disabled>
        {fields(<FieldStory widget={TextInput} id="disabled-street" label="Street" value="Main Street 1" disabled />)}
      </FieldStory>
      <FieldStory {...args} id="readonly" label="Read only" readOnly>
        {fields(<FieldStory widget={TextInput} id="readonly-street" label="Street" value="Main Street 1" readOnly />)}
      </FieldStory>
    </Panel>
  ),
}
