import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

it('takes back the first change of a page, asked for at once', async () => {
  const form = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={form} schema={schemaOf([{ id: 'name', type: 'string', label: 'Name' }])} initialValues={{ name: 'Ada' }} />)
  act(() => {
    form.current?.setValue('name', 'Grace', { byUser: true })
    form.current?.undo()
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada'))
  expect([form.current?.canUndo, form.current?.canRedo]).toEqual([false, true])
  act(() => form.current?.redo())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace')
})

it('takes back what was typed before it was loaded, once that field was left', async () => {
  const form = createRef<ModuleFormHandle>()
  const fields = ['name', 'note'].map((id) => ({ id, type: 'string', label: id }))
  render(<ModuleForm ref={form} schema={schemaOf(fields)} initialValues={{ name: 'Ada' }} />)
  const [name, note] = [screen.getByLabelText<HTMLInputElement>('name'), screen.getByLabelText('note')]
  act(() => name.focus())
  fireEvent.change(name, { target: { value: 'Grace' } })
  act(() => note.focus())
  await waitFor(() => expect(form.current?.canUndo).toBe(true))
  await waitFor(() => {
    fireEvent.keyDown(note, { key: 'z', ctrlKey: true })
    expect(name.value).toBe('Ada')
  })
})
