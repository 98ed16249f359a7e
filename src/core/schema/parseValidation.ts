import type { Validation } from './model.ts'
import type { KeyTable } from './readObject.ts'
import { readBoolean, readByTable, readCount, readNumber, readText } from './readers.ts'

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
