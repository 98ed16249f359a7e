import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** What a field stores, and how typed text is read. Decisions §2. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Values', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

/** Each text is either read as exactly its number, or shown unchanged with an error. */
export const Numbers: Story = {
  args: {
    // In other locales a comma is the decimal sign.
    locale: 'en-US',
    schema: schemaOf(
      field('comma', { type: 'number', label: 'Comma' }),
      field('long', { type: 'integer', label: 'Long' }),
      field('half', { type: 'integer', label: 'Half' }),
      field('exponent', { type: 'number', label: 'Exponent' }),
      field('spaces', { type: 'number', label: 'Spaces' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { find, fill, noteOf, submit } = formActions(canvasElement)
    const wrong = { Comma: '1,5', Long: '12345678901234567891', Half: '1.5' }
    for (const [label, text] of Object.entries(wrong)) {
      await fill(label, text)
      await expect(await find(label)).toHaveValue(text)
      await expect(noteOf(await find(label))).toContain(`"${text}"`)
    }
    await submit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fill('Comma', '1.5')
    await fill('Long', '123')
    await fill('Half', '-1')
    await fill('Exponent', '1e5')
    await fill('Spaces', ' .5 ')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ comma: 1.5, long: 123, half: -1, exponent: 100000, spaces: 0.5 }, expect.anything())
  },
}

export const Dates: Story = {
  args: {
    schema: schemaOf(field('day', { label: 'Day', format: 'date' }), field('at', { label: 'At', format: 'date-time' })),
    locale: 'en-GB',
  },
  play: async ({ canvasElement, args }) => {
    const { find, fill, noteOf, submit } = formActions(canvasElement)
    await within(canvasElement).findByRole('button', { name: 'Choose Day from a calendar' })
    await fill('Day', '30/2/2025')
    await expect(noteOf(await find('Day'))).toContain('February 2025 does not have this day')
    await fill('Day', '28 Feb 2025')
    await fill('At', '31/3/2025')
    await expect(noteOf(await find('At'))).toContain('Enter a time after the date, such as 31/12/2026, 14:30')
    await fill('At', '31/3/2025 2:30 pm +02:00')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ day: '2025-02-28', at: '2025-03-31T14:30:00+02:00' }, expect.anything())
  },
}

/** A cleared text is `""`, a cleared number has no value. */
export const Cleared: Story = {
  args: {
    initialValues: { name: 'Ada', age: 36 },
    schema: schemaOf(field('name', { label: 'Name' }), field('age', { type: 'integer', label: 'Age' })),
  },
  play: async ({ canvasElement, args }) => {
    const { find, submit } = formActions(canvasElement)
    await userEvent.clear(await find('Name'))
    await userEvent.clear(await find('Age'))
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '' }, expect.anything())
  },
}

/** A value of the host that does not fit is shown as text with an error, and kept until replaced. */
export const ValueThatDoesNotFit: Story = {
  args: { initialValues: { age: 'thirty' }, schema: schemaOf(field('age', { type: 'integer', label: 'Age' })) },
  play: async ({ canvasElement, args }) => {
    const { find, fill, submit, sees } = formActions(canvasElement)
    await expect(await find('Age')).toHaveValue('thirty')
    await submit()
    await sees('Fix 1 field to continue')
    await fill('Age', '30')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ age: 30 }, expect.anything())
  },
}

/** A value without a field is set aside: visible, kept for the host, never submitted. */
export const ValueWithoutField: Story = {
  args: { initialValues: { name: 'Ada', nickname: 'Countess' }, schema: schemaOf(field('name', { label: 'Name' })) },
  play: async ({ canvasElement, args }) => {
    const { click, submit, sees } = formActions(canvasElement)
    await sees(/1 value is kept/)
    await click('Show')
    await sees('Countess')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Ada' },
      { hidden: {}, setAside: [{ path: ['nickname'], value: 'Countess' }], unread: [], unchecked: [], schemaData: {} },
    )
  },
}

const people = field('people', {
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'Person', fields: [field('name', { label: 'Name' }), field('age', { type: 'integer', label: 'Age' })] },
})

/** State stays with its row: text typed in the second row moves with it when the first one is removed. Undo restores the first. */
export const Rows: Story = {
  args: { schema: schemaOf(people), initialValues: { people: [{ name: 'Ada' }, { name: 'Grace' }] } },
  play: async ({ canvasElement, args }) => {
    const { form, fill, click, submit } = formActions(canvasElement)
    const pressInRowMenu = async (row: string, entry: string) => {
      await click(`Actions ${row}`)
      await userEvent.click(await form.findByRole('menuitem', { name: entry }))
    }
    await userEvent.click(form.getByRole('button', { name: /^Grace/ }))
    await fill('Age', '1,5')
    await pressInRowMenu('Ada', 'Remove')
    await expect(form.getByLabelText('Age')).toHaveValue('1,5')
    await fill('Age', '85')
    await click('Undo')
    await pressInRowMenu('Grace', 'Move up')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ people: [{ name: 'Grace', age: 85 }, { name: 'Ada' }] }, expect.anything())
  },
}

/**
 * Spreadsheet cells that are pasted into a field of a row fill the rows and columns from there on. A text that does not fit its cell stays
 * and is marked; a single undo reverts everything.
 */
export const PastedRows: Story = {
  args: { schema: schemaOf(people) },
  play: async ({ canvasElement, args }) => {
    const { form, click, submit, sees } = formActions(canvasElement)
    await click('Add Person')
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus())
    await userEvent.paste('Grace Hopper\t85\nKatherine Johnson\tabout 100\nDorothy Vaughan\t98')
    await sees(/3 rows pasted/)
    await expect(form.getByText('Dorothy Vaughan')).toBeVisible()
    await submit()
    await sees(/^Katherine Johnson, Age: /)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Blank rows of an array of texts are not submitted. */
export const BlankRows: Story = {
  args: {
    schema: schemaOf(field('tags', { type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } })),
    initialValues: { tags: ['red', '', 'blue'] },
  },
  play: async ({ canvasElement, args }) => {
    const { click, submit } = formActions(canvasElement)
    await click('Add Tag')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ tags: ['red', 'blue'] }, expect.anything())
  },
}
