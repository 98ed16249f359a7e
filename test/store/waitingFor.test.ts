import { expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const country = {
  id: 'country',
  type: 'string',
  label: 'Country',
  choices: { values: [{ value: 'CA', label: 'Canada' }] },
  on_action: { load_schema: true },
}
const state = { id: 'state', type: 'string', label: 'State', choices: { values: [{ value: 'ON', label: 'Ontario' }] } }
const city = {
  id: 'city',
  type: 'string',
  label: 'City',
  content: { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'state' }] }] },
}

it('draws a field anew that waits for one whose label a reload changes', async () => {
  const form = createTestForm({ schema: [country, state, city] })
  const before = form.at(['city'])
  expect(before.options).toMatchObject({ status: 'waiting', waitingFor: '/state' })
  form.choose(['country'], 'CA')
  await form.settle()
  expect(form.at(['city'])).toBe(before)
  await form.answer(0, schemaOf([country, { ...state, label: 'Province' }, city]))
  expect(form.at(['city'])).not.toBe(before)
})
