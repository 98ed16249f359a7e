import { createElement } from 'react'
import { render, screen } from '@testing-library/react'
import { ModuleForm } from 'moduleform'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Name' }] }

it('shows the form of a module that is a function', async () => {
  render(createElement(ModuleForm, { baseUrl: 'https://module.test', fetch: async () => Response.json({ schema }), onSubmit: jest.fn() }))
  expect(await screen.findByLabelText('Name')).toBeDefined()
})
