import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

/** Widgets and layout, with the table of decisions §1. Specification 2.5. */
const meta: Meta<typeof ScenarioForm> = { title: 'Scenarios/Widgets and layout', component: ScenarioForm, args: { onSubmit: fn() } }
export default meta
type Story = StoryObj<typeof ScenarioForm>

const widget = (ui_widget: string | null) => ({ ui_options: { ui_widget } })

export const EveryWidget: Story = {
  args: {
    initialValues: { lines: 'one\ntwo' },
    schema: schemaOf(
      field('input', { label: 'Input', ...widget('input') }),
      field('null', { label: 'Default widget', ...widget(null) }),
      field('lines', { label: 'Text with line breaks', ...widget('input') }),
      field('textarea', { label: 'Textarea', ...widget('textarea') }),
      field('password', { label: 'Password', ...widget('password') }),
      field('select', { label: 'Select', ...widget('SelectWidget'), choices: { values: [{ value: 'a', label: 'A' }] } }),
      field('checkbox', { type: 'boolean', label: 'Checkbox', ...widget('checkbox') }),
      field('yesNo', { type: 'boolean', label: 'Yes or no', ...widget('SelectWidget') }),
      field('code', { label: 'Code', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'sql' } } }),
      field('hidden', { label: 'Hidden', ...widget('hidden'), default: 'kept' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { find, query, choose, submit } = formActions(canvasElement)
    await expect(await find('Password')).toHaveAttribute('type', 'password')
    await expect((await find('Textarea')).tagName).toBe('TEXTAREA')
    await expect((await find('Text with line breaks')).tagName).toBe('TEXTAREA')
    await expect((await find('Default widget')).tagName).toBe('INPUT')
    await expect(await find('Checkbox')).toHaveAttribute('type', 'checkbox')
    await expect(await find('Code')).toBeVisible()
    await expect(query('Hidden')).toBeNull()
    await choose('Yes or no', 'No')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ yesNo: false, hidden: 'kept' }), expect.anything())
  },
}

/** The order of `ui_order`; fields it does not list follow. */
export const Order: Story = {
  args: {
    schema: { ...schemaOf(field('c'), field('a'), field('b')), ui_options: { ui_order: ['a', 'b', 'gone'] } },
  },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('.mf-label')].map((label) => label.textContent)
    await expect(labels).toEqual(['a', 'b', 'c'])
  },
}

const horizontal = (...elements: readonly string[]) => ({ ui_options: { ui_layout: { type: 'horizontal', elements } } })

/** `ui_layout` places siblings, or a group's own fields, in one row. */
export const OneRow: Story = {
  args: {
    schema: schemaOf(
      field('street', { label: 'Street', ...horizontal('street', 'zip') }),
      field('city', { label: 'City' }),
      field('zip', { label: 'ZIP' }),
      field('range', {
        type: 'object',
        label: 'Range',
        fields: [field('from', { label: 'From' }), field('to', { label: 'To' })],
        ...horizontal('from', 'to'),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { find } = formActions(canvasElement)
    // All are found first and then measured at once, because fields above may still move.
    const [street, city, zip, from, to] = [
      await find('Street'),
      await find('City'),
      await find('ZIP'),
      await find('From'),
      await find('To'),
    ]
    const top = (element: Element) => element.getBoundingClientRect().top
    await expect(top(zip)).toBe(top(street))
    await expect(top(city)).toBeGreaterThan(top(street))
    await expect(top(from)).toBe(top(to))
  },
}

/** In a narrow panel the row wraps. */
export const OneRowNarrow: Story = {
  args: { ...OneRow.args, width: 240 },
  play: async ({ canvasElement }) => {
    const { find } = formActions(canvasElement)
    const [from, to] = [await find('From'), await find('To')]
    await expect(to.getBoundingClientRect().top).toBeGreaterThan(from.getBoundingClientRect().top)
  },
}

/** A widget of the host, for a type or a widget name. */
export const WidgetOfTheHost: Story = {
  args: {
    widgets: {
      colorpicker: ({ id, value, onChange }) => (
        <input
          id={id}
          type="color"
          value={typeof value === 'string' ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
    schema: schemaOf(field('colour', { label: 'Colour', default: '#336699', ...widget('colorpicker') })),
  },
  play: async ({ canvasElement }) => {
    await expect(await formActions(canvasElement).find('Colour')).toHaveValue('#336699')
  },
}

/** A widget that throws does not affect the others, and its value is kept. */
export const BrokenWidget: Story = {
  args: {
    widgets: {
      textarea: ({ value }) => {
        if (value === 'boom') throw new Error('no luck')
        return null
      },
    },
    schema: schemaOf(field('a', { label: 'Broken', default: 'boom', ...widget('textarea') }), field('b', { label: 'Fine' })),
  },
  parameters: { consoleErrors: 1 },
  play: async ({ canvasElement }) => {
    const { find, sees } = formActions(canvasElement)
    await sees(/"Broken" can't be shown/)
    await userEvent.type(await find('Fine'), 'still here')
  },
}
