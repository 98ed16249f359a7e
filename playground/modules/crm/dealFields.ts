import type { Field } from 'moduleform/core'

export const dealFields: readonly Field[] = [
  { id: 'name', type: 'string', label: 'Name', validation: { required: true, max_length: 120 } },
  {
    id: 'amount',
    type: 'number',
    label: 'Amount',
    validation: { required: true, minimum: 0 },
    ui_options: { ui_layout: { type: 'horizontal', elements: ['amount', 'closes_on'] } },
  },
  { id: 'closes_on', type: 'string', label: 'Closes on', format: 'date' },
  {
    id: 'pipeline',
    type: 'object',
    label: 'Pipeline',
    validation: { required: true },
    ui_options: { ui_widget: 'SelectWidget' },
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: 'pipelines' }] },
  },
  {
    id: 'discount',
    type: 'number',
    label: 'Discount in percent',
    validation: { minimum: 0, maximum: 100 },
    rules: [
      {
        if: { and: [{ id: 'discount', operator: 'greater_than', value: 20 }] },
        then: {
          fields: [
            {
              id: 'discount_reason',
              apply_as: 'merge',
              validation: { required: true, min_length: 10 },
              ui_options: { ui_widget: 'textarea' },
            },
          ],
        },
      },
    ],
  },
  {
    id: 'discount_reason',
    type: 'string',
    label: 'Reason for the discount',
    description: 'Asked for above 20 percent.',
    ui_options: { ui_widget: 'hidden' },
  },
]
