import type { Check } from '../../check.ts'
import { choiceHint } from '../../words/choiceHint.ts'
import { quote } from '../../words/quote.ts'

/** A choice is an object and no bare value. Decisions §1, aliases. */
export const scalar: Check<'choices/scalar'> = {
  code: 'choices/scalar',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Decisions §1, aliases',
  summary: 'A choice is an object and no bare value.',
  say: ({ value }) => ({ message: `the choice ${quote(value)} is read as its value and its label.`, hint: choiceHint }),
}
