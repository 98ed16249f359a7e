import type { Check } from '../../check.ts'

/** A condition has one combinator. Specification 2.10, decisions §3. */
export const bothCombinators: Check<'rules/both-combinators'> = {
  code: 'rules/both-combinators',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'A condition has one combinator.',
  say: () => ({
    message: 'the condition has both "and" and "or"; both must hold.',
    hint: 'Use one of the two, and a second condition inside it for the other.',
  }),
}
