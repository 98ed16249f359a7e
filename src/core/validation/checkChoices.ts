import { isJsonObject } from '../schema/json.ts'
import { choiceId } from '../values/choiceId.ts'
import { findChoice } from '../values/findChoice.ts'
import { isEmpty } from '../values/isEmpty.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject } from './subject.ts'

/**
 * What a select holds is among its choices, where these are known to be all. Text typed into it is allowed where the pattern of the
 * options matches it. Decisions §2 and §6.
 */
export const checkChoices = (subject: Subject): RuleArgs['choices'] | 'pending' | undefined => {
  const { node, value, choices } = subject
  if (!choices?.complete || (node.control !== 'SelectWidget' && node.control !== 'MultiSelect')) return undefined
  const chosen: readonly unknown[] = node.control === 'MultiSelect' && Array.isArray(value) ? value : [value]
  let isPending = false
  for (const item of chosen) {
    if (isEmpty(item) || findChoice(choices.values, item)) continue
    const allowed = isAllowedText(item, subject)
    if (allowed === false) return { value: item }
    isPending ||= allowed === 'pending'
  }
  return isPending ? 'pending' : undefined
}

const isAllowedText = (item: unknown, { node, matchPattern }: Subject): boolean | 'pending' => {
  const pattern = (node.optionSource ?? node.definition).validation?.pattern
  const text = typedText(item)
  return pattern !== undefined && text !== undefined && matchPattern(pattern, text)
}

/** The text a value may have been typed as: an object field keeps it as id and label. */
const typedText = (item: unknown): string | undefined => {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  const id = choiceId(item)
  return isJsonObject(item) && typeof id === 'string' && item['label'] === id ? id : undefined
}
