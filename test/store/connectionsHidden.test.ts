import { expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const on = { id: 'on', type: 'boolean' }

it.each(['account', 'g'])('a connection that is not in the list is no warning while a rule hides %s', async (hidden) => {
  const account = { id: 'account', type: 'connection', allowed_app_types: ['crm'], allowed_connection_management_types: ['managed'] }
  const group = { id: 'g', type: 'object', fields: [account] }
  const rules = [
    {
      if: { and: [{ id: 'on', operator: 'equal', value: true }] },
      then: { fields: [{ id: hidden === 'g' ? 'g' : 'g.account', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
    },
  ]
  const one = { id: 'one', label: 'One', app_type: 'crm', connection_management_type: 'managed' }
  const form = createTestForm({
    schema: schemaOf([on, group], { rules }),
    initialValues: { g: { account: { ...one, id: 'gone' } } },
    connections: [one],
  })
  await form.settle()
  await form.submit()
  expect(form.view().warnings).toHaveLength(1)
  form.choose('on', true)
  expect(form.view().warnings).toEqual([])
  form.choose('on', false)
  expect(form.view().warnings).toHaveLength(1)
})
