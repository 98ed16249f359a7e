import { createElement } from 'react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'

const code = { id: 'code', type: 'string', label: 'Code', validation: { pattern: '^[a-z]+$' } }
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [code] }

it('refuses what a pattern refuses, and submits', async () => {
  const onSubmit = jest.fn()
  render(createElement(ModuleForm, { schema, onSubmit }))
  const box = await screen.findByLabelText('Code')
  await userEvent.type(box, '123')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('heading', { name: 'Fix 1 field to continue' })
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(box)
  await userEvent.type(box, 'abc')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit).toHaveBeenCalledWith({ code: 'abc' }, expect.objectContaining({ unchecked: [] }))
})

it('undoes what was typed', async () => {
  render(createElement(ModuleForm, { schema }))
  const box = await screen.findByLabelText('Code')
  await userEvent.type(box, 'abc')
  await userEvent.tab()
  await waitFor(() => {
    fireEvent.keyDown(box, { key: 'z', ctrlKey: true })
    expect(box.value).toBe('')
  })
})
