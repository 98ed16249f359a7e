import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { rowChanges } from '../../src/react/field/useRowsView.tsx'
import { createManualClock } from '../support/manualClock.ts'
import { pressInRowMenu } from './rowMenu.ts'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' }, default: ['a', 'a'] },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'age', type: 'integer' }] },
      default: [{}],
    },
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
  ],
}
const said = page.getByRole('status')

it('says everything that does not interrupt in one place', async () => {
  await render(<ModuleForm schema={schema} onSubmit={vi.fn()} />)
  expect(said.elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Remove Tag 1' }))
  await expect.element(said).toHaveTextContent('Tag 1 removed, 1 left')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(said).toHaveTextContent('Tag 1 is back')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'x')
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(said).toHaveTextContent('Submitted.')
  expect(said.elements()).toHaveLength(1)
})

it('says the same sentence a second time', async () => {
  // The code that copies a row focuses the copy: loaded late, it would take the focus out of the next menu.
  await rowChanges.load()
  // Announcements disappear after a while, which never passes here.
  await render(<ModuleForm schema={schema} clock={createManualClock()} />)
  const texts: (string | null)[] = []
  const observer = new MutationObserver(() => texts.push(said.element().textContent))
  observer.observe(said.element(), { childList: true, characterData: true, subtree: true })
  await pressInRowMenu('Person 1', 'Duplicate')
  await expect.element(page.getByRole('button', { name: 'Actions Person 2', exact: true })).toBeVisible()
  await pressInRowMenu('Person 1', 'Duplicate')
  await expect.poll(() => texts).toEqual(['Person 1 duplicated', 'Person 1 duplicated\u00a0'])
})

it('interrupts with the number of errors, once a submit has found some', async () => {
  await render(<ModuleForm schema={schema} />)
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByRole('alert').filter({ hasText: 'Fix 1 field to continue' })).toBeVisible()
})
