import type { Definition, Validation } from './model.ts'
import { type KeyTable, readBoolean, readByTable, readCount, readNumber, readText, readObject, readAsObject } from './readers.ts'
import type { JsonObject } from './json.ts'

const table: KeyTable<Validation> = {
  kind: 'validation',
  keys: {
    required: readBoolean,
    min_length: readCount,
    max_length: readCount,
    minimum: readNumber,
    maximum: readNumber,
    pattern: readText,
    min_items: readCount,
    max_items: readCount,
  },
}

/** The validation of a field. Specification 2.6; `min_items` and `max_items` by decisions §1. */
export const parseValidation = readByTable(table)

/** The rules that can fail. Specification 2.3 has `required` and `pattern`; the others by decisions §1. */
const ruleKeys = {
  required: readText,
  pattern: readText,
  type: readText,
  min_length: readText,
  max_length: readText,
  minimum: readText,
  maximum: readText,
  min_items: readText,
  max_items: readText,
  format: readText,
  choices: readText,
}

/** Messages by name of the rule that failed. Specification 2.3 and 7. */
export const parseValidationMessages = readAsObject<Definition['validation_messages']>((raw, place) => {
  const read: JsonObject = readObject(raw, place, { kind: 'validationMessages', keys: ruleKeys })
  // Unknown keys are kept, but a message has to be a text; in a change, `null` removes it.
  const messages = Object.entries(read).filter(([, message]) => typeof message === 'string' || (place.partial && message === null))
  return Object.fromEntries(messages) as Definition['validation_messages'] // `as`: of what remains
})
