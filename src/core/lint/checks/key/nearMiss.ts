import type { Check } from '../../check.ts'
import { hintToRename } from '../../words/hintToRename.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownKeys } from '../../find/unknownKeys.ts'

/** Keys are spelt as the specification has them, and stand where it has them. Decisions §1. */
export const nearMiss: Check<'key/near-miss'> = {
  code: 'key/near-miss',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'Keys are spelt as the specification has them, and stand where it has them.',
  say: ({ key, right, ofField }) => ({
    message: `the key ${quote(key)} is unknown here and ignored; ${quote(right)}${ofField ? ' of the field' : ''} was probably meant.`,
    hint: hintToRename(key, right, ofField),
  }),
  find: (subject) =>
    findUnknownKeys(subject).flatMap(({ key, right, pointer }) =>
      right === undefined ? [] : [{ pointer, args: { key, right: right.replace(/^\^/, ''), ofField: right.startsWith('^') } }],
    ),
}
