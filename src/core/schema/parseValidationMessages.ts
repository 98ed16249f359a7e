import { type KeyTable, readObject } from './readObject.ts'
import { readAsObject, readText } from './readers.ts'

interface Messages {
  readonly required?: string
  readonly pattern?: string
  readonly type?: string
  readonly min_length?: string
  readonly max_length?: string
  readonly minimum?: string
  readonly maximum?: string
  readonly min_items?: string
  readonly max_items?: string
  readonly format?: string
  readonly choices?: string
}

const extension = { read: readText, extension: true }

const table: KeyTable<Messages> = {
  rows: {
    required: { read: readText },
    pattern: { read: readText },
    type: extension,
    min_length: extension,
    max_length: extension,
    minimum: extension,
    maximum: extension,
    min_items: extension,
    max_items: extension,
    format: extension,
    choices: extension,
  },
  wrongNames: new Map([
    ['min', 'minimum'],
    ['max', 'maximum'],
    ['regex', 'pattern'],
  ]),
}

/** Messages by name of the rule that failed. Specification 2.3 and 7; the rules besides `required` and `pattern` by decisions §1. */
export const parseValidationMessages = readAsObject<Readonly<Record<string, string>>>((raw, place) => {
  const read: Readonly<Record<string, unknown>> = readObject(raw, place, table)
  // Unknown keys are kept, but a message is a text: what is none could be shown to nobody.
  return Object.fromEntries(Object.entries(read).flatMap(([key, message]) => (typeof message === 'string' ? [[key, message]] : [])))
})
