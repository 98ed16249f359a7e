import type { FormValues } from 'moduleform/core'
import { HttpError } from 'moduleform/module'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** A field requests another schema from its module. Specification 2.11 and 4.1, decisions §5. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Reload', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const kind = field('kind', {
  label: 'Kind',
  on_action: { load_schema: true },
  choices: { values: ['mail', 'sms'].map((value) => ({ value, label: value })) },
})
const note = field('note', { label: 'Note' })
const ofKind: Readonly<Record<string, ReturnType<typeof field>>> = {
  mail: field('subject', { label: 'Subject', default: 'Hello' }),
  sms: field('number', { label: 'Phone number', validation: { required: true } }),
}
const schema = ({ kind: chosen }: FormValues) => {
  const own = ofKind[String(chosen)]
  return schemaOf(kind, ...(own === undefined ? [] : [own]), note)
}
const messenger = () => ({ schema })

/**
 * The answer is merged: new fields are placed as in the answer, with their defaults; values stay; a value that loses its field is set aside
 * and returns with it.
 */
export const Merge: Story = {
  args: { module: messenger, onReload: fn() },
  play: async ({ canvasElement, args }) => {
    const { find, fill, choose, submit, sees } = formActions(canvasElement)
    await fill('Note', 'kept')
    await choose('Kind', 'mail')
    await fill('Subject', 'Greetings')
    const labels = [...canvasElement.querySelectorAll('.mf-label')].map(({ textContent }) => textContent)
    await expect(labels).toEqual(['Kind', 'Subject', 'Note'])
    await choose('Kind', 'sms')
    await find('Phone number')
    await sees(/1 value is kept/)
    await choose('Kind', 'mail')
    await expect(await find('Subject')).toHaveValue('Greetings')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'mail', subject: 'Greetings', note: 'kept' }, expect.anything())
    await expect(args.onReload).toHaveBeenCalledWith(expect.objectContaining({ defaultsApplied: [['subject']] }))
  },
}

/** A request contains the whole schema, all form data and all content objects. */
export const WhatIsSent: Story = {
  args: { module: messenger, onRequest: fn(), initialValues: { note: 'x' } },
  play: async ({ canvasElement, args }) => {
    const { choose, find } = formActions(canvasElement)
    await choose('Kind', 'sms')
    await find('Phone number')
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'started',
        requestBody: { schema: schemaOf(kind, note), form_data: { kind: 'sms', note: 'x' }, content_objects: [] },
      }),
    )
  },
}

/** Text typed during a reload survives the answer, and the focus stays. */
export const TypingWhileLoading: Story = {
  args: { module: () => ({ schema, delay: 150 }) },
  play: async ({ canvasElement }) => {
    const { find, choose } = formActions(canvasElement)
    await find('Note')
    await choose('Kind', 'mail')
    await userEvent.type(await find('Note'), 'typed meanwhile')
    await find('Subject')
    await expect(await find('Note')).toHaveValue('typed meanwhile')
    await expect(await find('Note')).toHaveFocus()
  },
}

/** Only the newest answer counts: the slow answer to the first choice arrives last and changes nothing. */
export const NewestWins: Story = {
  args: {
    schema: schemaOf(kind, note),
    fetch: async (request) => {
      const body: unknown = await request.json()
      const isMail = JSON.stringify(body).includes('"kind":"mail"')
      if (isMail) await new Promise((resolve) => setTimeout(resolve, 300))
      return Response.json(schema({ kind: isMail ? 'mail' : 'sms' }))
    },
  },
  play: async ({ canvasElement }) => {
    const { find, query, choose } = formActions(canvasElement)
    await choose('Kind', 'mail')
    await choose('Kind', 'sms')
    await find('Phone number')
    await expect(query('Subject')).toBeNull()
  },
}

const failsAt = (status: number, message: string) => () => ({
  schema: ({ kind: chosen }: FormValues) => {
    if (chosen === 'sms') throw new HttpError(status, message)
    return schema({ kind: chosen })
  },
})

/** A failed reload leaves the form as it was, shows the module's own message, and offers Retry. A second submit succeeds. */
export const ReloadFails: Story = {
  args: { module: failsAt(500, 'The SMS gateway is down.') },
  play: async ({ canvasElement, args }) => {
    const { fill, choose, submit, sees, form } = formActions(canvasElement)
    await fill('Note', 'kept')
    await choose('Kind', 'sms')
    await sees(/The SMS gateway is down/)
    await expect(await form.findByRole('button', { name: 'Retry updating the form' })).toBeVisible()
    await submit()
    await sees(/submit again/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'sms', note: 'kept' }, expect.anything()))
  },
}

const long = ({ kind: chosen }: FormValues) => {
  const others = Array.from({ length: 12 }, (_, index) => field(`field_${index + 1}`, { label: `Field ${index + 1}` }))
  if (chosen === 'sms') throw new HttpError(500, 'The SMS gateway is down.')
  return schemaOf(kind, ...others)
}

/** Changes the first field of a form in a low window, and continues further down. */
const goOnBelow: Story['play'] = async ({ canvasElement }) => {
  const { choose, find } = formActions(canvasElement)
  await choose('Kind', 'sms')
  await userEvent.click(await find('Field 8'))
}

/** While the field that caused the reload is out of view, a line at the edge of the visible form shows the progress. */
export const ProgressOutOfSight: Story = {
  args: { schema: long({}), module: () => ({ schema: long, delay: Infinity }) },
  decorators: [(Story) => <div style={{ height: 340, overflow: 'auto' }}>{Story()}</div>],
  play: async (context) => {
    await goOnBelow(context)
    await waitFor(() => expect(context.canvasElement.querySelector('.mf-edge-part')).toHaveTextContent('Updating the form…'))
  },
}

/** The same for a failure: the line links to the field and offers Retry. */
export const FailureOutOfSight: Story = {
  args: { schema: long({}), module: () => ({ schema: long }) },
  decorators: ProgressOutOfSight.decorators ?? [],
  play: async (context) => {
    await goOnBelow(context)
    await waitFor(() => expect(context.canvasElement.querySelector('.mf-edge-part')).toHaveTextContent('The SMS gateway is down.'))
    await expect(formActions(context.canvasElement).form.getByRole('button', { name: 'Go to Kind' })).toBeVisible()
  },
}

/** Without an inline schema the first one is loaded; if that fails, the form shows the message and Retry. */
export const FirstLoadFails: Story = {
  args: {
    module: () => {
      let calls = 0
      return {
        schema: (formData: FormValues) => {
          calls += 1
          if (calls === 1) throw new HttpError(503, 'Being deployed, try again in a minute.')
          return schema(formData)
        },
      }
    },
  },
  play: async ({ canvasElement }) => {
    const { sees, click, find } = formActions(canvasElement)
    await sees(/Being deployed/)
    await click('Retry loading the form')
    await find('Note')
    // The focus of the button goes to the first field if the code for that is there in time.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

/** While the first schema is loading, a placeholder as wide as the form is shown. */
export const FirstLoad: Story = {
  args: { module: () => ({ schema, delay: Infinity }) },
  play: async ({ canvasElement }) => {
    await formActions(canvasElement).sees('Loading the form…')
  },
}

/** A text field counts as changed on blur, on Enter, or after a pause. Submit does not wait for the pause, but for the answer. */
export const SubmitWaitsForReload: Story = {
  args: {
    commitDelay: 60_000,
    module: () => ({
      delay: 120,
      schema: ({ table }: FormValues) =>
        schemaOf(
          field('table', { label: 'Table', on_action: { load_schema: true } }),
          ...(table === 'orders' ? [field('limit', { type: 'integer', label: 'Limit', default: 5 })] : []),
        ),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const { find, submit } = formActions(canvasElement)
    await userEvent.type(await find('Table'), 'orders')
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ table: 'orders', limit: 5 }, expect.anything()))
  },
}

/** An answer without the field that triggered the request is partial: fields it does not contain stay. */
export const PartialAnswer: Story = {
  args: {
    schema: schemaOf(kind, note),
    module: () => ({ schema: () => schemaOf(field('note', { label: 'Note, in brief', validation: { max_length: 160 } })) }),
  },
  play: async ({ canvasElement }) => {
    const { find, choose, form } = formActions(canvasElement)
    await choose('Kind', 'sms')
    await find('Note, in brief')
    await expect(form.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  },
}

/** `schemaMerge="accumulate"`: fields of earlier answers stay. */
export const Accumulate: Story = {
  args: { module: messenger, schemaMerge: 'accumulate' },
  play: async ({ canvasElement }) => {
    const { find, choose } = formActions(canvasElement)
    await choose('Kind', 'mail')
    await find('Subject')
    await choose('Kind', 'sms')
    await find('Phone number')
    await find('Subject')
  },
}

/** `schemaMerge="replace"`: the answer becomes the schema, without the initial fields. */
export const Replace: Story = {
  args: {
    schema: schemaOf(kind, note),
    module: () => ({ schema: () => schemaOf(kind, field('number', { label: 'Phone number' })) }),
    schemaMerge: 'replace',
  },
  play: async ({ canvasElement }) => {
    const { find, query, choose } = formActions(canvasElement)
    await choose('Kind', 'sms')
    await find('Phone number')
    await expect(query('Note')).toBeNull()
  },
}
