import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** An effect applies as "merge" or "fully_replace". Specification 2.10, decisions §3. */
export const unknownApplyAs: Check<'rules/unknown-apply-as'> = {
  code: 'rules/unknown-apply-as',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'An effect applies as "merge" or "fully_replace".',
  say: ({ applyAs }) => ({
    message: `"apply_as" cannot be ${quote(applyAs)}; "merge" is assumed.`,
    hint: 'Use "merge" or "fully_replace".',
  }),
}
