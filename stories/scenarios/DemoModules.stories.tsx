import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { modules } from '../../playground/modules/modules.ts'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm, type ScenarioFormProps } from '../support/ScenarioForm.tsx'

/** The playground's modules as complete forms: the same handlers, without a server. */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Scenarios/Demo modules',
  component: ScenarioForm,
  args: { onSubmit: fn(), connections: loadSampleConnections, width: 560 },
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

/** The props of a form that uses a demo module. */
const demo = (name: string): ScenarioFormProps => {
  const fetch = modules[name]
  if (fetch === undefined) throw new Error(`There is no demo module "${name}". There are ${Object.keys(modules).join(', ')}.`)
  return { baseUrl: `https://module.example/${name}`, fetch }
}

/** The object type loads the fields of its records. */
export const Crm: Story = {
  args: demo('crm'),
  play: async ({ canvasElement }) => {
    const { find, choose, click } = formActions(canvasElement)
    await find('Object type')
    await choose('Object type', 'Contact')
    await click('Add Contact')
    await find('First name')
  },
}

/** Country, state, city, and a postal code in the format of the country. */
export const Places: Story = {
  args: { ...demo('places'), wire: 'data' },
  play: async ({ canvasElement }) => {
    const { find, fill, choose, sees } = formActions(canvasElement)
    await find('Country')
    await choose('Country', 'Canada')
    await choose('Province or territory', 'Ontario')
    await choose('City', 'Ottawa')
    await fill('Postal code', '94103')
    await sees(/such as M5V 3L9/)
  },
}

/** Everything changes by rules. */
export const Schedule: Story = {
  args: demo('schedule'),
  play: async ({ canvasElement }) => {
    await userEvent.type(await formActions(canvasElement).find('Name of the job'), 'Nightly export')
  },
}

/** Every type, widget and format. */
export const KitchenSink: Story = {
  args: demo('kitchen-sink'),
  play: async ({ canvasElement }) => {
    await expect((await formActions(canvasElement).form.findAllByRole('textbox')).length).toBeGreaterThan(5)
  },
}

/** A module that misbehaves on demand: nothing that was typed is lost. */
export const Trouble: Story = {
  args: demo('trouble'),
  play: async ({ canvasElement }) => {
    const { find, fill, choose, sees } = formActions(canvasElement)
    await fill('Note', 'typed before')
    await choose('What /schema answers next', 'Status 401')
    await sees(/The token has expired/)
    await expect(await find('Note')).toHaveValue('typed before')
  },
}

export const NarrowAndRightToLeft: Story = {
  args: { ...demo('places'), wire: 'data', width: 300 },
  render: (args) => (
    <div dir="rtl">
      <ScenarioForm {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await formActions(canvasElement).find('Country')
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}
