import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A layout is "horizontal". Specification 2.5. */
export const unknownType: Check<'layout/unknown-type'> = {
  code: 'layout/unknown-type',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.5',
  summary: 'A layout is "horizontal".',
  say: ({ type }) => ({
    message: `there is no layout ${quote(type)}; it is ignored.`,
    hint: 'Use "horizontal", which puts fields beside each other.',
  }),
}
