import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { field, loadedSelect, schemaOf } from '../support/schemaOf.ts'
import { scriptedModule } from '../support/scriptedModule.ts'
import { SecondSkin } from './SecondSkin.tsx'

const sizes = { values: ['Small', 'Large'].map((label) => ({ value: label.toLowerCase(), label })) }
const schema = schemaOf(
  field('name', { label: 'Name', description: 'Shown in the list of steps.', validation: { required: true, max_length: 40 } }),
  field('notes', { label: 'Notes', ui_options: { ui_widget: 'textarea' } }),
  field('token', { label: 'Token', ui_options: { ui_widget: 'password' } }),
  field('amount', { type: 'number', label: 'Amount', validation: { required: true, min: 1 } }),
  field('size', { label: 'Size', choices: sizes }),
  field('tags', { type: 'array', label: 'Sizes to skip', items: { type: 'string', choices: sizes } }),
  loadedSelect('city', 'cities', [], { label: 'City' }),
  field('active', { type: 'boolean', label: 'Active', description: 'Steps that are not are passed over.' }),
  field('day', { format: 'date', label: 'First day' }),
  field('at', { format: 'date-time', label: 'Runs at' }),
  field('query', { label: 'Query', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'sql' } } }),
  field('crm', {
    type: 'connection',
    label: 'CRM',
    allowed_app_types: ['crm_a'],
    allowed_connection_management_types: ['managed'],
  }),
  field('range', {
    type: 'object',
    label: 'Range',
    fields: [field('from', { label: 'From' }), field('to', { label: 'To' })],
    ui_options: { ui_layout: { type: 'horizontal', elements: ['from', 'to'] } },
  }),
  field('people', {
    type: 'array',
    label: 'People',
    validation: { max_items: 3 },
    items: { type: 'object', label: 'Person', fields: [field('first', { label: 'First name', validation: { required: true } })] },
  }),
  field('words', { type: 'array', label: 'Words', items: { type: 'string', label: 'Word' } }),
)
const content = { cities: () => ['Bonn', 'Cork'].map((label) => ({ value: { id: label.toLowerCase(), label }, label })) }

/** A design system instead of the form's own look: Material UI, with `widgets` and `slots` only. The stylesheet is switched off. */
const meta: Meta<typeof SecondSkin> = {
  title: 'Scenarios/Second skin',
  component: SecondSkin,
  render: (args, { globals }) => (
    <WithoutStylesheet>
      <SecondSkin {...args} mode={globals['theme'] === 'dark' ? 'dark' : 'light'} />
    </WithoutStylesheet>
  ),
  args: {
    schema,
    baseUrl: 'https://module.example/step',
    fetch: scriptedModule({ content, schema: () => schema }),
    connections: [{ id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }],
    initialValues: { people: [{ first: 'Ada' }, { first: 'Bob' }], words: ['one'] },
    onSubmit: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SecondSkin>

const isOurs = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some((rule) => rule instanceof CSSStyleRule && /(^|\()\.mf\b/.test(rule.selectorText))

/** Storybook loads our stylesheet on every page. */
function WithoutStylesheet({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const ours = [...document.styleSheets].filter(isOurs)
    for (const sheet of ours) sheet.disabled = true
    return () => {
      for (const sheet of ours) sheet.disabled = false
    }
  }, [])
  return children
}

const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Every control is filled in and submitted. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { fill, find, form, click } = formActions(canvasElement)
    await fill('Name', 'Nightly')
    await fill('Notes', 'Two words')
    await fill('Token', 'secret')
    await fill('Amount', '12.5')
    await choose('Size', 'Large')
    await choose('Sizes to skip', 'Small')
    await choose('City', 'Cork')
    await userEvent.click(await find('Active'))
    await fill('First day', '2025-03-31')
    await fill('Runs at', '2025-03-31T14:30:00Z')
    await fill('Query', 'select 1')
    await choose('CRM', 'Production')
    await fill('From', 'a')
    const word = form.getByRole('textbox', { name: 'Word 1' })
    await userEvent.clear(word)
    await userEvent.type(word, 'uno')
    await click('Add Person')
    // The new row gets the focus.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('First name'))
    await userEvent.keyboard('Cy')
    await userEvent.click(form.getByRole('button', { name: /^Actions.*Cy/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Actions.*Cy/))
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          name: 'Nightly',
          notes: 'Two words',
          token: 'secret',
          amount: 12.5,
          size: 'large',
          tags: ['small'],
          city: { id: 'cork', label: 'Cork' },
          active: true,
          day: '2025-03-31',
          at: '2025-03-31T14:30:00Z',
          query: 'select 1',
          crm: expect.objectContaining({ id: '1' }),
          range: { from: 'a' },
          people: [{ first: 'Ada' }, { first: 'Cy' }, { first: 'Bob' }],
          words: ['uno'],
        },
        expect.anything(),
      ),
    )
  },
}

/** Errors are shown at their fields and in the summary, which links to them. */
export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const { find, form, noteOf, submit } = formActions(canvasElement)
    await find('Name')
    await submit()
    await userEvent.click(await form.findByRole('button', { name: /^Amount: / }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Amount'))
    await expect(noteOf(await find('Amount'))).toBe('Enter a number.')
    await expect(await find('Name')).toBeInvalid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Narrow: Story = { ...WithErrors, globals: { width: '360 px' } }

export const ReadOnly: Story = {
  args: { readOnly: true, initialValues: { name: 'Nightly', size: 'large', tags: ['small'], active: true, people: [{ first: 'Ada' }] } },
  play: async ({ canvasElement }) => {
    const { find, form } = formActions(canvasElement)
    await expect(await find('Name')).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

/** With the keyboard only: a list, a switch, the menu of a row. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { find, form } = formActions(canvasElement)
    ;(await find('Size')).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Size' })).toHaveValue('Small'))
    ;(await find('Active')).focus()
    await userEvent.keyboard(' ')
    await expect(await find('Active')).toBeChecked()
    form.getByRole('button', { name: /^Actions.*Ada/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    // The first enabled entry has the focus: the row is at the top already.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Move down'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getAllByRole('button', { expanded: false, name: /Ada|Bob/ })[0]).toHaveTextContent('Bob'))
  },
}
