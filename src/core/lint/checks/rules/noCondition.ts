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
    message: `a condition was expected as "if", but ${got} came; the rule is left out.`,
    hint: conditionHint,
  }),
}
