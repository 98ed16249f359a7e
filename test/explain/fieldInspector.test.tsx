import { act, render, screen } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { expect, it } from 'vitest'
import { FieldInspector } from '../../stories/docs/examples/fieldInspector.tsx'

const hide = {
  if: { and: [{ id: 'kind', operator: 'equal', value: 'x' }] },
  then: { fields: [{ id: 'to', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
}
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'kind', type: 'string', rules: [hide] },
    { id: 'to', type: 'string', default: 'you' },
  ],
}

it('follows a form through the handle of its ref, as the guide shows it', () => {
  let form: ModuleFormHandle | undefined
  render(<ModuleForm ref={(handle) => void (form = handle ?? undefined)} schema={schema} />)
  if (form === undefined) throw new Error('The form gave no handle.')
  render(<FieldInspector form={form} path="/to" />)
  expect(screen.getByText('Shown')).toBeTruthy()
  expect(screen.getByText('Value of: default')).toBeTruthy()
  act(() => form?.setValue('/kind', 'x'))
  expect(screen.getByText('Hidden by /fields/0/rules/0')).toBeTruthy()
})
