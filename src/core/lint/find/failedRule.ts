import type { FieldNode } from '../../plan/plan.ts'
import type { RuleName } from '../../validation/ruleArgs.ts'
import { validators } from '../../validation/validators.ts'
import { isEmpty } from '../../values/isEmpty.ts'
import type { Subject } from '../subject.ts'

/** Rules of a field that its own default can break; type and choices are judged by themselves. */
const rules: readonly RuleName[] = ['min_length', 'max_length', 'minimum', 'maximum', 'min_items', 'max_items', 'pattern', 'format']

/** The rule that the default of a field breaks: the form would open with an error. Specification 2.6 and 2.7. */
export const findFailedRule = ({ patterns }: Subject, node: FieldNode): RuleName | undefined => {
  const { default: value } = node.definition
  if (value === undefined || isEmpty(value)) return undefined
  const subject = { node, value, matchPattern: patterns?.match ?? (() => 'unchecked' as const) }
  // An answer that is a word says that the pattern cannot be run.
  return rules.find((rule) => typeof validators[rule](subject) === 'object')
}
