import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SavedStepEditor } from '../../playground/src/module/SavedStepEditor.tsx'

afterEach(cleanup)

const noSecrets = { ids: new Set<string>(), texts: [] }
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'key', type: 'string', label: 'Key', ui_options: { ui_widget: 'password' } },
  ],
}

it.each([
  ['hides', { name: 'Ada', key: 's3cret' }, 'true'],
  ['shows', { name: 'Ada' }, 'false'],
])('%s the values that are taken from the form, depending on whether a password is among them', async (_, initialValues, masked) => {
  const form = createRef<ModuleFormHandle>()
  render(
    <>
      <ModuleForm ref={form} schema={schema} initialValues={initialValues} />
      <SavedStepEditor form={form} secrets={noSecrets} onOpen={() => {}} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Take them from the form' }))
  const values = screen.getByRole('textbox', { name: 'Values' })
  expect(values.getAttribute('data-masked')).toBe(masked)
  expect(values).toHaveProperty('value', JSON.stringify(initialValues, null, 2))
})
