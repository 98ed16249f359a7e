import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** Help with forms that are longer than the window: groups that can be folded, and a search. */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Scenarios/Long forms',
  component: ScenarioForm,
  args: {
    onSubmit: fn(),
    search: true,
    initialValues: { recipient: { name: 'Ada Lovelace', city: 'London' }, retries: 3 },
    schema: schemaOf(
      field('recipient', {
        type: 'object',
        label: 'Recipient',
        fields: [field('name', { label: 'Name', validation: { required: true } }), field('city', { label: 'City' })],
      }),
      field('sender', {
        type: 'object',
        label: 'Sender',
        fields: [field('name', { label: 'Sender name' }), field('street', { label: 'Street' })],
      }),
      field('subject', { label: 'Subject' }),
      field('retries', { type: 'integer', label: 'Retries' }),
    ),
  },
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

/** A folded group summarises its values, and opens for an error in it. */
export const FoldedGroups: Story = {
  play: async ({ canvasElement, args }) => {
    const { form, find, fill, submit, sees } = formActions(canvasElement)
    await fill('Name', 'Grace Hopper')
    await userEvent.click(await form.findByRole('button', { name: 'Recipient', expanded: true }))
    await sees(/Grace Hopper/)
    await expect(form.getByRole('button', { name: 'Recipient' })).toHaveAttribute('aria-expanded', 'false')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ recipient: { name: 'Grace Hopper', city: 'London' } }),
      expect.anything(),
    )
    await userEvent.click(form.getByRole('button', { name: 'Recipient' }))
    await expect(await find('Name')).toBeVisible()
    await userEvent.clear(await find('Name'))
    await userEvent.click(form.getByRole('button', { name: 'Recipient' }))
    await submit()
    await waitFor(async () => expect(await find('Name')).toBeVisible())
  },
}

/** By label, id or value; all other fields are hidden and unchanged. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const { form, find, sees } = formActions(canvasElement)
    const search = await form.findByRole('searchbox', { name: 'Search fields' })
    await userEvent.type(search, 'lovelace')
    await sees('1 field found')
    await expect(await find('Name')).toBeVisible()
    await expect(await find('Subject')).not.toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await find('Subject')).toBeVisible()
    await userEvent.type(search, 'name')
    await sees('2 fields found')
  },
}
