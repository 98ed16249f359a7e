import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { expect, it, vi } from 'vitest'

it('renders, types, submits', async () => {
  const onSubmit = vi.fn()
  render(
    <ModuleForm
      schema={{
        metadata: { workflows_module_schema_version: '1.0.0' },
        fields: [
          { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
          { id: 'age', type: 'integer', label: 'Age' },
          { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
          {
            id: 'people',
            type: 'array',
            label: 'People',
            items: { type: 'object', label: 'person', fields: [{ id: 'first', type: 'string', label: 'First' }] },
          },
        ],
      }}
      onSubmit={onSubmit}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Age'), '36')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada', age: 36 })
})
