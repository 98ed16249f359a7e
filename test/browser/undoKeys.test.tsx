import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { give } from './referenceForm.tsx'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'when', type: 'string', format: 'date', label: 'When' },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
  ],
}

const box = (name: string) => page.getByRole('textbox', { name })
const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

async function open() {
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={schema} locale="en-US" />)
  const type = async (name: string, text: string) => {
    await userEvent.click(box(name))
    await userEvent.keyboard(text)
  }
  return { form, type, data: () => form.current?.getFormData() }
}

it('the text that is typed is undone by the browser until it is back as it was, and then what was changed before by the form', async () => {
  const { form, type, data } = await open()
  await type('Name', 'hello{Tab}')
  await type('When', '3/4/2025{Tab}')
  await expect.element(box('When')).toHaveValue('Mar 4, 2025')
  await expect.poll(() => form.current?.canUndo).toBe(true)
  await type('Note', 'xyz')
  await undo()
  await expect.element(box('Note')).toHaveValue('')
  await undo()
  await expect.element(box('When')).toHaveValue('')
  await expect.element(box('Name')).toHaveValue('hello')
  await redo()
  await expect.element(box('When')).toHaveValue('Mar 4, 2025')
  expect(data()).toMatchObject({ name: 'hello', when: '2025-03-04' })
})

it('the browser writes again what it has undone of the text that is typed', async () => {
  const { type, data } = await open()
  await type('Name', 'hello{Tab}')
  await type('Note', 'xyz')
  await undo()
  await expect.element(box('Note')).toHaveValue('')
  await redo()
  await expect.element(box('Note')).toHaveValue('xyz')
  expect(data()).toEqual({ name: 'hello', note: 'xyz' })
})

it('a change is undone by the form however early the keys are pressed, and nothing where there is none', async () => {
  const { type, data } = await open()
  await type('When', '3/4/2025{Tab}')
  await undo()
  await expect.element(box('When')).toHaveValue('')
  await undo()
  await redo()
  await expect.element(box('When')).toHaveValue('Mar 4, 2025')
  expect(data()).toEqual({ when: '2025-03-04' })
  await redo()
  await expect.element(box('When')).toHaveValue('Mar 4, 2025')
})

it("the browser's menu undoes what the form's keys do", async () => {
  const { form, type } = await open()
  await type('When', '3/4/2025{Tab}')
  await expect.poll(() => form.current?.canUndo).toBe(true)
  const fromMenu = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })
  box('Note').element().dispatchEvent(fromMenu)
  expect(fromMenu.defaultPrevented).toBe(true)
  await expect.element(box('When')).toHaveValue('')
})

it('rows that were pasted are undone with the focus where they were pasted, and no error there', async () => {
  const items = { type: 'object', label: 'Person', fields: [{ id: 'nick', type: 'string', label: 'Nick', required: true }] }
  const list = { ...schema, fields: [{ id: 'people', type: 'array', label: 'People', items }] }
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={list} />)
  await userEvent.click(page.getByRole('button', { name: 'Add Person' }))
  await userEvent.click(box('Nick'))
  give(box('Nick').element(), 'paste', 'Ada\nBob')
  await expect.poll(() => form.current?.getFormData()).toEqual({ people: [{ nick: 'Ada' }, { nick: 'Bob' }] })
  await undo()
  await expect.poll(() => form.current?.getFormData()).toEqual({ people: [{}] })
  await expect.element(box('Nick')).toHaveFocus()
  await expect.element(box('Nick')).not.toHaveAttribute('aria-invalid')
})
