import { createModule, defineSchema, HttpError } from 'moduleform/module'
import { listCountries, listStates } from './geography.ts'

const form = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    {
      id: 'kind',
      type: 'string',
      label: 'Kind of address',
      choices: {
        values: [
          { value: 'private', label: 'Private' },
          { value: 'business', label: 'Business' },
        ],
      },
      on_action: { load_schema: true },
    },
    {
      id: 'country',
      type: 'object',
      label: 'Country',
      choices: { values: [] },
      content: { type: ['managed'], content_objects: [{ id: 'countries' }] },
      on_action: { load_schema: true },
    },
    {
      id: 'state',
      type: 'object',
      label: 'State',
      choices: { values: [] },
      content: {
        type: ['managed'],
        content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'country' }] }],
      },
    },
  ],
})

export const module = createModule({
  form,
  schema: ({ formData }) =>
    // 'private' | 'business' | null | undefined
    formData.kind === 'business' ? { ...form, fields: [...form.fields, { id: 'company', type: 'string', label: 'Company' }] } : form,
  content: {
    countries: async ({ signal }) =>
      (await listCountries(signal)).map(({ code, name }) => ({ value: { id: code, label: name }, label: name })),
    states: async ({ formData, request, signal }) => {
      // Nothing is chosen yet: that is no failure.
      if (!formData.country) return []
      if (request.headers.get('authorization') === null) throw new HttpError(401, 'Sign in to see the states.')
      const states = await listStates(String(formData.country.id), signal)
      return states.map((name) => ({ value: { id: name.toLowerCase(), label: name }, label: name }))
    },
  },
  cors: 'https://app.example.com',
})
