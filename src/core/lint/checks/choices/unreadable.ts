import type { Check } from '../../check.ts'
import { choiceHint } from '../../words/choiceHint.ts'

/** A choice has a value and a label. Specification 2.9. */
export const unreadable: Check<'choices/unreadable'> = {
  code: 'choices/unreadable',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.9',
  summary: 'A choice has a value and a label.',
  say: ({ got }) => ({ message: `a choice was expected, but ${got} came; it is left out.`, hint: choiceHint }),
}
