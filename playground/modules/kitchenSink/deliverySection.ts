import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

/** Groups nested three deep, an array of texts and an array of objects. Specification 2.4. */
export const deliverySection: Field = {
  id: 'delivery',
  type: 'object',
  label: 'Delivery',
  fields: [
    { id: 'address', type: 'string', label: 'Address', format: 'uri', validation: { required: true } },
    {
      id: 'retry',
      type: 'object',
      label: 'Retry',
      fields: [
        { id: 'attempts', type: 'integer', label: 'Attempts', default: 3, validation: { minimum: 1, maximum: 10 } },
        {
          id: 'backoff',
          type: 'object',
          label: 'Pause between attempts',
          ui_options: { ui_layout: { type: 'horizontal', elements: ['first_seconds', 'factor'] } },
          fields: [
            { id: 'first_seconds', type: 'integer', label: 'First, in seconds', default: 5, validation: { minimum: 1 } },
            { id: 'factor', type: 'number', label: 'Multiplier', default: 2, validation: { minimum: 1 } },
          ],
        },
      ],
    },
    { id: 'labels', type: 'array', label: 'Labels', items: { type: 'string', label: 'Label' } },
    {
      id: 'headers',
      type: 'array',
      label: 'HTTP headers',
      items: {
        type: 'object',
        label: 'Header',
        fields: [
          {
            id: 'name',
            type: 'string',
            label: 'Name',
            validation: { required: true, pattern: '^[A-Za-z0-9-]+$' },
            ui_options: { ui_layout: { type: 'horizontal', elements: ['name', 'value'] } },
          },
          { id: 'value', type: 'string', label: 'Value' },
          {
            id: 'sent',
            type: 'string',
            label: 'Sent',
            default: 'always',
            choices: { values: [textChoice('always', 'Always'), textChoice('first', 'With the first attempt')] },
          },
        ],
      },
    },
  ],
}
