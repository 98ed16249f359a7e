import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RowsView } from '../../../src/react/widgetProps.ts'
import { Rows } from '../../../src/widgets/rows/Rows.tsx'
import { rowsOf, widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const input = (key: string) => <input aria-label={key} />

const announce = vi.fn()

/** An array that can be changed, as the form would keep it. */
function Contacts({ initial, ...overrides }: Partial<RowsView> & { readonly initial: readonly string[] }) {
  const [keys, setKeys] = useState(initial)
  const rows = rowsOf({
    render: input,
    ...overrides,
    keys,
    add: () => setKeys([...keys, `new${keys.length}`]),
    duplicate: (key) => setKeys(keys.flatMap((one) => (one === key ? [one, `${key}2`] : [one]))),
    remove: (key) => setKeys(keys.filter((other) => other !== key)),
    move: (key, to) => {
      const others = keys.filter((other) => other !== key)
      setKeys([...others.slice(0, to), key, ...others.slice(to)])
    },
  })
  return <Rows {...widgetPropsOf({ label: 'Contacts', control: 'rows' })} rows={rows} announce={announce} />
}

const button = (name: string) => screen.getByRole('button', { name })
/** The stylesheet, which hides the row's number beside a title, does not count here. */
const header = (key: string) => screen.getByRole('button', { name: new RegExp(`^title of ${key}`) })
const openRows = () => screen.queryAllByRole('textbox').map((box) => box.getAttribute('aria-label'))

it('say in the head of the list that it is required, unless it is only read', () => {
  const props = { ...widgetPropsOf({ label: 'Contacts', control: 'rows', required: true }), rows: rowsOf({ keys: [], render: input }) }
  const { rerender } = render(<Rows {...props} />)
  expect(screen.getByText('Required')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Contacts' })).toBeTruthy()
  rerender(<Rows {...props} readOnly />)
  expect(screen.queryByText('Required')).toBeNull()
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
    await userEvent.click(button('Duplicate Contact 1'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a2')
    expect(announce).toHaveBeenLastCalledWith('Contact 1 duplicated')
  })

  it('goes to the row after a removed one, then to the one before, then to Add', async () => {
    render(<Contacts initial={['a', 'b', 'c']} />)
    await userEvent.click(button('Remove Contact 2'))
    expect(document.activeElement).toBe(header('c'))
    await userEvent.click(button('Remove Contact 2'))
    expect(document.activeElement).toBe(header('a'))
    await userEvent.click(button('Remove Contact 1'))
    expect(document.activeElement).toBe(button('Add Contact'))
  })

  it('goes to the whole array where nothing else is left', async () => {
    render(<Contacts initial={['a']} canAdd={false} />)
    await userEvent.click(button('Remove Contact 1'))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contacts' }))
  })

  it('stays on the button that moved a row, also at the end', async () => {
    render(<Contacts initial={['a', 'b', 'c']} />)
    await userEvent.click(button('Move down Contact 1'))
    expect(document.activeElement).toBe(button('Move down Contact 2'))
    await userEvent.click(button('Move down Contact 2'))
    expect(document.activeElement).toBe(button('Move down Contact 3'))
    expect(button('Move down Contact 3').getAttribute('aria-disabled')).toBe('true')
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

it('offers no copy where there may be no more rows, and no removal where there may be no fewer', () => {
  const { rerender } = render(<Contacts initial={['a']} canAdd={false} />)
  expect(screen.queryByRole('button', { name: /^(Add|Duplicate)/ })).toBeNull()
  expect(button('Remove Contact 1')).toBeTruthy()
  rerender(<Contacts initial={['a']} canRemove={false} />)
  expect(button('Duplicate Contact 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
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
    await userEvent.click(button('Move down Contact 1'))
    expect(header('a').getAttribute('aria-expanded')).toBe('true')
    expect(openRows()).toEqual(['a'])
  })

  it('is said, as removing is', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(button('Move down Contact 1'))
    expect(announce).toHaveBeenLastCalledWith('Contact 1 moved to position 2 of 2')
    await userEvent.click(button('Remove Contact 1'))
    expect(announce).toHaveBeenLastCalledWith('Contact 1 removed, 1 left')
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
})

it.each([{ readOnly: true }, { disabled: true }])('cannot be changed where the form cannot: %o', async (state) => {
  const rows = rowsOf({ keys: ['a', 'b'] })
  render(<Rows {...widgetPropsOf({ control: 'rows', ...state })} rows={rows} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['title of aContact 1', 'title of bContact 2'])
  fireEvent.keyDown(within(screen.getByRole('list')).getByText('title of a'), { key: 'ArrowDown', altKey: true })
  expect(rows.move).not.toHaveBeenCalled()
})
