import { wanted } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'
import { conditionHint } from '../../words/conditionHint.ts'

/** A rule has a condition. Specification 2.10. */
export const noCondition: Check<'rules/no-condition'> = {
  code: 'rules/no-condition',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'A rule has a condition.',
  say: ({ got }) => ({
    message: `${got === 'an object' ? 'the condition has neither "and" nor "or"' : wanted('the condition "if"', got)}; the rule is left out.`,
    hint: conditionHint,
  }),
}
