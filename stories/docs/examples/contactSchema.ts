import type { Schema } from 'moduleform/core'

export const contactSchema: Schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'age', type: 'integer', label: 'Age' },
    { id: 'news', type: 'boolean', label: 'Newsletter' },
    {
      id: 'phones',
      type: 'array',
      label: 'Phones',
      items: { type: 'object', label: 'Phone', fields: [{ id: 'number', type: 'string', label: 'Number' }] },
    },
  ],
}
