import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

/**
 * When a job runs. The frequency decides which fields are shown: a date-time, a time of day, weekdays, a day of the month or a cron
 * expression.
 */
export const whenFields: readonly Field[] = [
  {
    id: 'frequency',
    type: 'string',
    label: 'Runs',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [
        textChoice('once', 'Once'),
        textChoice('hourly', 'Every hour'),
        textChoice('daily', 'Every day'),
        textChoice('weekly', 'Every week'),
        textChoice('monthly', 'Every month'),
        textChoice('cron', 'By cron expression'),
      ],
    },
    validation: { required: true },
    rules: [
      {
        if: { and: [{ id: 'frequency', operator: 'equal', value: 'once' }] },
        then: { fields: [{ id: 'run_at', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: { and: [{ id: 'frequency', operator: 'is_in', value: ['daily', 'weekly', 'monthly'] }] },
        then: { fields: [{ id: 'time_of_day', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: { and: [{ id: 'frequency', operator: 'equal', value: 'weekly' }] },
        then: { fields: [{ id: 'weekdays', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: { and: [{ id: 'frequency', operator: 'equal', value: 'monthly' }] },
        then: { fields: [{ id: 'day_of_month', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: { and: [{ id: 'frequency', operator: 'equal', value: 'cron' }] },
        then: { fields: [{ id: 'cron', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: {
          and: [
            { id: 'frequency', operator: 'is_not_empty' },
            { id: 'frequency', operator: 'is_not_in', value: ['once', 'hourly'] },
          ],
        },
        then: { fields: [{ id: 'time_zone', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ],
  },
  {
    id: 'run_at',
    type: 'string',
    label: 'At',
    format: 'date-time',
    validation: { required: true },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'weekdays',
    type: 'array',
    label: 'On',
    items: { type: 'string', label: 'Weekday' },
    choices: {
      values: [
        textChoice('mo', 'Monday'),
        textChoice('tu', 'Tuesday'),
        textChoice('we', 'Wednesday'),
        textChoice('th', 'Thursday'),
        textChoice('fr', 'Friday'),
        textChoice('sa', 'Saturday'),
        textChoice('su', 'Sunday'),
      ],
    },
    validation: { required: true },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'day_of_month',
    type: 'integer',
    label: 'On day',
    validation: { required: true, minimum: 1, maximum: 31 },
    ui_options: { ui_widget: 'hidden' },
    rules: [
      {
        if: { and: [{ id: 'day_of_month', operator: 'greater_than', value: 28 }] },
        then: { fields: [{ id: 'in_short_months', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ],
  },
  {
    id: 'in_short_months',
    type: 'string',
    label: 'In months without that day',
    default: 'last_day',
    choices: { values: [textChoice('last_day', 'Run on the last day'), textChoice('skip', 'Do not run')] },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'time_of_day',
    type: 'string',
    label: 'At',
    description: '24 hours, such as 07:30.',
    validation: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    validation_messages: { required: 'Say at which time it runs', pattern: 'Write hours and minutes, such as 07:30' },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'cron',
    type: 'string',
    label: 'Cron expression',
    description: 'Minute, hour, day of month, month, day of week: 30 7 * * 1-5 runs at 07:30 from Monday to Friday.',
    validation: { required: true, pattern: '^[0-9*,/-]+( [0-9A-Za-z*,/-]+){4}$' },
    validation_messages: { pattern: 'Write five parts with a space between them' },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'time_zone',
    type: 'string',
    label: 'Time zone',
    validation: { required: true },
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: 'time_zones' }] },
    ui_options: { ui_widget: 'hidden' },
  },
]
