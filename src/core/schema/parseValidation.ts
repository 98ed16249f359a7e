import type { Validation } from './model.ts'
import { readObject, type KeyTable } from './readObject.ts'
import { readAsObject, readBoolean, readCount, readNumber, readText } from './readers.ts'

const table: KeyTable<Validation> = {
  rows: {
    required: { read: readBoolean },
    min_length: { read: readCount },
    max_length: { read: readCount },
    minimum: { read: readNumber },
    maximum: { read: readNumber },
    pattern: { read: readText },
    min_items: { read: readCount, extension: true },
    max_items: { read: readCount, extension: true },
  },
  wrongNames: new Map([
    ['min', 'minimum'],
    ['max', 'maximum'],
    ['minvalue', 'minimum'],
    ['maxvalue', 'maximum'],
    ['gte', 'minimum'],
    ['lte', 'maximum'],
    ['minlen', 'min_length'],
    ['maxlen', 'max_length'],
    ['mincount', 'min_items'],
    ['maxcount', 'max_items'],
    ['regex', 'pattern'],
    ['regexp', 'pattern'],
    ['mandatory', 'required'],
    ['type', '^type'],
    ['format', '^format'],
    ['enum', '^choices'],
    ['choices', '^choices'],
    ['default', '^default'],
    ['message', '^validation_messages'],
    ['messages', '^validation_messages'],
    ['errormessage', '^validation_messages'],
    ['validationmessages', '^validation_messages'],
  ]),
}

/** The validation of a field. Specification 2.6; `min_items` and `max_items` by decisions §1. */
export const parseValidation = readAsObject<Validation>((raw, place) => readObject(raw, place, table))
