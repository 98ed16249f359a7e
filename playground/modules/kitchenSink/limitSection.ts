import type { Field } from 'moduleform/core'

/** Numbers, whole numbers and a checkbox, each with a default. Specification 2.4 and 2.6. */
export const limitSection: Field = {
  id: 'limits',
  type: 'object',
  label: 'Limits',
  ui_options: { ui_layout: { type: 'horizontal', elements: ['sample_rate', 'batch_size'] } },
  fields: [
    { id: 'sample_rate', type: 'number', label: 'Sample rate', default: 0.5, validation: { required: true, minimum: 0, maximum: 1 } },
    { id: 'batch_size', type: 'integer', label: 'Records in a batch', default: 200, validation: { minimum: 1, maximum: 5000 } },
    {
      id: 'stop_on_error',
      type: 'boolean',
      label: 'Stop at the first error',
      description: 'Off: the rest of the batch is still delivered.',
      default: true,
      ui_options: { ui_widget: 'checkbox' },
    },
  ],
}
