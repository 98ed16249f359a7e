import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Contacts } from './Contacts.tsx'

afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })
const header = (key: string) => screen.getByRole('button', { name: new RegExp(`^title of ${key}`) })
const menuButton = (row: string) => screen.getByRole('button', { name: new RegExp(`^Actions .*${row}$`) })
/** Opens the menu of a row and reads it. */
const entriesOf = async (row: string) => {
  await userEvent.click(menuButton(row))
  await screen.findByRole('menu')
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return entries
}

it('offers no copy where there may be no more rows, no removal where there may be no fewer, and no menu where there is nothing to do', async () => {
  const { rerender } = render(<Contacts initial={['a']} canAdd={false} />)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(await entriesOf('Contact 1')).toEqual(['Remove'])
  rerender(<Contacts initial={['a']} canRemove={false} />)
  expect(await entriesOf('Contact 1')).toEqual(['Insert above', 'Insert below', 'Duplicate'])
  rerender(<Contacts initial={['a']} canAdd={false} canRemove={false} />)
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

describe('the menu of a row', () => {
  const focused = () => document.activeElement?.textContent

  it('says that it is one, opens by click, Enter and the arrows, and closes by Escape, Tab and a press elsewhere', async () => {
    render(<Contacts initial={['a', 'b', 'c']} />)
    const opener = menuButton('Contact 2')
    expect(opener.getAttribute('aria-haspopup')).toBe('menu')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(menu.getAttribute('aria-labelledby')).toBe(opener.id)
    expect(focused()).toBe('Move up')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(opener)
    expect(opener.hasAttribute('aria-expanded')).toBe(false)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('Remove'))
    await userEvent.tab()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(header('c'))
    await userEvent.click(opener)
    await screen.findByRole('menu')
    await userEvent.click(button('Add Contact'))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes by its own button', async () => {
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(menuButton('Contact 1'))
    await screen.findByRole('menu')
    await userEvent.click(menuButton('Contact 1'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('is gone through by arrows, Home, End and letters', async () => {
    render(<Contacts initial={['a', 'b']} />)
    menuButton('Contact 1').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Move down'))
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Move up')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Remove')
    await userEvent.keyboard('{ArrowDown}{End}{Home}{End}')
    expect(focused()).toBe('Remove')
    await userEvent.keyboard('i')
    expect(focused()).toBe('Insert above')
    await userEvent.keyboard('i')
    expect(focused()).toBe('Insert below')
    await userEvent.keyboard('{Home}')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'd' })
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'u' })
    expect(focused()).toBe('Duplicate')
  })

  it('leaves its keys to nobody around the form', async () => {
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    render(<Contacts initial={['a', 'b']} />)
    await userEvent.click(menuButton('Contact 1'))
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    document.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).not.toHaveBeenCalled()
  })
})
