import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

export const companyFields: readonly Field[] = [
  { id: 'name', type: 'string', label: 'Name', validation: { required: true, max_length: 120 } },
  { id: 'website', type: 'string', label: 'Website', format: 'uri', description: 'With https:// in front.' },
  {
    id: 'industry',
    type: 'string',
    label: 'Industry',
    ui_options: { ui_widget: 'SelectWidget', ui_layout: { type: 'horizontal', elements: ['industry', 'employees'] } },
    choices: {
      values: [
        textChoice('agriculture', 'Agriculture'),
        textChoice('construction', 'Construction'),
        textChoice('education', 'Education'),
        textChoice('finance', 'Finance and insurance'),
        textChoice('health', 'Health care'),
        textChoice('manufacturing', 'Manufacturing'),
        textChoice('public', 'Public sector'),
        textChoice('retail', 'Retail'),
        textChoice('software', 'Software'),
        textChoice('transport', 'Transport'),
      ],
    },
  },
  { id: 'employees', type: 'integer', label: 'Employees', validation: { minimum: 1 } },
  {
    id: 'owner',
    type: 'object',
    label: 'Owner',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: 'owners' }] },
  },
]
