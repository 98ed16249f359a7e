import type { Meta, StoryObj } from '@storybook/react-vite'
import { ModuleForm } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { expect } from 'storybook/test'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import { formActions } from '../support/formActions.ts'
import session from './recordedSession.json'

/** A session that the playground has exported, shown without its module. */
const meta: Meta = { title: 'Scenarios/Recorded' }
export default meta
type Story = StoryObj

/** The step as it was when recorded: its fields, its row, and the module's lists. */
export const Session: Story = {
  render: () => (
    <ModuleForm
      client={createFixtureClient(session)}
      initialValues={session.state.values}
      initialSetAside={session.state.setAside}
      initialSchemaData={session.state.schemaData}
      connections={loadSampleConnections}
    />
  ),
  play: async ({ canvasElement }) => {
    const { find, form } = formActions(canvasElement)
    await expect(await find('Name')).toHaveValue('Nightly upgrade')
    await expect(form.getByRole('combobox', { name: 'Object type' })).toHaveTextContent('Deal')
  },
}
