import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownKeys } from '../../find/unknownKeys.ts'

/** Keys are those of the specification. Decisions §1. */
export const unknownKey: Check<'key/unknown'> = {
  code: 'key/unknown',
  level: 'info',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'Keys are those of the specification.',
  say: ({ key }) =>
    key === '<<'
      ? { message: 'the merge key "<<" is not followed, so that what it should bring is missing.', hint: 'Write out what it refers to.' }
      : { message: `the key ${quote(key)} is unknown here; it is kept and ignored.`, hint: 'Remove it, unless other software needs it.' },
  find: (subject) =>
    findUnknownKeys(subject).flatMap(({ key, right, pointer }) => (right === undefined ? [{ pointer, args: { key } }] : [])),
}
