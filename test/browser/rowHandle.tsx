import { createRef } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { schemaOf } from '../support/createTestForm.ts'
import type { HeldPointer } from './pointer.ts'

const schema = schemaOf([{ id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }])

/** Draws rows of single values, and expects a press on a handle to open the menu of its row, the end of a drag not, and a second press to close it. */
export async function expectMenuByPress(press: (element: Element) => Promise<HeldPointer>): Promise<void> {
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={schema} initialValues={{ tags: ['a', 'b', 'c'] }} />)
  const tags = () => form.current?.getFormData()['tags']
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  const pressHandle = async (name: string) => (await press(handle(name).element())).release()
  const menu = page.getByRole('menu')
  await pressHandle('Tag 2')
  await expect.element(menu).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toHaveFocus()
  await pressHandle('Tag 2')
  await expect.element(menu).not.toBeInTheDocument()
  await pressHandle('Tag 2')
  await expect.element(menu).toBeVisible()
  const dragged = await press(handle('Tag 2').element())
  await dragged.moveBy(-20)
  await expect.element(menu).not.toBeInTheDocument()
  await dragged.moveBy(-100)
  await dragged.release()
  await expect.poll(tags).toEqual(['b', 'a', 'c'])
  // Were the menu open after the drag, this press would close it.
  await pressHandle('Tag 1')
  await expect.element(menu).toBeVisible()
  await (await press(page.getByRole('menuitem', { name: 'Move down' }).element())).release()
  await expect.poll(tags).toEqual(['a', 'b', 'c'])
  await expect.element(handle('Tag 2')).toHaveFocus()
}
