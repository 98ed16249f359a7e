import type { Check } from '../../check.ts'
import { choiceHint } from '../../words/choiceHint.ts'

/** A list of choices does not deviate throughout. Decisions §1. */
export const more: Check<'choices/more'> = {
  code: 'choices/more',
  level: 'warning',
  foundBy: 'parser',
  section: 'Decisions §1',
  summary: 'A list of choices does not deviate throughout.',
  say: ({ count }) => ({
    message: `${count.toLocaleString('en')} more deviations in this list are not named one by one.`,
    hint: choiceHint,
  }),
}
