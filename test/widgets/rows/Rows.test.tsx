import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Rows } from '../../../src/widgets/rows/Rows.tsx'
import { pressInRowMenu } from '../../support/pressInRowMenu.ts'
import { announce, Contacts } from './Contacts.tsx'
import { rowsOf, widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const input = (key: string) => <input aria-label={key} />

const button = (name: string) => screen.getByRole('button', { name })
/** The row's number beside a title, which the stylesheet hides, is included here. */
const header = (key: string) => screen.getByRole('button', { name: new RegExp(`^title of ${key}`) })
const menuButton = (row: string) => screen.getByRole('button', { name: new RegExp(`^Actions .*${row}$`) })
const rowTitles = () => [...document.querySelectorAll('.mf-row-title')].map(({ textContent }) => textContent)
const openRows = () => screen.queryAllByRole('textbox').map((box) => box.getAttribute('aria-label'))

it('say in the head of the list that it is required, unless it is only read', () => {
  const props = { ...widgetPropsOf({ label: 'Contacts', control: 'rows', required: true }), rows: rowsOf({ keys: [], render: input }) }
  const { rerender } = render(<Rows {...props} />)
  expect(screen.getByText('Required')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Contacts', description: 'Required' })).toBeTruthy()
  rerender(<Rows {...props} readOnly />)
  expect(screen.queryByText('Required')).toBeNull()
  expect(screen.getByRole('group', { name: 'Contacts', description: '' })).toBeTruthy()
})

describe('rows of objects', () => {
  it('start open where there is one and folded where there are several', () => {
    const { unmount } = render(<Contacts initial={['a']} />)
    expect(openRows()).toEqual(['a'])
    unmount()
    render(<Contacts initial={['a', 'b']} />)
    expect(openRows()).toEqual([])
  })

  it('fold and unfold by their header', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(header('b'))
    expect(header('b').getAttribute('aria-expanded')).toBe('true')
    expect(openRows()).toEqual(['b'])
    await userEvent.click(header('b'))
    expect(openRows()).toEqual([])
  })

  it('open where they come to hold an error, and can be folded again', async () => {
    const { rerender } = render(<Contacts initial={['a', 'b']} />)
    rerender(<Contacts initial={['a', 'b']} keysWithError={new Set(['b'])} />)
    expect(openRows()).toEqual(['b'])
    expect(header('b').textContent).toContain('needs attention')
    await userEvent.click(header('b'))
    expect(openRows()).toEqual([])
  })

  it('stay folded where many come at once', () => {
    const props = widgetPropsOf({ control: 'rows' })
    const { rerender } = render(<Rows {...props} rows={rowsOf({ keys: [] })} />)
    rerender(<Rows {...props} rows={rowsOf({ keys: ['a', 'b', 'c'] })} />)
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(3)
  })

  it('are called by their number where they have no title', () => {
    render(<Contacts initial={['a', 'b']} renderTitle={() => ''} />)
    const [, second] = screen.getAllByRole('button', { expanded: false })
    expect(second?.textContent).toBe('Contact 2')
  })
})

describe('the focus', () => {
  it('goes into a new row', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(button('Add Contact'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('new2')
  })

  it('goes into the copy of a row, which is said', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await pressInRowMenu('Contact 1', 'Duplicate')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a2')
    expect(announce).toHaveBeenLastCalledWith('Contact 1 duplicated')
  })

  it('goes to the row after a removed one, then to the one before, then to Add', async () => {
    render(<Contacts initial={['a', 'b', 'c']} />)
    await pressInRowMenu('Contact 2', 'Remove')
    expect(document.activeElement).toBe(header('c'))
    await pressInRowMenu('Contact 2', 'Remove')
    expect(document.activeElement).toBe(header('a'))
    await pressInRowMenu('Contact 1', 'Remove')
    expect(document.activeElement).toBe(button('Add Contact'))
  })

  it('goes to the whole array where nothing else is left', async () => {
    render(<Contacts initial={['a']} canAdd={false} />)
    await pressInRowMenu('Contact 1', 'Remove')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contacts' }))
  })

  it('stays on the menu button of a row that was moved, also at the end', async () => {
    render(<Contacts initial={['a', 'b', 'c']} />)
    await pressInRowMenu('Contact 1', 'Move down')
    expect(document.activeElement).toBe(menuButton('Contact 2'))
    await pressInRowMenu('Contact 2', 'Move down')
    expect(document.activeElement).toBe(menuButton('Contact 3'))
    await userEvent.click(menuButton('Contact 3'))
    const down = await screen.findByRole('menuitem', { name: 'Move down' })
    expect(down.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(down)
    expect(rowTitles()).toEqual(['title of b', 'title of c', 'title of a'])
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  it('goes into a row that is inserted above or below', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await pressInRowMenu('Contact 2', 'Insert above')
    expect(rowTitles()).toEqual(['title of a', 'title of new2', 'title of b'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('new2')
    await pressInRowMenu('Contact 3', 'Insert below')
    expect(rowTitles()).toEqual(['title of a', 'title of new2', 'title of b', 'title of new3'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('new3')
  })

  it('is not moved later by an action that changed nothing', async () => {
    const props = widgetPropsOf({ control: 'rows' })
    const { rerender } = render(<Rows {...props} rows={rowsOf({ keys: ['a'] })} />)
    await userEvent.click(button('Add Contact'))
    rerender(<Rows {...props} rows={rowsOf({ keys: ['a'] })} />)
    rerender(<Rows {...props} rows={rowsOf({ keys: ['a', 'b'], render: input })} />)
    expect(document.activeElement).toBe(button('Add Contact'))
  })
})

it('takes two Tab stops a folded row', async () => {
  render(<Contacts initial={['a', 'b']} />)
  const stops: (string | null | undefined)[] = []
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.getAttribute('data-part'))
  }
  expect(stops).toEqual(['toggle', 'menu', 'toggle', 'menu', 'add'])
})

describe('moving', () => {
  it('works from the header with Alt and the arrows, which the header names', () => {
    const move = vi.fn()
    render(<Rows {...widgetPropsOf({ control: 'rows' })} rows={rowsOf({ keys: ['a', 'b'], move })} />)
    const second = header('b')
    expect(second.getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowUp Alt+ArrowDown')
    fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true })
    fireEvent.keyDown(second, { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(second, { key: 'ArrowUp' })
    expect(move.mock.calls).toEqual([['b', 0]])
  })

  it('keeps a row open', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(header('a'))
    await pressInRowMenu('Contact 1', 'Move down')
    expect(header('a').getAttribute('aria-expanded')).toBe('true')
    expect(openRows()).toEqual(['a'])
  })

  it('is said, as removing is', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await pressInRowMenu('Contact 1', 'Move down')
    expect(announce).toHaveBeenLastCalledWith('Contact 1 moved to position 2 of 2')
    await pressInRowMenu('Contact 1', 'Remove')
    expect(announce).toHaveBeenLastCalledWith('Contact 1 removed, 1 left')
  })

  it('is said by the title of a row that has one', async () => {
    render(<Contacts initial={['a', 'b']} titleOf={(key) => `Ada ${key}`} />)
    await pressInRowMenu('Contact 1', 'Move down')
    expect(announce).toHaveBeenLastCalledWith('Ada a moved to position 2 of 2')
    await pressInRowMenu('Contact 1', 'Remove')
    expect(announce).toHaveBeenLastCalledWith('Ada b removed, 1 left')
  })
})

describe('bare rows', () => {
  it('have no header, and the focus goes to their control', async () => {
    render(<Contacts initial={['a', 'b']} foldable={false} />)
    expect(openRows()).toEqual(['a', 'b'])
    expect(screen.queryByRole('button', { expanded: false })).toBeNull()
    await userEvent.click(button('Remove Contact 1'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b')
  })

  it('have Remove and nothing else; Alt and the arrows move them, Enter in one adds one below it', async () => {
    render(<Contacts initial={['a', 'b']} foldable={false} />)
    expect(screen.getAllByRole('button').map(({ ariaLabel, dataset }) => ariaLabel ?? dataset['part'])).toEqual([
      'Move',
      'Remove',
      'Move',
      'Remove',
      'add',
    ])
    screen.getByRole('textbox', { name: 'a' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(openRows()).toEqual(['b', 'a'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a')
    await userEvent.keyboard('{ArrowUp}')
    expect(openRows()).toEqual(['b', 'a'])
    button('Remove Contact 2').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(openRows()).toEqual(['a', 'b'])
    expect(document.activeElement).toBe(button('Remove Contact 1'))
    screen.getByRole('textbox', { name: 'a' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(openRows()).toEqual(['a', 'new2', 'b'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('new2')
  })

  it('leaves Enter to what has a use for it, and adds none beyond the most', async () => {
    const drawBusy = (key: string) => <input aria-label={key} onKeyDown={(event) => event.preventDefault()} />
    const { rerender } = render(<Contacts initial={['a']} foldable={false} render={drawBusy} />)
    screen.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    rerender(<Contacts initial={['a']} foldable={false} canAdd={false} />)
    screen.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    expect(openRows()).toEqual(['a'])
  })
})

it.each([{ readOnly: true }, { disabled: true }])('cannot be changed where the form cannot: %o', async (state) => {
  const rows = rowsOf({ keys: ['a', 'b'] })
  render(<Rows {...widgetPropsOf({ control: 'rows', ...state })} rows={rows} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['title of aContact 1', 'title of bContact 2'])
  fireEvent.keyDown(within(screen.getByRole('list')).getByText('title of a'), { key: 'ArrowDown', altKey: true })
  expect(rows.move).not.toHaveBeenCalled()
})
