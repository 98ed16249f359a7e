import { isJsonObject, isScalar, type JsonObject, kindOf } from './json.ts'
import type { ProblemArgs, ProblemCode } from './problems.ts'
import type { Choice } from './wire.ts'

/** Is told how an entry of a list of choices deviates. */
export type ChoiceObserver = <Code extends Extract<ProblemCode, `choices/${string}`>>(code: Code, args: ProblemArgs[Code]) => undefined

/**
 * Reads one entry: `{ value, label }`, the same without `label`, `{ id, label }`, or a scalar. `undefined`: it holds nothing to choose.
 * Specification 2.9, decisions §1.
 */
export const readChoice = (entry: unknown, type: string | undefined, note: ChoiceObserver): Choice | undefined => {
  if (isScalar(entry)) {
    note('choices/scalar', { value: entry })
    return { value: entry, label: String(entry) }
  }
  if (!isJsonObject(entry)) return note('choices/unreadable', { got: kindOf(entry) })
  if (!hasValue(entry)) return readId(entry, type, note)
  // `as`: label and value have just been seen. The usual entry is not copied: lists may hold 100,000 of them.
  if (typeof entry['label'] === 'string') return entry as Choice
  return { ...entry, value: entry['value'], label: readLabel(entry, entry['value'], note) }
}

/** `value: null` is a choice of its own, unless an `id` says what is meant. */
const hasValue = (entry: JsonObject): boolean => Object.hasOwn(entry, 'value') && (entry['value'] !== null || !isScalar(entry['id']))

/** An entry that names its value `id`. */
const readId = (entry: JsonObject, type: string | undefined, note: ChoiceObserver): Choice | undefined => {
  const { id, value: _null, ...rest } = entry
  if (!isScalar(id)) return note('choices/unreadable', { got: 'an object without "value" and "id"' })
  note('choices/id-without-value', { id: String(id) })
  const label = readLabel(entry, id, note)
  return { ...rest, value: type === 'object' ? { id, label } : id, label }
}

const readLabel = ({ label: sent }: JsonObject, value: unknown, note: ChoiceObserver): string => {
  if (typeof sent === 'string') return sent
  const label = isScalar(sent) ? String(sent) : textOf(value)
  note(isScalar(sent) ? 'choices/label-not-text' : 'choices/missing-label', { label })
  return label
}

/** What stands for a missing label: `value.label`, `value.id`, or the value as text. */
const textOf = (value: unknown): string => {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['label'] === 'string') return value['label']
  return isScalar(value['id']) ? String(value['id']) : JSON.stringify(value)
}
