import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, hideWhere, schemaOf, showWhere } from '../support/schemaOf.ts'

/** What rules do while a form is filled in. Specification 2.10, decisions §3 and §4. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Rules', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const hidden = { ui_options: { ui_widget: 'hidden' } }
const kind = field('kind', { label: 'Kind', choices: { values: ['mail', 'sms'].map((value) => ({ value, label: value })) } })

/** `hidden` hides, `null` shows. The value of a hidden field is not submitted, and is unchanged when the field is shown again. */
export const ShowAndHide: Story = {
  args: { schema: schemaOf(kind, field('to', { label: 'To', ...hidden, rules: [showWhere('to', 'kind', 'mail')] })) },
  play: async ({ canvasElement, args }) => {
    const { find, query, fill, choose, submit } = formActions(canvasElement)
    await expect(query('To')).toBeNull()
    await choose('Kind', 'mail')
    await fill('To', 'ada@example.com')
    await choose('Kind', 'sms')
    await waitFor(() => expect(query('To')).toBeNull())
    await submit()
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { kind: 'sms' },
      { hidden: { to: 'ada@example.com' }, setAside: [], unread: [], unchecked: [], schemaData: {} },
    )
    await choose('Kind', 'mail')
    await expect(await find('To')).toHaveValue('ada@example.com')
  },
}

/** `hiddenValues="keep"` also submits the values of hidden fields. */
export const HiddenValuesKept: Story = {
  args: {
    hiddenValues: 'keep',
    initialValues: { kind: 'sms', to: 'x' },
    schema: schemaOf(kind, field('to', { label: 'To', rules: [hideWhere('to', 'kind', 'sms')] })),
  },
  play: async ({ canvasElement, args }) => {
    await formActions(canvasElement).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'sms', to: 'x' }, expect.anything())
  },
}

/** A field that no rule can show is a constant: submitted, never validated. */
export const Constant: Story = {
  args: {
    schema: schemaOf(field('name', { label: 'Name' }), field('version', { ...hidden, default: '2', validation: { pattern: '^1$' } })),
  },
  play: async ({ canvasElement, args }) => {
    await formActions(canvasElement).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ version: '2' }, expect.anything())
  },
}

/** A rule sets a format and a pattern; when its condition no longer holds, the field is exactly as before. */
export const FormatByRule: Story = {
  args: {
    schema: schemaOf(
      kind,
      field('to', {
        label: 'To',
        rules: [
          {
            if: { and: [{ id: 'kind', operator: 'equal', value: 'mail' }] },
            then: { fields: [{ id: 'to', apply_as: 'merge', label: 'Address', format: 'email', validation: { required: true } }] },
          },
        ],
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { find, fill, choose, submit, noteOf } = formActions(canvasElement)
    await choose('Kind', 'mail')
    await fill('Address', '+1 555')
    await submit()
    await expect(noteOf(await find('Address'))).toContain('email address')
    await choose('Kind', 'sms')
    await expect(await find('To')).toHaveValue('+1 555')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'sms', to: '+1 555' }, expect.anything())
  },
}

/** `fully_replace` replaces everything but the id of a field. A value that no longer fits is set aside, and returns. */
export const FullyReplace: Story = {
  args: {
    schema: schemaOf(
      kind,
      field('to', {
        label: 'To',
        rules: [
          {
            if: { and: [{ id: 'kind', operator: 'equal', value: 'sms' }] },
            then: { fields: [{ id: 'to', apply_as: 'fully_replace', type: 'integer', label: 'Phone number' }] },
          },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { find, fill, choose } = formActions(canvasElement)
    await fill('To', 'Ada')
    await choose('Kind', 'sms')
    await expect(await find('Phone number')).toHaveValue('')
    await choose('Kind', 'mail')
    await expect(await find('To')).toHaveValue('Ada')
  },
}

/** A hidden field counts as empty, so rules form chains: the country hides the state, and thereby the county. */
export const Chain: Story = {
  args: {
    schema: schemaOf(
      field('country', { label: 'Country' }),
      field('state', { label: 'State', ...hidden, rules: [showWhere('state', 'country', 'US')] }),
      field('county', { label: 'County', ...hidden, rules: [showWhere('county', 'state', 'Ohio')] }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { fill, query, find } = formActions(canvasElement)
    await fill('Country', 'US')
    await fill('State', 'Ohio')
    await find('County')
    await fill('Country', 'CA')
    await expect(query('State')).toBeNull()
    await expect(query('County')).toBeNull()
  },
}

/** If the compared field and the target are in rows of the same array, the rule is evaluated for each row. */
export const InRows: Story = {
  args: {
    initialValues: { steps: [{ kind: 'wait' }, { kind: 'call' }] },
    schema: schemaOf(
      field('steps', {
        type: 'array',
        label: 'Steps',
        items: {
          type: 'object',
          label: 'Step',
          fields: [field('kind', { label: 'Kind' }), field('url', { label: 'URL', rules: [hideWhere('url', 'kind', 'wait')] })],
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { form } = formActions(canvasElement)
    for (const name of [/^wait/, /^call/]) await userEvent.click(form.getByRole('button', { name }))
    await expect(form.getAllByLabelText('Kind')).toHaveLength(2)
    await expect(form.getAllByLabelText('URL')).toHaveLength(1)
  },
}
