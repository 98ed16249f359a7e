import type { Choice, Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'
import { failures } from './failures.ts'
import { faultyFields } from './faultyFields.ts'

const failureChoices: readonly Choice[] = [...failures].map(([id, { label }]) => textChoice(id, label))

/** The form that selects faults: one field for each endpoint, one text whose value must be kept, two lists of options. */
export const troubleForm: readonly Field[] = [
  {
    id: 'note',
    type: 'string',
    label: 'Note',
    description: 'Type something: nothing below may lose it.',
    ui_options: { ui_widget: 'textarea' },
  },
  {
    id: 'next_schema',
    type: 'string',
    label: 'What /schema answers next',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [
        ...failureChoices,
        textChoice('slow', 'The schema, after 6 s'),
        textChoice('no-fields', 'A schema without fields'),
        ...[...faultyFields].map(([id, { label }]) => textChoice(id, label)),
      ],
    },
    on_action: { load_schema: true },
  },
  {
    id: 'next_content',
    type: 'string',
    label: 'What /content answers next',
    ui_options: { ui_widget: 'SelectWidget' },
    choices: {
      values: [
        textChoice('fine', 'Three options'),
        textChoice('ten-thousand', '10,000 options'),
        textChoice('none', 'No options'),
        textChoice('slow', 'Options, after 6 s'),
        textChoice('record-error', 'An error for one list, options for the other'),
        textChoice('left-out', 'Only the other list'),
        ...failureChoices,
      ],
    },
    on_action: { load_schema: true },
  },
  select('troubled', 'Failing list', 'troubled_options'),
  select('steady', 'Other list', 'steady_options'),
]

function select(id: string, label: string, contentObject: string): Field {
  return {
    id,
    type: 'object',
    label,
    ui_options: { ui_widget: 'SelectWidget' },
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: contentObject, content_object_depends_on_fields: [{ id: 'next_content' }] }] },
  }
}
