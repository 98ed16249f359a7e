import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)

const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const content = { type: ['managed'], content_objects: [{ id: 'projects' }] }

it('hands over what was filled in, with an option of the module', async () => {
  const save = vi.fn<(values: object) => void>()
  const client = createFixtureClient({
    schema: { fields: [text('title', 'Title', { validation: { required: true } }), text('project', 'Project', { content })] },
    content: { projects: [{ value: 'p1', label: 'Website' }] },
  })
  render(<ModuleForm client={client} onSubmit={save} />)

  await userEvent.type(await screen.findByLabelText(/^Title/), 'A bug')
  await userEvent.click(screen.getByRole('combobox', { name: 'Project' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Website/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))

  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'A bug', project: 'p1' }, expect.anything()))
})

it('says what is wrong where it is wrong', async () => {
  render(<ModuleForm schema={{ fields: [text('title', 'Title', { validation: { required: true } })] }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  const { id } = await screen.findByText('This field is required.')
  expect(screen.getByLabelText(/^Title/).getAttribute('aria-describedby')).toContain(id)
})
