import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

export const contactFields: readonly Field[] = [
  {
    id: 'first_name',
    type: 'string',
    label: 'First name',
    validation: { max_length: 40 },
    ui_options: { ui_layout: { type: 'horizontal', elements: ['first_name', 'last_name'] } },
  },
  { id: 'last_name', type: 'string', label: 'Last name', validation: { required: true, max_length: 80 } },
  {
    id: 'email',
    type: 'string',
    label: 'E-mail',
    format: 'email',
    validation: { required: true },
    validation_messages: { required: 'The CRM finds contacts by their e-mail address: enter one' },
  },
  {
    id: 'phone',
    type: 'string',
    label: 'Phone',
    description: 'With the country code, such as +49 30 901820.',
    validation: { pattern: '^\\+[1-9][0-9 ]{6,18}$' },
    validation_messages: { pattern: 'Start with + and the country code; digits and spaces only' },
  },
  {
    id: 'lifecycle_stage',
    type: 'string',
    label: 'Lifecycle stage',
    default: 'lead',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [
        textChoice('subscriber', 'Subscriber'),
        textChoice('lead', 'Lead'),
        textChoice('opportunity', 'Opportunity'),
        textChoice('customer', 'Customer'),
      ],
    },
  },
  {
    id: 'owner',
    type: 'object',
    label: 'Owner',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: 'owners' }] },
  },
]
