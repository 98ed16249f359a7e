import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextInput } from '../../src/widgets/text/TextInput.tsx'
import { FieldStory, Panel } from './fieldStory.tsx'
import { RowsStory } from './rowsStory.tsx'

/** Opens the menu of a row and presses an entry of it. */
async function pressInRowMenu(canvas: ReturnType<typeof within>, row: string, entry: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions ${row}` }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: entry }))
}

const people = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson with a name much longer than any panel is wide']

const meta: Meta<typeof RowsStory> = {
  title: 'Widgets/Rows',
  component: RowsStory,
  args: {
    label: 'Contacts',
    renderRow: (title, key) => (
      <div className="mf-fields">
        <div className="mf-line">
          <FieldStory widget={TextInput} id={`${key}-first`} label="First name" value={title.split(' ')[0]} />
          <FieldStory widget={TextInput} id={`${key}-last`} label="Last name" value={title.split(' ')[1]} />
        </div>
      </div>
    ),
  },
  decorators: [(Story) => <Panel>{Story()}</Panel>],
}
export default meta
type Story = StoryObj<typeof RowsStory>

export const Folded: Story = { args: { titles: people } }

export const WithError: Story = { args: { titles: people, errorAt: 1 } }

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...WithError, globals: { direction: 'right to left' } }
export const Narrow: Story = { ...WithError, globals: { width: '360 px' } }

export const Empty: Story = { args: { error: 'Add at least one contact.' } }

export const Disabled: Story = { args: { titles: people, disabled: true } }

/** The maximum number of rows: none can be added or copied. */
export const Full: Story = { args: { titles: people, canAdd: false } }

/** The actions of a row. Arrow keys, Home, End and letters move within the menu; Escape returns to its button. */
export const Menu: Story = {
  args: { titles: people },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions Grace Hopper' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Move up' })).toHaveFocus()
    await userEvent.keyboard('d')
    await expect(canvas.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus()
  },
}

export const MenuDark: Story = { ...Menu, globals: { theme: 'dark' } }

export const Removed: Story = {
  args: { titles: people },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressInRowMenu(canvas, 'Grace Hopper', 'Remove')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: /^Grace Hopper/ })).toHaveFocus()
    await pressInRowMenu(canvas, 'Ada Lovelace', 'Remove')
    await expect(canvas.getByText('Ada Lovelace was removed.')).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { titles: people, readOnly: true } }

export const BareValues: Story = {
  args: {
    label: 'Recipients',
    itemLabel: 'Recipient',
    foldable: false,
    titles: ['ada@example.com', 'grace@example.com', ''],
    renderRow: (title, key) => <FieldStory widget={TextInput} id={key} label={`Recipient ${key}`} value={title} isRow />,
  },
}

/** Not checked by axe: it takes 15 s for a thousand rows and reports for each what it reports for the first. */
export const Thousand: Story = {
  args: { titles: Array.from({ length: 1000 }, (_, index) => `Contact number ${index + 1}`) },
  parameters: { a11y: { test: 'off' } },
}

/** The handle works with a mouse, a pen or a finger, and with arrow keys once it has the focus. A press without a drag opens the menu. */
export const ByItsHandle: Story = {
  args: { titles: people },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Ada Lovelace' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Move Ada Lovelace' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Ada Lovelace')
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada Lovelace moved to position 3 of 3')
  },
}

export const FocusFollows: Story = {
  args: { titles: people },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Contact' }))
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await pressInRowMenu(canvas, 'Ada Lovelace', 'Move down')
    await expect(canvas.getByRole('button', { name: 'Actions Ada Lovelace' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada Lovelace moved to position 2 of 4')
    await userEvent.click(canvas.getByRole('button', { name: /^Ada Lovelace/ }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByRole('button', { name: /^Ada Lovelace/ })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Ada Lovelace')
    await pressInRowMenu(canvas, 'Ada Lovelace', 'Remove')
    await expect(canvas.getByRole('button', { name: /^Grace Hopper/ })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada Lovelace removed, 3 left')
  },
}
