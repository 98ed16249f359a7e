import { copyJson, lacksNumber } from './copyJson.ts'
import { isAbsent, isJsonObject, kindOf, isScalar, type JsonObject } from './json.ts'
import type { Choices } from './model.ts'
import { placeBelow, report, startOf } from './parsing.ts'
import type { Problem, ProblemArgs, ProblemCode } from './problems.ts'
import { type KeyTable, type Reader, readObject, readData, refuseValue } from './readers.ts'
import type { Choice } from './wire.ts'

/** Maximum of problems reported for one list; the rest is counted. */
const reportLimit = 100

/**
 * Parses the entries of `choices.values`, of a content record's `data`, or of a host's loader. `type` is the type of the field that stores
 * the value; for a multi-select that of its `items`. Entries are `{ value, label }`; also accepted are an entry without `label`, `{ id,
 * label }` without `value`, and a scalar. Further keys are kept. Never throws. Specification 2.9, decisions §1.
 *
 *     parseChoices([{ id: 'a', label: 'A' }], 'object').choices // [{ value: { id: 'a', label: 'A' }, label: 'A' }]
 */
export const parseChoices = (
  data: unknown,
  type: string | undefined,
  pointer = '',
): { choices: readonly Choice[]; problems: readonly Problem[] } => {
  const copy = copyJson(data, pointer)
  return { choices: readChoiceList(copy.value, startOf(pointer, copy.problems, copy.unreadable), { type }) ?? [], problems: copy.problems }
}

/** The `choices` of a field: an object with `values`, or a bare list of them. Specification 2.9, decisions §1. */
export const readChoices: Reader<Choices> = (value, place, owner) => {
  if (Array.isArray(value)) {
    report(place, 'choices/bare-array', 'warning', {})
    return { values: readChoiceList(value, place, owner) ?? [] }
  }
  if (!isJsonObject(value)) return refuseValue(value, place, 'an object with a list "values"')
  const table: KeyTable<Choices> = { kind: 'choices', keys: { values: (values, below) => readChoiceList(values, below, owner) } }
  const read = readObject(value, place, table)
  if (place.partial) return read as Choices // `as`: an effect merges the rest
  if (isAbsent(value['values'])) readChoiceList(value['values'], place, owner)
  // `as`: without `values` there are no choices.
  return read.values && (read as Choices)
}

const entryTable: KeyTable<Choice> = { kind: 'choice', keys: { value: readData, label: readData as () => string } } // `as`: never called

/** A list of choices of the field `owner`, without those that cannot be read. */
export const readChoiceList: Reader<Choice[]> = (entries, place, owner) => {
  if (!Array.isArray(entries)) return report(place, 'choices/not-a-list', 'error', { got: kindOf(entries) })
  const { observe } = place.parsing
  const type = choiceTypeOf(owner)
  let count = 0
  const choices: Choice[] = []
  entries.forEach((entry: unknown, index) => {
    // Reported at the number itself.
    if (lacksNumber(entry)) return
    const choice = readChoice(entry, type, (code, args) => {
      count += 1
      return count > reportLimit ? undefined : report(placeBelow(place, index), code, 'warning', args)
    })
    if (choice === undefined) return
    choices.push(choice)
    const sent = isJsonObject(entry) ? entry : {}
    observe?.({ sent, raw: sent, read: choice, place: placeBelow(place, index), table: entryTable })
  })
  if (count > reportLimit) report(place, 'choices/more', 'warning', { count: count - reportLimit })
  return choices
}

/** Receives the deviations of an entry. */
type ChoiceObserver = <Code extends Extract<ProblemCode, `choices/${string}`>>(code: Code, args: ProblemArgs[Code]) => undefined

/**
 * Parses one entry: `{ value, label }`, the same without `label`, `{ id, label }`, or a scalar. `undefined`: it has no value.
 * Specification 2.9, decisions §1.
 */
const readChoice = (entry: unknown, type: string | undefined, note: ChoiceObserver): Choice | undefined => {
  if (isScalar(entry)) {
    note('choices/scalar', { value: entry })
    return { value: entry, label: String(entry) }
  }
  if (!isJsonObject(entry)) return note('choices/unreadable', { got: kindOf(entry) })
  if (!hasValue(entry)) return readId(entry, type, note)
  // `as`: label and value were checked above. The usual entry is not copied: lists may hold 100,000 of them.
  if (typeof entry['label'] === 'string') return entry as Choice
  return { ...entry, value: entry['value'], label: readLabel(entry, entry['value'], note) }
}

/** `value: null` is a choice of its own, unless there is an `id`. */
const hasValue = (entry: JsonObject): boolean => Object.hasOwn(entry, 'value') && (entry['value'] !== null || !isScalar(entry['id']))

/** An entry that names its value `id`. */
const readId = (entry: JsonObject, type: string | undefined, note: ChoiceObserver): Choice | undefined => {
  const { id, value: _null, ...rest } = entry
  if (!isScalar(id)) return note('choices/unreadable', { got: 'an object without "value" and "id"' })
  note('choices/id-without-value', { id: String(id) })
  const label = readLabel(entry, id, note)
  const object = { ...rest, value: { id, label }, label }
  if (type === 'object') return object
  const choice = { ...object, value: id }
  if (type === undefined) objectChoices.set(choice, object)
  return choice
}

/** Choices written as `{ id, label }` in a change that does not name the type of the field, each as an object field needs it. */
export const objectChoices = new WeakMap<object, Choice>()

const readLabel = ({ label: sent }: JsonObject, value: unknown, note: ChoiceObserver): string => {
  if (typeof sent === 'string') return sent
  const label = isScalar(sent) ? String(sent) : textOf(value)
  note(isScalar(sent) ? 'choices/label-not-text' : 'choices/missing-label', { label })
  return label
}

/** The substitute for a missing label: `value.label`, `value.id`, or the value as text. */
const textOf = (value: unknown): string => {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value['label'] === 'string') return value['label']
  return isScalar(value['id']) ? String(value['id']) : JSON.stringify(value)
}

/** The type of the choices' values: for an array that of its items. */
export const choiceTypeOf = ({ type, items }: JsonObject): string | undefined => {
  const stored = type === 'array' ? ((isJsonObject(items) ? items['type'] : undefined) ?? 'string') : type
  return typeof stored === 'string' ? stored : undefined
}
