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

it('has nothing to take back once another form stands in its place', async () => {
  const form = createRef<ModuleFormHandle>()
  const draw = (formId: string) => (
    <ModuleForm
      ref={form}
      formId={formId}
      schema={schemaOf([{ id: 'name', type: 'string', label: 'Name' }])}
      initialValues={{ name: formId }}
    />
  )
  const { rerender } = render(draw('one'))
  act(() => {
    form.current?.setValue('name', 'Grace', { byUser: true })
    form.current?.undo()
  })
  await waitFor(() => expect(form.current?.canRedo).toBe(true))
  act(() => form.current?.setValue('name', 'Ada', { byUser: true }))
  expect(form.current?.canUndo).toBe(true)
  rerender(draw('two'))
  expect([form.current?.canUndo, form.current?.canRedo]).toEqual([false, false])
  act(() => form.current?.undo())
  expect(form.current?.getFormData()).toEqual({ name: 'two' })
})

it('leaves the keys to a code editor, which has an undo of its own', async () => {
  const form = createRef<ModuleFormHandle>()
  const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])
  const Editor = () => (
    <div className="monaco-editor">
      <textarea aria-label="Code" />
    </div>
  )
  render(<ModuleForm ref={form} schema={schema} initialValues={{ name: 'Ada' }} widgets={{ string: Editor }} />)
  act(() => form.current?.setValue('name', 'Grace', { byUser: true }))
  await waitFor(() => expect(form.current?.canUndo).toBe(true))
  await waitFor(() => {
    fireEvent.keyDown(screen.getByRole('group', { name: 'Configuration' }), { key: 'z', ctrlKey: true })
    expect(form.current?.getFormData()).toEqual({ name: 'Ada' })
  })
  for (const key of [{ key: 'y' }, { key: 'z', shiftKey: true }])
    fireEvent.keyDown(screen.getByLabelText('Code'), { ...key, ctrlKey: true })
  expect(form.current?.getFormData()).toEqual({ name: 'Ada' })
  fireEvent.keyDown(screen.getByRole('group', { name: 'Configuration' }), { key: 'y', ctrlKey: true })
  expect(form.current?.getFormData()).toEqual({ name: 'Grace' })
})
