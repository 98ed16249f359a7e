import type { Field } from 'moduleform/core'

/** When a repeated job stops: on a date, or after a number of runs. */
export const endFields: readonly Field[] = [
  {
    id: 'ends_on',
    type: 'string',
    label: 'Ends on',
    format: 'date',
    description: 'Empty: it runs until somebody stops it.',
    ui_options: { ui_widget: 'hidden' },
    rules: [
      {
        if: {
          and: [
            { id: 'frequency', operator: 'is_not_empty' },
            { id: 'frequency', operator: 'not_equal', value: 'once' },
          ],
        },
        then: { fields: [{ id: 'ends_on', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: {
          and: [
            { id: 'frequency', operator: 'is_in', value: ['hourly', 'daily', 'weekly', 'monthly', 'cron'] },
            { id: 'ends_on', operator: 'is_empty' },
          ],
        },
        then: { fields: [{ id: 'maximum_runs', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
      {
        if: { and: [{ id: 'ends_on', operator: 'is_not_empty' }] },
        then: { fields: [{ id: 'remind_before_end', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ],
  },
  {
    id: 'maximum_runs',
    type: 'integer',
    label: 'Or after this many runs',
    validation: { minimum: 1 },
    ui_options: { ui_widget: 'hidden' },
  },
  {
    id: 'remind_before_end',
    type: 'boolean',
    label: 'Remind me a week before it ends',
    default: false,
    ui_options: { ui_widget: 'hidden' },
  },
]
