import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { ar } from 'moduleform/locales/ar'
import { ja } from 'moduleform/locales/ja'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

const languages = [
  ['Arabic', ar, '،'],
  ['Japanese', ja, '、'],
] as const

it.each(languages)('facts about a list stand beside each other as %s has them', async (_, locale, comma) => {
  const choices = { values: ['a', 'b'].map((value) => ({ value, label: value })) }
  const many = { id: 'many', type: 'array', label: 'Many', items: { type: 'string' }, choices }
  render(<ModuleForm locale={locale} schema={schemaOf([many])} initialValues={{ many: ['a'] }} />)
  await userEvent.click(screen.getByRole('combobox'))
  await waitFor(() => expect(document.querySelector('.mf-select-count')?.textContent).toContain(comma))
  expect(document.querySelector('.mf-select-count')?.textContent).not.toContain(',')
})

it.each(languages)('what a connection is stands beside its name as %s has it, also where it can only be read', async (_, locale, comma) => {
  const connection = { id: '1', label: 'CRM', app_type: 'crm_a', connection_management_type: 'managed' }
  const schema = schemaOf([{ id: 'from', type: 'connection', label: 'From' }])
  const form = { locale, schema, connections: [connection], initialValues: { from: connection } }
  const { rerender } = render(<ModuleForm {...form} />)
  const facts = `crm_a${comma}`
  expect(document.querySelector('.mf-select-detail')?.textContent.replace(' ', '')).toContain(facts)
  rerender(<ModuleForm {...form} readOnly />)
  expect(document.querySelector('.mf-read-detail')?.textContent.replace(' ', '')).toContain(facts)
})
