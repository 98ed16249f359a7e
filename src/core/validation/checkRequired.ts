import { defaultOf } from '../values/defaultOf.ts'
import { isEmpty } from '../values/isEmpty.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject } from './subject.ts'

/**
 * A required field is not empty. A boolean without a default is checked, one with a default may be either; a list has a row that is
 * not empty. Decisions §8.
 */
export const checkRequired = ({ node, value }: Subject): RuleArgs['required'] | undefined => {
  const { definition, control } = node
  if (definition.validation?.required !== true) return undefined
  const mustBeChecked = definition.type === 'boolean' && defaultOf(definition) === undefined
  return isMissing(value) || (mustBeChecked && value === false) ? { control } : undefined
}

const isMissing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.every(isEmpty))
