import type { Check } from '../../check.ts'
import { conditionHint } from '../../words/conditionHint.ts'

/** A condition is a combinator with a list of comparisons. Specification 2.10, decisions §3. */
export const bareCondition: Check<'rules/bare-condition'> = {
  code: 'rules/bare-condition',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'A condition is a combinator with a list of comparisons.',
  say: () => ({ message: 'the condition has no "and" or "or" around it; it is read as "and".', hint: conditionHint }),
}
