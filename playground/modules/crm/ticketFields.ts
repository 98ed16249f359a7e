import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

export const ticketFields: readonly Field[] = [
  { id: 'subject', type: 'string', label: 'Subject', validation: { required: true, max_length: 150 } },
  {
    id: 'description',
    type: 'string',
    label: 'Description',
    validation: { required: true, min_length: 20 },
    ui_options: { ui_widget: 'textarea' },
  },
  {
    id: 'priority',
    type: 'string',
    label: 'Priority',
    default: 'normal',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [textChoice('low', 'Low'), textChoice('normal', 'Normal'), textChoice('high', 'High'), textChoice('urgent', 'Urgent')],
    },
    rules: [
      {
        if: { and: [{ id: 'priority', operator: 'is_in', value: ['high', 'urgent'] }] },
        then: { fields: [{ id: 'respond_by', apply_as: 'merge', validation: { required: true }, ui_options: { ui_widget: null } }] },
      },
    ],
  },
  {
    id: 'respond_by',
    type: 'string',
    label: 'Respond by',
    format: 'date-time',
    description: 'Asked for where the priority is high or urgent.',
    ui_options: { ui_widget: 'hidden' },
  },
]
