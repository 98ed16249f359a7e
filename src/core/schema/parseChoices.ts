import { copyJson } from './copyJson.ts'
import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Choices } from './model.ts'
import { type Place, placeBelow, report, startOf } from './parsing.ts'
import type { Problem, ProblemArgs, ProblemCode } from './problems.ts'
import { type KeyTable, readObject } from './readObject.ts'
import { refuseValue } from './readers.ts'
import type { Choice } from './wire.ts'

/** What one entry was read as, and how it deviates. `undefined`: it holds nothing to choose. */
interface Entry {
  readonly choice: Choice | undefined
  readonly deviations: readonly Deviation[]
}

type ChoiceCode = Extract<ProblemCode, `choices/${string}`>
type Deviation = { [Code in ChoiceCode]: { readonly code: Code; readonly args: ProblemArgs[Code] } }[ChoiceCode]

/** A list that deviates throughout says so this often, and then how many more there are. */
const reportLimit = 100

/**
 * Reads the entries of `choices.values`, of a content record's `data`, or of a host's loader. `type` is the type of the field that stores the value; for a
 * multi-select that of its `items`. Entries are `{ value, label }`; read as well are an entry without `label`, `{ id, label }` without `value`, and a scalar.
 * Further keys are kept. Never throws. Specification 2.9, decisions §1.
 *
 *     parseChoices([{ id: 'a', label: 'A' }], 'object').choices // [{ value: { id: 'a', label: 'A' }, label: 'A' }]
 */
export const parseChoices = (
  data: unknown,
  type: string | undefined,
  pointer = '',
): { choices: readonly Choice[]; problems: readonly Problem[] } => {
  const copy = copyJson(data, pointer)
  const place = startOf(pointer, copy.problems, copy.unreadable)
  if (Array.isArray(copy.value)) return { choices: readEntries(copy.value, type, place), problems: copy.problems }
  report(place, 'choices/not-a-list', 'error', { got: kindOf(copy.value) })
  return { choices: [], problems: copy.problems }
}

/** The `choices` of a field: an object with `values`, or a bare list of them. Specification 2.9, decisions §1. */
export const readChoices = (value: unknown, place: Place, type: string | undefined): Choices | undefined => {
  if (Array.isArray(value)) {
    report(place, 'choices/bare-array', 'warning', {})
    return { values: readEntries(value, type, place) }
  }
  if (!isJsonObject(value)) return refuseValue(value, place, 'an object with a list "values"')
  const read = readObject(value, place, choicesTable(type))
  if (!place.partial && (value['values'] ?? undefined) === undefined) {
    report(place, 'choices/not-a-list', 'error', { got: kindOf(value['values']) })
  }
  // `as`: without `values` there are no choices, unless an effect merges the rest.
  return read.values !== undefined || place.partial ? (read as Choices) : undefined
}

const choicesTable = (type: string | undefined): KeyTable<Choices> => ({
  rows: {
    values: {
      read: (value, place) => {
        if (Array.isArray(value)) return readEntries(value, type, place)
        report(place, 'choices/not-a-list', 'error', { got: kindOf(value) })
        return undefined
      },
    },
  },
  wrongNames: new Map([
    ['options', 'values'],
    ['items', 'values'],
    ['enum', 'values'],
    ['choices', 'values'],
  ]),
})

const readEntries = (entries: readonly unknown[], type: string | undefined, place: Place): Choice[] => {
  const choices: Choice[] = []
  let reports = 0
  for (const [index, entry] of entries.entries()) {
    const { choice, deviations } = readEntry(entry, type)
    if (choice !== undefined) choices.push(choice)
    for (const { code, args } of deviations) {
      reports += 1
      if (reports <= reportLimit) report(placeBelow(place, index), code, 'warning', args)
    }
  }
  if (reports > reportLimit) report(place, 'choices/more', 'warning', { count: reports - reportLimit })
  return choices
}

const readEntry = (entry: unknown, type: string | undefined): Entry => {
  if (isJsonObject(entry)) return hasValue(entry) ? readLabelled(entry, entry['value'], []) : readIdentified(entry, type)
  if (isScalar(entry))
    return { choice: { value: entry, label: String(entry) }, deviations: [{ code: 'choices/scalar', args: { value: entry } }] }
  return { choice: undefined, deviations: [{ code: 'choices/unreadable', args: { got: kindOf(entry) } }] }
}

/** `value: null` is a choice of its own, unless an `id` says what is meant. */
const hasValue = (entry: JsonObject): boolean => Object.hasOwn(entry, 'value') && (entry['value'] !== null || !isScalar(entry['id']))

/** An entry that names its value `id`. */
const readIdentified = (entry: JsonObject, type: string | undefined): Entry => {
  const { id, value: _absent, ...rest } = entry
  if (!isScalar(id)) {
    return { choice: undefined, deviations: [{ code: 'choices/unreadable', args: { got: 'an object without "value" and "id"' } }] }
  }
  const read = readLabelled(rest, id, [{ code: 'choices/id-without-value', args: { id: String(id) } }])
  if (type !== 'object' || read.choice === undefined) return read
  return { ...read, choice: { ...read.choice, value: { id, label: read.choice.label } } }
}

const readLabelled = (entry: JsonObject, value: unknown, deviations: readonly Deviation[]): Entry => {
  const given = entry['label']
  // The usual case goes first and copies nothing twice: lists may hold 100,000 entries.
  if (typeof given === 'string' && Object.hasOwn(entry, 'value')) {
    // `as`: value and label have just been seen.
    return { choice: entry as Choice, deviations }
  }
  const label = typeof given === 'string' ? given : isScalar(given) ? String(given) : textOf(value)
  const choice = { ...entry, value, label }
  if (typeof given === 'string') return { choice, deviations }
  const code = isScalar(given) ? 'choices/label-not-text' : 'choices/missing-label'
  return { choice, deviations: [...deviations, { code, args: { label } }] }
}

/** What stands for a missing label: `value.label`, `value.id`, or the value as text. */
const textOf = (value: unknown): string => {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  if (typeof value['label'] === 'string') return value['label']
  return isScalar(value['id']) ? String(value['id']) : JSON.stringify(value)
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
