import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** Static lists of choices. Specification 2.9, decisions §2. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Choices', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const sizes = {
  values: [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
    { value: '', label: 'Any size' },
  ],
}
const tables = { values: ['orders', 'customers'].map((id) => ({ value: { id, label: `Table ${id}` }, label: `Table ${id}` })) }

/** A text, or an object with id and label: stored as the module sent it. */
export const TextAndObject: Story = {
  args: {
    schema: schemaOf(
      field('size', { label: 'Size', choices: sizes }),
      field('table', { type: 'object', label: 'Table', choices: tables }),
      field('copies', {
        type: 'integer',
        label: 'Copies',
        choices: {
          values: [
            { value: 1, label: 'One' },
            { value: 2, label: 'Two' },
          ],
        },
      }),
      field('labels', { type: 'array', label: 'Labels', items: { type: 'string', choices: sizes } }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { choose, submit } = formActions(canvasElement)
    await choose('Size', 'Medium')
    await choose('Table', 'Table orders')
    await choose('Copies', 'Two')
    await choose('Labels', 'Small')
    await userEvent.keyboard('{Escape}')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { size: 'm', table: { id: 'orders', label: 'Table orders' }, copies: 2, labels: ['s'] },
      expect.anything(),
    )
  },
}

/** A choice with the value `""` can be selected and is shown like any other, and counts as empty. */
export const EmptyTextAsChoice: Story = {
  args: { schema: schemaOf(field('size', { label: 'Size', choices: sizes, validation: { required: true } })) },
  play: async ({ canvasElement, args }) => {
    const { choose, submit, form } = formActions(canvasElement)
    await choose('Size', 'Any size')
    await expect(form.getByRole('combobox', { name: 'Size' })).toHaveTextContent('Any size')
    await submit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A stored value outside the list stays, keeps its own label, and prevents the submit if the list is fixed. */
export const ValueOutsideTheList: Story = {
  args: {
    initialValues: { table: { id: 'old', label: 'Old table' } },
    schema: schemaOf(field('table', { type: 'object', label: 'Table', choices: tables })),
  },
  play: async ({ canvasElement, args }) => {
    const { choose, submit, sees } = formActions(canvasElement)
    await sees('Old table')
    await sees(/no longer available/)
    await submit()
    await sees(/Choose another value/)
    await choose('Table', 'Table orders')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Other text can be typed if `validation.pattern` matches it. An object field stores id and label of the text. */
export const TypedText: Story = {
  args: { schema: schemaOf(field('table', { type: 'object', label: 'Table', choices: tables, validation: { pattern: '^t_' } })) },
  play: async ({ canvasElement, args }) => {
    const { form, submit } = formActions(canvasElement)
    await userEvent.click(form.getByRole('combobox', { name: 'Table' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('t_mine')
    await userEvent.click(await screen.findByRole('option', { name: 'Use "t_mine"' }))
    await submit()
    // The pattern may be answered later, and the submit waits for it.
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ table: { id: 't_mine', label: 't_mine' } }, expect.anything()))
  },
}

/** `input` with choices: free text with suggestions. */
export const Suggestions: Story = {
  args: { schema: schemaOf(field('size', { label: 'Size', ui_options: { ui_widget: 'input' }, choices: sizes })) },
  play: async ({ canvasElement }) => {
    const { find } = formActions(canvasElement)
    await expect(await find('Size')).toHaveAttribute('list')
    await waitFor(() => expect(canvasElement.querySelectorAll('datalist option').length).toBeGreaterThan(0))
  },
}
