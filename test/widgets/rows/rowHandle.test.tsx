import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Contacts } from './Contacts.tsx'

afterEach(cleanup)

const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move .*${name}$`) })
const values = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))

describe('the handle', () => {
  it('of a bare row opens the menu of the row by a click without a press, as assistive technology sends it, and keeps the focus', async () => {
    render(<Contacts initial={['a', 'b', 'c']} foldable={false} />)
    fireEvent.click(handle('Contact 1'))
    const menu = await screen.findByRole('menu', { name: 'Move' })
    expect([...menu.children].map(({ textContent }) => textContent)).toEqual([
      'Move up',
      'Move down',
      'Insert above',
      'Insert below',
      'Duplicate',
      'Remove',
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move down' }))
    expect(values()).toEqual(['b', 'a', 'c'])
    expect(document.activeElement).toBe(handle('Contact 2'))
  })

  it('of a row of objects does so too', async () => {
    render(<Contacts initial={['a', 'b']} />)
    fireEvent.click(handle('Contact 2'))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    expect(document.activeElement).toBe(handle('Contact 1'))
  })

  it('says that it opens a menu, and is no Tab stop where the row has another button', () => {
    render(<Contacts initial={['a', 'b']} foldable={false} />)
    expect(handle('Contact 1').getAttribute('aria-haspopup')).toBe('menu')
    expect(handle('Contact 1').tabIndex).toBe(-1)
  })
})
