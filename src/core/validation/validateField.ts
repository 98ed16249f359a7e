import type { FieldNode } from '../plan/plan.ts'
import { ownValue } from '../schema/json.ts'
import type { MatchPattern, Undecided } from './matchPattern.ts'
import { messages as defaultMessages, type ValidationMessages } from './messages.ts'
import { maskRuleArgs, type RuleArgs, type RuleName, ruleNames } from './ruleArgs.ts'
import { type FieldInput, type Subject, validators } from './validators.ts'

/** The first rule that a field violates, and its message. */
export interface FieldIssue {
  readonly rule: RuleName
  readonly message: string
}

export interface ValidationOptions {
  readonly matchPattern: MatchPattern
  readonly messages?: ValidationMessages | undefined
}

/**
 * Validates one field by its own rules: type, required, length or range, pattern, format, choices; the first failure counts. Fields inside
 * groups and rows are not validated. `'pending'` if `matchPattern` has no answer yet; `'unchecked'` if the pattern cannot be run and all
 * other rules hold. Messages come from the field's `validation_messages`, then from `messages`, then the default English, and never contain
 * the value of a password field. Headings and fields of unknown type are always valid. Specification 2.6 and 2.7, decisions §8.
 *
 * @example validateField(node, { value: 'ab' }, { matchPattern }) // { rule: 'min_length', message: 'Use at least 3 characters (now 2).' }
 */
export const validateField = (node: FieldNode, input: FieldInput, options: ValidationOptions): FieldIssue | Undecided | undefined => {
  if (node.shape === 'nothing' || node.control === 'unsupported') return undefined
  const subject: Subject = { ...input, node, matchPattern: options.matchPattern }
  let isUnchecked = false
  for (const rule of ruleNames) {
    const found = checkRule(rule, subject, options.messages ?? {})
    if (found === 'unchecked') isUnchecked = true
    else if (found) return found
  }
  return isUnchecked ? 'unchecked' : undefined
}

const checkRule = <Rule extends RuleName>(rule: Rule, subject: Subject, own: ValidationMessages): FieldIssue | Undecided | undefined => {
  const args = validators[rule](subject)
  if (args === undefined || typeof args === 'string') return args
  return { rule, message: messageOf(rule, subject.node.secret ? maskRuleArgs(rule, args) : args, subject, own) }
}

const messageOf = <Rule extends RuleName>(rule: Rule, args: RuleArgs[Rule], { node }: Subject, own: ValidationMessages): string => {
  const ofModule = ownValue(node.definition.validation_messages ?? {}, rule)
  if (ofModule) return ofModule
  const ofHost: string | ((args: RuleArgs[Rule]) => string) | undefined = own[rule]
  if (typeof ofHost === 'function') return ofHost(args)
  return ofHost ?? defaultMessages[rule](args)
}
