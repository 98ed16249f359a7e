import { findChoice, choiceId } from '../values/choices.ts'
import { isEmpty } from '../values/isEmpty.ts'
import type { Undecided, MatchPattern } from './matchPattern.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject, FieldInput } from './subject.ts'
import type { FieldNode } from '../plan/plan.ts'
import { isPatternTooLong } from '../schema/compilePattern.ts'
import { isJsonObject } from '../schema/json.ts'
import type { ControlName } from '../schema/fieldTypes.ts'

/**
 * What a select holds is among its choices, where these are known to be all. Text typed into it is allowed where the pattern of the
 * options matches it. Decisions §2 and §6.
 */
export const checkChoices = ({ node, value, choices, matchPattern }: Subject): RuleArgs['choices'] | Undecided | undefined => {
  if (!choices?.complete || !isSelect(node.control)) return undefined
  const chosen: readonly unknown[] = node.control === 'MultiSelect' && Array.isArray(value) ? value : [value]
  let undecided: Undecided | undefined
  for (const item of chosen) {
    if (isEmpty(item) || findChoice(choices.values, item)) continue
    const allowed = allowsText(node, item, matchPattern)
    if (allowed === false) return { value: item }
    // What will be known has to be waited for.
    if (allowed !== true && undecided !== 'pending') undecided = allowed
  }
  return undecided
}

/**
 * Whether a value may have been typed into a select: its text matches the pattern of the options. `'pending'` where that is being
 * decided, `'unchecked'` where it cannot be. Decisions §2.
 *
 * @example allowsText(node, 'anything', matchPattern) // true where `validation.pattern` is ".*"
 */
const allowsText = ({ optionSource, definition }: FieldNode, value: unknown, matchPattern: MatchPattern): boolean | Undecided => {
  const pattern = (optionSource ?? definition).validation?.pattern
  const text = typedText(value)
  if (pattern === undefined || text === undefined) return false
  return isPatternTooLong(pattern) ? 'unchecked' : matchPattern(pattern, text)
}

/** The text a value may have been typed as: an object field keeps it as id and label. */
const typedText = (item: unknown): string | undefined => {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  const id = choiceId(item)
  return isJsonObject(item) && typeof id === 'string' && item['label'] === id ? id : undefined
}

/** Whether a control offers choices and takes nothing else; an input with options takes any text. */
export const isSelect = (control: ControlName): boolean => control === 'SelectWidget' || control === 'MultiSelect'

/**
 * The choices a field brings itself, as far as validation may rely on them: all there are, unless content is loaded in their place or
 * the list is empty, which marks one that is loaded. Specification 2.9, decisions §6.
 */
export const staticChoices = ({ optionSource }: FieldNode): FieldInput['choices'] => {
  const values = optionSource?.choices?.values
  return values && values.length > 0 ? { values, complete: !optionSource?.content } : undefined
}
