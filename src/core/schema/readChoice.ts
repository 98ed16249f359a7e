import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { ProblemArgs, ProblemCode } from './problems.ts'
import type { Choice } from './wire.ts'

type ChoiceCode = Extract<ProblemCode, `choices/${string}`>

/** How one entry of a list of choices deviates. */
export type ChoiceDeviation = { [Code in ChoiceCode]: { readonly code: Code; readonly args: ProblemArgs[Code] } }[ChoiceCode]

interface ReadChoice {
  /** `undefined`: the entry holds nothing to choose. */
  readonly choice: Choice | undefined
  readonly deviations: readonly ChoiceDeviation[]
}

/** Reads one entry: `{ value, label }`, the same without `label`, `{ id, label }`, or a scalar. Specification 2.9, decisions §1. */
export const readChoice = (entry: unknown, type: string | undefined): ReadChoice => {
  if (isJsonObject(entry)) return hasValue(entry) ? readLabel(entry, entry['value'], []) : readId(entry, type)
  if (isScalar(entry))
    return { choice: { value: entry, label: String(entry) }, deviations: [{ code: 'choices/scalar', args: { value: entry } }] }
  return { choice: undefined, deviations: [{ code: 'choices/unreadable', args: { got: kindOf(entry) } }] }
}

/** `value: null` is a choice of its own, unless an `id` says what is meant. */
const hasValue = (entry: JsonObject): boolean => Object.hasOwn(entry, 'value') && (entry['value'] !== null || !isScalar(entry['id']))

/** An entry that names its value `id`. */
const readId = (entry: JsonObject, type: string | undefined): ReadChoice => {
  const { id, value: _null, ...rest } = entry
  if (!isScalar(id)) {
    return { choice: undefined, deviations: [{ code: 'choices/unreadable', args: { got: 'an object without "value" and "id"' } }] }
  }
  const read = readLabel(rest, id, [{ code: 'choices/id-without-value', args: { id: String(id) } }])
  if (type !== 'object' || read.choice === undefined) return read
  return { ...read, choice: { ...read.choice, value: { id, label: read.choice.label } } }
}

const readLabel = (entry: JsonObject, value: unknown, deviations: readonly ChoiceDeviation[]): ReadChoice => {
  const sent = entry['label']
  if (typeof sent === 'string') {
    // `as`: label and value have just been seen. The usual entry is not copied: lists may hold 100,000 of them.
    return { choice: Object.hasOwn(entry, 'value') ? (entry as Choice) : { ...entry, value, label: sent }, deviations }
  }
  const label = isScalar(sent) ? String(sent) : textOf(value)
  const code = isScalar(sent) ? 'choices/label-not-text' : 'choices/missing-label'
  return { choice: { ...entry, value, label }, deviations: [...deviations, { code, args: { label } }] }
}

/** What stands for a missing label: `value.label`, `value.id`, or the value as text. */
const textOf = (value: unknown): string => {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['label'] === 'string') return value['label']
  return isScalar(value['id']) ? String(value['id']) : JSON.stringify(value)
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
