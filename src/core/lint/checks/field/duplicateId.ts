import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** Fields beside each other have different ids. Specification 2.3, decisions §1. */
export const duplicateId: Check<'field/duplicate-id'> = {
  code: 'field/duplicate-id',
  level: 'error',
  foundBy: 'parser',
  section: 'Specification 2.3, decisions §1',
  summary: 'Fields beside each other have different ids.',
  say: ({ id }) => ({
    message: `a field ${quote(id)} stands before this one in the same list; this one is left out.`,
    hint: 'Give one of the two another "id".',
  }),
}
