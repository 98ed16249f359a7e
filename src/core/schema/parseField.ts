import { readChoiceList, readChoices } from './parseChoices.ts'
import { parseValidation, parseValidationMessages } from './parseValidation.ts'
import { isAbsent, isText, isJsonObject, type JsonObject, kindOf } from './json.ts'
import { formatNames } from './wire.ts'
import { keepWritten } from './written.ts'
import { isFieldType } from './fieldTypes.ts'
import { parseContent, parseOnAction } from './parseContent.ts'
import { parseUiOptions } from './parseUiOptions.ts'
import { type Place, placeBelow, placeWith, report } from './parsing.ts'
import {
  readAliased,
  type Alias,
  type KeyReaders,
  type KeyTable,
  type Reader,
  readData,
  readNameOf,
  readText,
  readTexts,
  refuseValue,
} from './readers.ts'
import type { Definition, Effect, Field } from './model.ts'
import { createRulesReader, type EffectParser } from './parseRules.ts'

/** Maximum levels of `fields` and `items`, and maximum fields in a schema. Decisions §1. */
const levelLimit = 32
export const fieldLimit = 20_000

/**
 * Reads a list of fields. A field without an id, and the second of two with the same id, are left out.
 * Specification 2.1 and 2.3, decisions §1.
 */
export const parseFields: Reader<readonly Field[]> = (value, place) => {
  if (!Array.isArray(value)) return refuseValue(value, place, 'a list of fields')
  const below = levelBelow(place)
  if (below === undefined) return []
  const seen = new Set<string>()
  return value.flatMap((entry: unknown, index) => parseField(entry, placeBelow(below, index), seen) ?? [])
}

const parseField = (raw: unknown, place: Place, seen: Set<string>): Field | undefined => {
  const { parsing } = place
  parsing.fieldCount += 1
  if (parsing.fieldCount === fieldLimit + 1) report(place, 'schema/too-many-fields', 'error', { limit: fieldLimit })
  if (parsing.fieldCount > fieldLimit) return undefined
  if (!isJsonObject(raw)) return report(place, 'field/not-an-object', 'error', { got: kindOf(raw) })
  const { id } = raw
  if (typeof id !== 'string' || id === '') {
    return report(place, 'field/missing-id', 'error', { got: id === '' ? 'an empty text' : kindOf(id) })
  }
  if (seen.has(id)) return report(placeBelow(place, 'id'), 'field/duplicate-id', 'error', { id })
  seen.add(id)
  const before = parsing.problems.length
  const field = Object.assign(parseDefinition(raw, place, fieldTable), { id })
  // A partial answer is linted after its merge: until then it is unknown whether it will be read differently.
  if (parsing.problems.length > before || place.partial) keepWritten(field, raw)
  return field
}

/** Keys that are accepted beside `ui_options` but belong in it, and the other way round. Decisions §1. */
const aliases: readonly Alias[] = [
  { from: ['', 'placeholder'], to: ['ui_options', 'placeholder'], isMeant: isText, read: readText },
  { from: ['ui_options', 'default'], to: ['', 'default'], isMeant: (value) => !isAbsent(value), read: readData },
  {
    from: ['ui_options', 'options'],
    to: ['choices', 'values'],
    isMeant: (value, { choices }) => Array.isArray(value) && !Array.isArray(choices),
    read: readChoiceList,
  },
]

/** What fields, `items` and effects have in common. */
const parseDefinition = (raw: JsonObject, place: Place, table: KeyTable<Definition>): Definition => {
  const definition = readAliased(raw, place, table, aliases)
  if (place.partial !== 'answer') checkType(raw, place)
  return withLeftOut(raw, definition, place)
}

/**
 * A parsed object, marked if a limit has left out something below it: the host's values there without a field are constants, and are not
 * set aside. Decisions §12.
 */
export const withLeftOut = <Read extends object>(raw: JsonObject, read: Read, { level, parsing, partial }: Place): Read => {
  const isTooDeep = level >= levelLimit && !isAbsent(raw['fields'] ?? raw['properties'] ?? raw['items'])
  return partial !== 'effect' && (isTooDeep || parsing.fieldCount > fieldLimit) ? Object.assign(read, { left_out: true }) : read
}

/** The keys that a connection field requires. Specification 2.4. */
export const listsOfConnections = ['allowed_app_types', 'allowed_connection_management_types']

/**
 * A field without a known type cannot be edited, and a connection without its lists cannot be filtered. Specification 2.4, decisions §1.
 */
const checkType = (raw: JsonObject, place: Place): void => {
  const { type } = raw
  const isWhole = !place.partial
  if (isAbsent(type)) {
    if (isWhole) report(place, 'field/missing-type', 'error', {})
  } else if (!isFieldType(type)) {
    report(placeBelow(place, 'type'), 'field/unknown-type', 'error', { type: typeof type === 'string' ? type : kindOf(type) })
  } else if (type === 'connection' && isWhole) {
    for (const key of listsOfConnections) if (isAbsent(raw[key])) report(place, 'connection/no-allowed-list', 'error', { key })
  }
}

const parseItems: Reader<Definition> = (value, place) => {
  if (!isJsonObject(value)) return refuseValue(value, place, 'an object')
  const below = levelBelow(place)
  return below && parseDefinition(value, below, itemsTable)
}

const levelBelow = (place: Place): Place | undefined => {
  if (place.level < levelLimit) return placeWith(place, { level: place.level + 1 })
  place.parsing.cutOff.add(place.pointer)
  return report(place, 'schema/too-deep', 'error', { limit: levelLimit })
}

/** An effect of a rule. Specification 2.10, decisions §3. */
const parseEffect: EffectParser = (raw, place, id) => {
  const { apply_as: sent } = raw
  const applyAs = sent === 'fully_replace' ? sent : 'merge'
  if (isAbsent(sent)) report(place, 'rules/missing-apply-as', 'warning', {})
  else if (sent !== applyAs) report(placeBelow(place, 'apply_as'), 'rules/unknown-apply-as', 'warning', { applyAs: sent })
  return Object.assign(parseDefinition(raw, placeWith(place, { partial: 'effect' }), effectTable), { id, apply_as: applyAs } as const)
}

/** The rules of a field or of the root. */
export const readRules = createRulesReader(parseEffect)

/** Any other value is reported as an unknown type, and not as an unreadable key. */
const readType: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

const keys: KeyReaders<Definition> = {
  type: readType,
  label: readText,
  description: readText,
  default: readData,
  format: readNameOf(formatNames, 'field/unknown-format', 'format'),
  validation: parseValidation,
  validation_messages: parseValidationMessages,
  ui_options: parseUiOptions,
  on_action: parseOnAction,
  rules: readRules,
  choices: readChoices,
  content: parseContent,
  allowed_app_types: readTexts,
  allowed_connection_management_types: readTexts,
  fields: (value, place, raw) => parseFields(value, place.partial === 'answer' ? placeWith(place, { partial: false }) : place, raw),
  items: parseItems,
}

const fieldKeys: KeyReaders<Field> = { ...keys, id: readText }
const effectKeys: KeyReaders<Effect> = { ...fieldKeys, apply_as: readData as Reader<Effect['apply_as']> } // `as`: `parseEffect` checks it

const itemsTable: KeyTable<Definition> = { kind: 'items', keys, takesProperties: true }
const fieldTable: KeyTable<Definition> = { kind: 'field', keys: fieldKeys, takesProperties: true }
const effectTable: KeyTable<Definition> = { kind: 'effect', keys: effectKeys, takesProperties: true }
