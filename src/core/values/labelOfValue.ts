import { isJsonObject, ownValue } from '../schema/json.ts'
import type { Choice } from '../schema/wire.ts'
import { choiceId } from './choiceId.ts'
import { findChoice } from './findChoice.ts'

/**
 * What a stored value is called: a chosen object keeps its own label, else the label of its choice counts, else the value as text;
 * several values are joined by commas. Nothing stored is `''`. Decisions §2.
 */
export const labelOfValue = (value: unknown, choices: readonly Choice[] = []): string => {
  const label = isJsonObject(value) ? ownValue(value, 'label') : undefined
  if (typeof label === 'string' && label !== '') return label
  const choice = findChoice(choices, value)
  if (choice) return choice.label
  if (Array.isArray(value)) return value.map((item) => labelOfValue(item, choices)).join(', ')
  return textOf(value)
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const id = choiceId(value)
  return id === undefined ? JSON.stringify(value) : String(id)
}
