import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'
import { validationFixtures } from '../support/validationFixtures.ts'

/** What is validated, when, and with which messages. Specification 2.6 and 2.7, decisions §8. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Validation', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

/**
 * A form with a field for each fixture of `test/fixtures/validation` whose name has one of the prefixes; after a submit, each field must
 * show exactly its message.
 */
const ofFixtures = (...prefixes: readonly string[]): Story => {
  const { schema, values, expected } = validationFixtures(prefixes)
  return {
    args: { schema, initialValues: values },
    play: async ({ canvasElement }) => {
      const { submit, sees } = formActions(canvasElement)
      await submit()
      // Patterns may be answered later.
      await sees(/to continue$/)
      for (const [id, message] of expected) {
        const error = canvasElement.querySelector(`[data-field="/${id}"] .mf-error`)?.textContent
        await expect(message === true ? error !== undefined : error, id).toEqual(message)
      }
    },
  }
}

export const Required = ofFixtures('required')
export const Lengths = ofFixtures('min-length', 'max-length', 'length')
export const Ranges = ofFixtures('minimum', 'maximum')
export const Formats = ofFixtures('format')
export const Patterns = ofFixtures('pattern')
export const Items = ofFixtures('min-items', 'max-items')
export const Messages = ofFixtures('message')

/** No error before the field is left; the first one on blur; it disappears as soon as the value is valid. */
export const WhenErrorsShow: Story = {
  args: { schema: schemaOf(field('mail', { label: 'E-mail', format: 'email', validation: { required: true } })) },
  play: async ({ canvasElement }) => {
    const { find, noteOf } = formActions(canvasElement)
    const mail = await find('E-mail')
    await userEvent.type(mail, 'ada')
    await expect(mail).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(mail).toHaveAttribute('aria-invalid', 'true')
    await expect(noteOf(mail)).toContain('Enter an email address')
    await userEvent.type(mail, '@example.com')
    await expect(mail).not.toHaveAttribute('aria-invalid')
  },
}

/**
 * A failed submit lists every error with a link to its field, in the order of the form, and focuses the first. If necessary, its row opens.
 */
export const Summary: Story = {
  args: {
    schema: schemaOf(
      field('name', { label: 'Name', validation: { required: true } }),
      field('people', {
        type: 'array',
        label: 'People',
        items: {
          type: 'object',
          label: 'Person',
          fields: [field('first', { label: 'First' }), field('mail', { label: 'E-mail', format: 'email' })],
        },
      }),
    ),
    initialValues: { people: [{ first: 'Ada', mail: 'x' }] },
  },
  play: async ({ canvasElement, args }) => {
    const { form, find, fill, submit } = formActions(canvasElement)
    await submit()
    await expect(await form.findByRole('heading', { name: 'Fix 2 fields to continue' })).toBeVisible()
    await expect(await find('Name')).toHaveFocus()
    await userEvent.click(form.getByRole('link', { name: /^Ada, E-mail/ }))
    await expect(await find('E-mail')).toHaveFocus()
    await fill('E-mail', 'ada@example.com')
    await fill('Name', 'Team')
    await expect(form.queryByRole('heading', { name: /to continue/ })).toBeNull()
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The host's messages for a rule; those of the module take precedence. */
export const MessagesOfTheHost: Story = {
  args: {
    messages: { required: 'Bitte ausfüllen.', submit: 'Speichern' },
    schema: schemaOf(
      field('a', { label: 'A', validation: { required: true } }),
      field('b', { label: 'B', validation: { required: true }, validation_messages: { required: 'Name the table.' } }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { find, click, noteOf } = formActions(canvasElement)
    await click('Speichern')
    await expect(noteOf(await find('A'))).toBe('Bitte ausfüllen.')
    await expect(noteOf(await find('B'))).toBe('Name the table.')
  },
}

/** A pattern that would freeze a naive engine gets an answer too. */
export const HostilePattern: Story = {
  args: { schema: schemaOf(field('code', { label: 'Code', validation: { pattern: '^(a|a)*$' } })) },
  play: async ({ canvasElement }) => {
    const { find, fill, sees } = formActions(canvasElement)
    await fill('Code', `${'a'.repeat(40)}!`)
    await sees(/doesn't match the expected format/)
    await expect(await find('Code')).toHaveAttribute('aria-invalid', 'true')
  },
}

/** Longer than any pattern that is checked; a browser without workers shows the same for patterns with look-around. */
const uncheckable = {
  schema: schemaOf(
    field('code', { label: 'Licence', description: 'As on your invoice.', validation: { pattern: 'a|'.repeat(2_501), min_length: 3 } }),
    field('plain', { label: 'Version', validation: { pattern: '^[0-9]+$' } }),
  ),
  initialValues: { code: 'MF-12', plain: '3' },
}

/**
 * A pattern that could not be run causes no error, but the field says that it was not checked, and the host is notified which field it is.
 */
export const Unchecked: Story = {
  args: uncheckable,
  play: async ({ canvasElement, args }) => {
    const { find, fill, form, submit } = formActions(canvasElement)
    const note = 'Format not checked in this browser'
    await fill('Licence', 'MF')
    await expect(form.queryByText(note)).toBeNull()
    await fill('Licence', 'MF-123')
    await expect(await form.findByText(note)).toBeVisible()
    await expect(await find('Licence')).toHaveAccessibleDescription(`As on your invoice. ${note}`)
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: 'MF-123', plain: '3' }, expect.objectContaining({ unchecked: [['code']] }))
  },
}

/** `uncheckedPatterns="block"`, for a host that must not accept such values. */
export const UncheckedBlocks: Story = {
  args: { ...uncheckable, uncheckedPatterns: 'block' },
  play: async ({ canvasElement, args }) => {
    const { find, submit, sees } = formActions(canvasElement)
    await submit()
    await sees('Fix 1 field to continue')
    await expect(await find('Licence')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
