import type { FieldNode } from '../../plan/plan.ts'
import type { RuleName } from '../../validation/ruleArgs.ts'
import { validators } from '../../validation/validators.ts'
import { isEmpty } from '../../values/isEmpty.ts'
import type { Subject } from '../subject.ts'

/** Rules of a field that a value in its own schema can violate; type and choices have checks of their own. */
const rules: readonly RuleName[] = ['min_length', 'max_length', 'minimum', 'maximum', 'min_items', 'max_items', 'pattern', 'format']

/** The rule of a field that a value violates. Specification 2.6 and 2.7. */
export const findFailedRule = ({ patterns }: Subject, node: FieldNode, value: unknown): RuleName | undefined => {
  if (value === undefined || isEmpty(value)) return undefined
  const subject = { node, value, matchPattern: patterns?.match ?? (() => 'unchecked' as const) }
  // A string means that the pattern cannot be run.
  return rules.find((rule) => typeof validators[rule](subject) === 'object')
}
