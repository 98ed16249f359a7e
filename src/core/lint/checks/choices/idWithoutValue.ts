import type { Check } from '../../check.ts'
import { choiceHint } from '../../words/choiceHint.ts'
import { quote } from '../../words/quote.ts'

/** A choice has a value beside its id. Decisions §1, aliases. */
export const idWithoutValue: Check<'choices/id-without-value'> = {
  code: 'choices/id-without-value',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Decisions §1, aliases',
  summary: 'A choice has a value beside its id.',
  say: ({ id }) => ({ message: `the choice has no "value"; it is made of its id ${quote(id)}.`, hint: choiceHint }),
}
