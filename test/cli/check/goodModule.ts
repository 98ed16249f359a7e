import { createModule, defineSchema } from 'moduleform/module'

export type Handler = (request: Request) => Promise<Response>

/** The page that the good module allows. */
export const page = 'https://app.example.com'

const choice = (id: string, label: string) => ({ value: { id, label }, label })

const form = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
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
      content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'country' }] }] },
    },
    { id: 'note', type: 'string', label: 'Note' },
    { id: 'copies', type: 'integer', label: 'Copies', default: 1, validation: { minimum: 1 } },
  ],
})

const states: ReadonlyMap<string, readonly string[]> = new Map([
  ['CA', ['Ontario', 'Quebec']],
  ['MX', ['Jalisco', 'Oaxaca']],
])

/** A small correct module, to which tests add one fault at a time. */
export const { fetch: goodModule } = createModule({
  form,
  schema: ({ formData }) => {
    const taxId = { id: 'tax_id', type: 'string', label: 'Tax number' }
    return formData.country?.id === 'MX' ? { ...form, fields: [...form.fields, taxId] } : form
  },
  content: {
    countries: () => [choice('CA', 'Canada'), choice('MX', 'Mexico')],
    states: ({ formData }) => (states.get(String(formData.country?.id)) ?? []).map((name) => choice(name.toLowerCase(), name)),
  },
  cors: page,
})
