import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { ProblemArgs, ProblemCode } from './problems.ts'
import type { Choice } from './wire.ts'

type ChoiceCode = Extract<ProblemCode, `choices/${string}`>

/** How one entry of a list of choices deviates. */
type ChoiceDeviation = { [Code in ChoiceCode]: { readonly code: Code; readonly args: ProblemArgs[Code] } }[ChoiceCode]

interface ReadChoice {
  /** `undefined`: the entry holds nothing to choose. */
  readonly choice: Choice | undefined
  readonly deviations: readonly ChoiceDeviation[]
}

/** Reads one entry: `{ value, label }`, the same without `label`, `{ id, label }`, or a scalar. Specification 2.9, decisions §1. */
export const readChoice = (entry: unknown, type: string | undefined): ReadChoice => {
  if (isScalar(entry))
    return { choice: { value: entry, label: String(entry) }, deviations: [{ code: 'choices/scalar', args: { value: entry } }] }
  if (!isJsonObject(entry)) return unreadable(kindOf(entry))
  if (!hasValue(entry)) return readId(entry, type)
  // `as`: label and value have just been seen. The usual entry is not copied: lists may hold 100,000 of them.
  if (typeof entry['label'] === 'string') return { choice: entry as Choice, deviations: none }
  const { label, deviations } = readLabel(entry, entry['value'])
  return { choice: { ...entry, value: entry['value'], label }, deviations }
}

const none: readonly ChoiceDeviation[] = []

const unreadable = (got: string): ReadChoice => ({ choice: undefined, deviations: [{ code: 'choices/unreadable', args: { got } }] })

/** `value: null` is a choice of its own, unless an `id` says what is meant. */
const hasValue = (entry: JsonObject): boolean => Object.hasOwn(entry, 'value') && (entry['value'] !== null || !isScalar(entry['id']))

/** An entry that names its value `id`. */
const readId = (entry: JsonObject, type: string | undefined): ReadChoice => {
  const { id, value: _null, ...rest } = entry
  if (!isScalar(id)) return unreadable('an object without "value" and "id"')
  const { label, deviations } = readLabel(entry, id)
  const choice = { ...rest, value: type === 'object' ? { id, label } : id, label }
  return { choice, deviations: [{ code: 'choices/id-without-value', args: { id: String(id) } }, ...deviations] }
}

const readLabel = (entry: JsonObject, value: unknown): { label: string; deviations: readonly ChoiceDeviation[] } => {
  const sent = entry['label']
  if (typeof sent === 'string') return { label: sent, deviations: none }
  if (isScalar(sent)) return { label: String(sent), deviations: [{ code: 'choices/label-not-text', args: { label: String(sent) } }] }
  const label = textOf(value)
  return { label, deviations: [{ code: 'choices/missing-label', args: { label } }] }
}

/** What stands for a missing label: `value.label`, `value.id`, or the value as text. */
const textOf = (value: unknown): string => {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['label'] === 'string') return value['label']
  return isScalar(value['id']) ? String(value['id']) : JSON.stringify(value)
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
