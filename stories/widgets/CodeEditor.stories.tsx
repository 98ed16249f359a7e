import type { Meta, StoryObj } from '@storybook/react-vite'
import * as monaco from 'moduleform/monaco'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

const code = (language: string) => ({ ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language } } })

/**
 * Code fields with an editor that the host provides. The textarea before it has the same height, so nothing moves when the editor loads.
 */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Widgets/CodeEditor',
  component: ScenarioForm,
  args: {
    // Imported with the story, so that its checks do not wait for it; a host writes `() => import('moduleform/monaco')`.
    codeEditor: () => Promise.resolve(monaco),
    schema: schemaOf(
      field('filter', { type: 'object', label: 'Filter', ...code('json') }),
      field('query', { label: 'Query', description: 'Run for each new record.', ...code('sql'), validation: { min_length: 200 } }),
      field('script', { label: 'Script', ...code('python') }),
    ),
    initialValues: {
      filter: { status: 'active', limit: 20 },
      query: "select id, name\nfrom customers\nwhere country = 'CA' -- and nowhere else\norder by name",
    },
  },
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

const editorsAreThere = (canvas: HTMLElement, count: number) =>
  waitFor(() => expect(canvas.querySelectorAll('.monaco-editor .view-line').length).toBeGreaterThan(count))

export const Languages: Story = {
  play: async ({ canvasElement }) => {
    await editorsAreThere(canvasElement, 4)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }))
    await expect(within(canvasElement).getByRole('textbox', { name: 'Query' })).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Dark: Story = { ...Languages, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Languages, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...Languages, globals: { width: '360 px' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvasElement }) => editorsAreThere(canvasElement, 4),
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: ({ canvasElement }) => editorsAreThere(canvasElement, 4),
}

/** Fills the window; Escape returns to the form. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await editorsAreThere(canvasElement, 4)
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen: Query' }))
    await expect(await canvas.findByRole('dialog', { name: 'Query' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Query' })).toHaveFocus()
  },
}
