import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
import { expressionControls, type ExpressionControl } from '../../support/expressionControls.ts'
import { pressInRowMenu } from '../../support/pressInRowMenu.ts'
import { Contacts } from './Contacts.tsx'

afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }
const listOf = (...fields: readonly object[]) =>
  schemaOf([{ id: 'list', type: 'array', label: 'List', items: { type: 'object', label: 'Row', fields } }])
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add Row' }))

it('What is typed after adding or inserting a row goes into its first field, not onto the toggle to an expression', async () => {
  render(<ModuleForm schema={listOf(name)} templates={{}} />)
  await screen.findByRole('button', { name: 'Expression for List' })
  await add()
  await userEvent.keyboard('second row')
  await pressInRowMenu('Row 1', 'Insert above')
  await userEvent.keyboard('first row')
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value)).toEqual(['first row', 'second row'])
})

it('The focus skips the head of a group that a new row begins with, and lists without rows', async () => {
  const inner = { id: 'inner', type: 'array', label: 'Inner', items: { type: 'string', label: 'Item' } }
  const group = { id: 'group', type: 'object', label: 'Group', fields: [inner, name] }
  render(<ModuleForm schema={listOf(group)} />)
  await add()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

it('The focus skips what is disabled or hidden', async () => {
  const draw = (key: string) => (
    <>
      <input aria-label="disabled" disabled />
      <div hidden>
        <input aria-label="hidden" />
      </div>
      <input aria-label={key} />
    </>
  )
  render(<Contacts initial={[]} render={draw} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('new0')
})

it('The focus goes to a button of a new row that has nothing else', async () => {
  const inner = { id: 'inner', type: 'array', label: 'Inner', items: { type: 'string', label: 'Item' } }
  render(<ModuleForm schema={listOf(inner)} templates={{}} />)
  await add()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Item' }))
})

// `as`: all keys of the table are of that type. A list without rows has no control.
const controls = (Object.keys(expressionControls) as ExpressionControl[]).filter((control) => control !== 'rows')

it.each(controls)('The focus goes to the control %s that a new row begins with', async (control) => {
  const { field } = expressionControls[control]
  render(<ModuleForm schema={listOf({ id: 'f', label: 'First', ...field }, name)} templates={{}} connections={[]} />)
  await screen.findAllByRole('button', { name: /^Expression/ })
  await add()
  expect(document.activeElement?.matches('[data-field^="/list/k1/f"] :is(input, textarea, [role="combobox"])')).toBe(true)
})
