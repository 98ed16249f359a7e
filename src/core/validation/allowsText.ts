import type { FieldNode } from '../plan/plan.ts'
import { isPatternTooLong } from '../schema/compilePattern.ts'
import { isJsonObject } from '../schema/json.ts'
import { choiceId } from '../values/choiceId.ts'
import type { MatchPattern, Undecided } from './matchPattern.ts'

/**
 * Whether a value may have been typed into a select: its text matches the pattern of the options. `'pending'` where that is being
 * decided, `'unchecked'` where it cannot be. Decisions §2.
 *
 * @example allowsText(node, 'anything', matchPattern) // true where `validation.pattern` is ".*"
 */
export const allowsText = ({ optionSource, definition }: FieldNode, value: unknown, matchPattern: MatchPattern): boolean | Undecided => {
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
