import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Group } from '../../src/widgets/group/Group.tsx'
import { Heading } from '../../src/widgets/group/Heading.tsx'
import { TextInput } from '../../src/widgets/text/TextInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'

const meta: Meta<typeof FieldStory> = {
  title: 'Widgets/Group',
  component: FieldStory,
  args: { widget: Group, control: 'group', field: { type: 'object' }, frame: 'none' },
}
export default meta

const fields = (children: ReactNode) => <div className="mf-fields">{children}</div>
const input = (id: string, label: string) => <FieldStory widget={TextInput} id={id} label={label} />

export const Nested: StoryObj<typeof FieldStory> = {
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
