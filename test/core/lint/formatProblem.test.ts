import type { Problem } from 'moduleform/core'
import { formatProblem } from 'moduleform/lint'
import { expect, test } from 'vitest'

test.each<[string, Problem, string, string]>([
  [
    'a near miss to rename',
    {
      code: 'key/near-miss',
      level: 'warning',
      pointer: '/fields/0/validaton',
      args: { key: 'validaton', right: 'validation', ofField: false },
    },
    'At /fields/0/validaton: the key "validaton" is unknown here and ignored; "validation" was probably meant.',
    'Rename it to "validation".',
  ],
  [
    'a near miss to move down',
    {
      code: 'key/near-miss',
      level: 'warning',
      pointer: '/fields/0/required',
      args: { key: 'required', right: 'validation.required', ofField: false },
    },
    'At /fields/0/required: the key "required" is unknown here and ignored; "validation.required" was probably meant.',
    'Move "required" to "validation.required".',
  ],
  [
    'a near miss to move up',
    {
      code: 'key/near-miss',
      level: 'warning',
      pointer: '/fields/0/validation/format',
      args: { key: 'format', right: 'format', ofField: true },
    },
    'At /fields/0/validation/format: the key "format" is unknown here and ignored; "format" of the field was probably meant.',
    'Move it up to the field, as "format".',
  ],
  [
    'a problem of the root',
    { code: 'schema/no-fields', level: 'error', pointer: '', args: { got: 'a text' } },
    'At the root: a schema with a list "fields" was expected, but a text came. The form is empty.',
    'A schema is an object with "metadata" and a list "fields".',
  ],
  [
    'a widget with one that was probably meant',
    { code: 'field/unknown-widget', level: 'warning', pointer: '/w', args: { widget: 'dropdown' } },
    'At /w: there is no widget "dropdown"; the field gets the default one of its type.',
    'Did you mean "SelectWidget"?',
  ],
  [
    'an operator without one that is near',
    { code: 'rules/unknown-operator', level: 'error', pointer: '/o', args: { operator: 'contains' } },
    'At /o: there is no operator "contains"; the comparison never holds.',
    'Use one of "equal", "not_equal", "is_in", "is_not_in", "is_empty", "is_not_empty", "greater_than" or "less_than".',
  ],
  [
    'many ids',
    { code: 'order/missing-ids', level: 'info', pointer: '/u', args: { ids: Array.from({ length: 12 }, (_, index) => `f${index}`) } },
    'At /u: "ui_order" does not name "f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9" and 2 more; what it lacks follows in the order of the schema.',
    'Add the ids where the fields should stand.',
  ],
  [
    'a long value',
    { code: 'default/not-in-choices', level: 'warning', pointer: '/d', args: { value: { text: 'x'.repeat(200) } } },
    `At /d: the default "{"text":"${'x'.repeat(70)}…" is none of the choices.`,
    'Use the "value" of one of the choices, or add this one to them.',
  ],
  [
    'a number that cannot be held, of a choice or of a limit',
    { code: 'schema/inexact-number', level: 'error', pointer: '/m', args: { text: '12345678901234567890' } },
    'At /m: the number 12345678901234567890 cannot be held exactly and is left out; a choice that holds it cannot be chosen.',
    'As the value of a choice send it as a text, in quotation marks; anywhere else use a number of at most 15 digits.',
  ],
  [
    'what is wrong in an answer of /content, and that it is there',
    { code: 'content/record-without-name', level: 'error', pointer: '/content_objects/1', args: {} },
    'In the answer of /content, at /content_objects/1: the record names no content object; it is left out.',
    'Add "content_object_name".',
  ],
])('formatProblem says %s', (_name, problem, message, hint) => {
  expect(formatProblem(problem)).toEqual({ message, hint })
})
