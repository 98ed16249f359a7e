import { copyJson } from './copyJson.ts'
import { isJsonObject, kindOf } from './json.ts'
import type { Choices } from './model.ts'
import { type Place, placeBelow, report, startOf } from './parsing.ts'
import type { Problem } from './problems.ts'
import { readChoice } from './readChoice.ts'
import { type KeyTable, readObject, reportUnknownKey } from './readObject.ts'
import { refuseValue } from './readers.ts'
import type { Choice } from './wire.ts'

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
  const furtherKeys = new Set(Object.keys(choiceKeys.rows))
  let count = 0
  for (const [index, entry] of entries.entries()) {
    const { choice, deviations } = readChoice(entry, type)
    for (const { code, args } of deviations) {
      if (count < reportLimit) report(placeBelow(place, index), code, 'warning', args)
      count += 1
    }
    if (choice === undefined) continue
    choices.push(choice)
    reportFurtherKeys(choice, place, index, furtherKeys)
  }
  if (count > reportLimit) report(place, 'choices/more', 'warning', { count: count - reportLimit })
  return choices
}

const choiceKeys = {
  rows: { value: true, label: true },
  wrongNames: new Map([
    ['name', 'label'],
    ['text', 'label'],
    ['title', 'label'],
    ['displayname', 'label'],
    ['key', 'value'],
  ]),
}

/** Entries of one list mostly have the same keys: each is reported where it comes first. */
const reportFurtherKeys = (choice: Choice, place: Place, index: number, seen: Set<string>): void => {
  for (const key of Object.keys(choice)) {
    if (seen.has(key) || seen.size > reportLimit) continue
    seen.add(key)
    reportUnknownKey(placeBelow(placeBelow(place, index), key), key, choiceKeys)
  }
}
