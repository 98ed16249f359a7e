import type { Meta, StoryObj } from '@storybook/react-vite'
import { useModuleForm, type ModuleFormHandle } from 'moduleform'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** How a host uses a form. Decisions §8 and §9. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Submit and host', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const name = field('name', { label: 'Name' })
const mail = field('mail', { label: 'E-mail' })

/** Errors by path are shown at their fields until those change; errors with unknown paths are in the summary. */
export const ErrorsOfTheHost: Story = {
  args: {
    schema: schemaOf(name, mail),
    onSubmit: fn(async ({ name: given }) =>
      given === 'free'
        ? undefined
        : {
            errors: [
              { path: '/name', message: 'This name is taken.' },
              { path: '/plan', message: 'The plan is full.' },
            ],
          },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { find, fill, submit, sees, noteOf } = formActions(canvasElement)
    await fill('Name', 'crm')
    await submit()
    await sees(/The plan is full/)
    await expect(noteOf(await find('Name'))).toBe('This name is taken.')
    await fill('Name', 'free')
    await expect(await find('Name')).not.toHaveAttribute('aria-invalid')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await sees('Submitted.')
  },
}

/** If `onSubmit` rejects, its message is shown in the form, which can be submitted again. */
export const Rejected: Story = {
  args: {
    schema: schemaOf(name),
    onSubmit: fn(async () => {
      throw new Error('The workflow is locked by Ada.')
    }),
  },
  play: async ({ canvasElement }) => {
    const { submit, sees, form } = formActions(canvasElement)
    await submit()
    await sees(/The workflow is locked by Ada/)
    await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}

const filled = { name: 'Ada', size: 'm', tags: ['a', 'b'], active: true, code: 'select 1' }
const every = schemaOf(
  field('name', { label: 'Name', validation: { max_length: 1 } }),
  field('size', { label: 'Size', choices: { values: [{ value: 'm', label: 'Medium' }] } }),
  field('tags', { type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }),
  field('active', { type: 'boolean', label: 'Active' }),
  field('code', { label: 'Code', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'sql' } } }),
)

/** Nothing can be edited or submitted, and no errors are shown. */
export const ReadOnly: Story = {
  args: { readOnly: true, initialValues: filled, schema: every },
  play: async ({ canvasElement }) => {
    const { form, sees } = formActions(canvasElement)
    await expect(form.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expect(form.queryByRole('button', { name: 'Add Tag' })).toBeNull()
    await sees('Medium')
    await expect(canvasElement.querySelector('.mf-error')).toBeNull()
  },
}

export const Disabled: Story = {
  args: { disabled: true, initialValues: filled, schema: every },
  play: async ({ canvasElement }) => {
    const { form, find } = formActions(canvasElement)
    await expect(await find('Name')).toBeDisabled()
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled()
  },
}

/** `onChange` gets what changed and why, together with the data that a submit would return. */
export const ChangeMeta: Story = {
  args: { onChange: fn(), schema: schemaOf(name, field('secret', { default: 'x', ui_options: { ui_widget: 'hidden' } })) },
  play: async ({ canvasElement, args }) => {
    await formActions(canvasElement).fill('Name', 'A')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { name: 'A', secret: 'x' },
      expect.objectContaining({ reason: 'edit', paths: [['name']], valid: true, dirty: true, submitData: { name: 'A', secret: 'x' } }),
    )
  },
}

function SaveButton() {
  const { submit, isDirty, isSubmitting } = useModuleForm()
  return (
    <button type="button" className="mf-button" disabled={!isDirty || isSubmitting} onClick={() => void submit()}>
      Save step
    </button>
  )
}

/** The host's own buttons, with `useModuleForm()`. */
export const OwnButtons: Story = {
  args: {
    schema: schemaOf(name),
    children: (
      <div className="mf-actions">
        <SaveButton />
      </div>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { form, fill, click } = formActions(canvasElement)
    await expect(form.getByRole('button', { name: 'Save step' })).toBeDisabled()
    await fill('Name', 'Ada')
    await click('Save step')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

function WithHandle() {
  const form = useRef<ModuleFormHandle>(null)
  return (
    <ScenarioForm schema={schemaOf(name, mail)} initialValues={{ name: 'Ada' }} ref={form}>
      <div className="mf-actions">
        <button type="button" className="mf-button" onClick={() => form.current?.setValue('/mail', 'ada@example.com')}>
          Fill
        </button>
        <button type="button" className="mf-button" onClick={() => form.current?.focusField(['mail'])}>
          Go there
        </button>
        <button type="button" className="mf-button" onClick={() => form.current?.reset()}>
          Start over
        </button>
      </div>
    </ScenarioForm>
  )
}

/** The same with `ref`: set, focus, reset. */
export const Handle: Story = {
  render: () => <WithHandle />,
  play: async ({ canvasElement }) => {
    const { find, click } = formActions(canvasElement)
    await click('Fill')
    await expect(await find('E-mail')).toHaveValue('ada@example.com')
    await click('Go there')
    await expect(await find('E-mail')).toHaveFocus()
    await click('Start over')
    await expect(await find('E-mail')).toHaveValue('')
  },
}

/** With a `storage`, a form that was opened before is shown even if its module does not answer. */
export const OpensWithoutItsModule: Story = {
  args: {
    storage: {
      get: () => JSON.stringify({ version: 1, savedAt: Date.UTC(2026, 0, 15, 9), schema: schemaOf(name), labels: {} }),
      set: () => {},
    },
    fetch: async () => Response.json({ error: 'The module is down.' }, { status: 500 }),
    initialValues: { name: 'Ada' },
  },
  play: async ({ canvasElement }) => {
    const { find, sees } = formActions(canvasElement)
    await expect(await find('Name')).toHaveValue('Ada')
    await sees(/Showing the version saved on/)
  },
}

/** With the keyboard only: fill in, submit, correct, submit. */
export const KeyboardOnly: Story = {
  args: {
    schema: schemaOf(
      field('name', { label: 'Name', validation: { required: true } }),
      field('size', { label: 'Size', choices: { values: ['Small', 'Large'].map((value) => ({ value, label: value })) } }),
      field('active', { type: 'boolean', label: 'Active' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { form, find } = formActions(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.querySelector('[role="option"]')).toBeVisible())
    await userEvent.keyboard('Lar')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Size' })).toHaveFocus())
    while (document.activeElement !== (await find('Active'))) await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await find('Name')).toHaveFocus())
    await userEvent.keyboard('Ada')
    while (document.activeElement?.textContent !== 'Submit') await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada', size: 'Large', active: true }, expect.anything()))
  },
}
