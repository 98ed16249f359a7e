import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

/** What happens when a run fails. A short time-out allows fewer retries; the way of notification decides the format of the address. */
export const failureFields: readonly Field[] = [
  {
    id: 'timeout_minutes',
    type: 'number',
    label: 'Time-out in minutes',
    default: 10,
    validation: { required: true, minimum: 0.5, maximum: 120 },
    ui_options: { ui_layout: { type: 'horizontal', elements: ['timeout_minutes', 'retries'] } },
    rules: [
      {
        if: { and: [{ id: 'timeout_minutes', operator: 'less_than', value: 5 }] },
        then: {
          fields: [
            {
              id: 'retries',
              apply_as: 'merge',
              validation: { maximum: 2 },
              description: 'At most 2 with a time-out below 5 minutes.',
            },
          ],
        },
      },
    ],
  },
  {
    id: 'retries',
    type: 'integer',
    label: 'Retries',
    default: 0,
    validation: { minimum: 0, maximum: 10 },
    rules: [
      {
        if: { and: [{ id: 'retries', operator: 'greater_than', value: 0 }] },
        then: { fields: [{ id: 'retry_delay_seconds', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: {
          or: [
            { id: 'frequency', operator: 'equal', value: 'hourly' },
            { id: 'retries', operator: 'greater_than', value: 3 },
          ],
        },
        then: {
          fields: [{ id: 'on_overlap', apply_as: 'merge', validation: { required: true }, ui_options: { ui_widget: 'SelectWidget' } }],
        },
      },
    ],
  },
  {
    id: 'retry_delay_seconds',
    type: 'integer',
    label: 'Seconds between retries',
    default: 60,
    validation: { required: true, minimum: 1, maximum: 3600 },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'on_overlap',
    type: 'string',
    label: 'Where a run is still going when the next is due',
    choices: {
      values: [textChoice('wait', 'Wait for it'), textChoice('skip', 'Leave the next one out'), textChoice('replace', 'End it')],
    },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'tell',
    type: 'string',
    label: 'When a run has failed',
    default: 'nobody',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [textChoice('nobody', 'Do nothing'), textChoice('email', 'Send an e-mail'), textChoice('webhook', 'Call a webhook')],
    },
    rules: [
      {
        if: { and: [{ id: 'tell', operator: 'equal', value: 'email' }] },
        then: {
          fields: [
            {
              id: 'tell_address',
              apply_as: 'merge',
              label: 'E-mail address',
              format: 'email',
              validation: { required: true, pattern: '@example\\.(com|org)$' },
              validation_messages: {
                required: 'Say who is told',
                pattern: 'Only addresses at example.com and example.org can be told',
              },
              ui_options: { ui_widget: null },
            },
          ],
        },
      },
      {
        if: { and: [{ id: 'tell', operator: 'equal', value: 'webhook' }] },
        then: {
          fields: [
            {
              id: 'tell_address',
              apply_as: 'fully_replace',
              type: 'string',
              label: 'Webhook',
              description: 'Receives a POST with the run and its error.',
              format: 'uri',
              validation: { required: true },
            },
          ],
        },
      },
    ],
  },
  { id: 'tell_address', type: 'string', label: 'Address', ui_options: { ui_widget: 'hidden' } },
]
