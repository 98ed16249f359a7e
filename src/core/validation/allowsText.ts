import type { FieldNode } from '../plan/plan.ts'
import { isJsonObject } from '../schema/json.ts'
import { choiceId } from '../values/choiceId.ts'
import type { MatchPattern } from './matchPattern.ts'

/**
 * Whether a value may have been typed into a select: its text matches the pattern of the options. `'pending'` where that is being
 * decided. Decisions §2.
 *
 * @example allowsText(node, 'anything', matchPattern) // true where `validation.pattern` is ".*"
 */
export const allowsText = ({ optionSource, definition }: FieldNode, value: unknown, matchPattern: MatchPattern): boolean | 'pending' => {
  const pattern = (optionSource ?? definition).validation?.pattern
  const text = typedText(value)
  return pattern !== undefined && text !== undefined && matchPattern(pattern, text)
}

/** The text a value may have been typed as: an object field keeps it as id and label. */
const typedText = (item: unknown): string | undefined => {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  const id = choiceId(item)
  return isJsonObject(item) && typeof id === 'string' && item['label'] === id ? id : undefined
}
