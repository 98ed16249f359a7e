import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
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

it('Rows of selects as few as may be are moved by keyboard: with Alt and the arrows on the handle, a Tab stop, and by its menu', async () => {
  const connections = ['1', '2'].map((id) => ({ id, label: `Account ${id}`, app_type: 'crm', connection_management_type: 'custom' }))
  const items = { type: 'connection', label: 'Account', allowed_app_types: ['crm'], allowed_connection_management_types: ['custom'] }
  const form = createRef<ModuleFormHandle>()
  const schema = schemaOf([{ id: 'accounts', type: 'array', label: 'Accounts', items, validation: { min_items: 2 } }])
  render(<ModuleForm ref={form} schema={schema} initialValues={{ accounts: connections }} connections={connections} />)
  const ids = () => form.current?.getFormData()['accounts']
  const [first, second] = connections
  await userEvent.tab()
  expect(document.activeElement).toBe(handle('Account 1'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByText('Account 1 moved to position 2 of 2')
  expect(ids()).toEqual([second, first])
  expect(document.activeElement).toBe(handle('Account 2'))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Enter}')
  expect(ids()).toEqual([first, second])
  expect(document.activeElement).toBe(handle('Account 1'))
})
