import { checkDefinition } from './checkDefinition.ts'
import { findNearMiss } from './findNearMiss.ts'
import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Definition, Effect, Field } from './model.ts'
import { readChoices } from './parseChoices.ts'
import { parseContent } from './parseContent.ts'
import { parseOnAction } from './parseOnAction.ts'
import { type EffectParser, parseRules } from './parseRules.ts'
import { parseUiOptions } from './parseUiOptions.ts'
import { parseValidation } from './parseValidation.ts'
import { parseValidationMessages } from './parseValidationMessages.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { isBeside, readNesting } from './readNesting.ts'
import { type Alias, type KeyRow, type KeyRows, type KeyTable, type Reader, readObject } from './readObject.ts'
import { readData, readText, readTexts, refuseValue } from './readers.ts'
import { formatNames } from './wire.ts'
import { wrongFieldKeys } from './wrongFieldKeys.ts'

/** Levels of `fields` and `items` that are read, and fields in a schema. Decisions §1. */
const levelLimit = 32
const fieldLimit = 20_000

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
  if (!isJsonObject(raw)) {
    report(place, 'field/not-an-object', 'error', { got: kindOf(raw) })
    return undefined
  }
  const { id } = raw
  if (typeof id !== 'string' || id === '') {
    report(place, 'field/missing-id', 'error', { got: id === '' ? 'an empty text' : kindOf(id) })
    return undefined
  }
  if (seen.has(id)) {
    report(placeBelow(place, 'id'), 'field/duplicate-id', 'error', { id })
    return undefined
  }
  seen.add(id)
  return { ...parseDefinition(raw, place, fieldTable), id }
}

/** What fields, `items` and effects have in common. */
const parseDefinition = (raw: JsonObject, place: Place, table: KeyTable<Definition>): Definition => {
  const isMisplaced = isBeside(raw, 'placeholder', 'ui_options')
  const definition = isMisplaced ? readNesting(raw, place, table, 'placeholder', 'ui_options') : readObject(raw, place, table)
  if (place.partial !== 'answer') checkDefinition(definition, raw, place, table === itemsTable)
  return definition
}

const parseItems: Reader<Definition> = (value, place) => {
  if (!isJsonObject(value)) return refuseValue(value, place, 'an object')
  const below = levelBelow(place)
  return below && parseDefinition(value, below, itemsTable)
}

const levelBelow = (place: Place): Place | undefined => {
  if (place.level < levelLimit) return { ...place, level: place.level + 1 }
  report(place, 'schema/too-deep', 'error', { limit: levelLimit })
  place.parsing.cutOff.add(place.pointer)
  return undefined
}

/** An effect of a rule, whose id the caller has seen. Specification 2.10, decisions §3. */
const parseEffect: EffectParser = (raw, place) => {
  const { id, apply_as: sent } = raw
  if (typeof id !== 'string') return undefined
  const applyAs = sent === 'fully_replace' ? 'fully_replace' : 'merge'
  const applyPlace = placeBelow(place, 'apply_as')
  if ((sent ?? undefined) === undefined) report(place, 'rules/missing-apply-as', 'warning', {})
  else if (sent !== applyAs) {
    report(applyPlace, 'rules/unknown-apply-as', 'warning', { applyAs: typeof sent === 'string' ? sent : kindOf(sent) })
  }
  if (applyAs === 'fully_replace' && typeof raw['type'] !== 'string') report(place, 'rules/replace-without-type', 'warning', { id })
  if (Object.hasOwn(raw, 'rules')) report(placeBelow(place, 'rules'), 'rules/rules-in-effect', 'warning', {})
  const effect: Effect = { ...parseDefinition(raw, { ...place, partial: 'effect' }, effectTable), id, apply_as: applyAs }
  return effect
}

/** The rules of a field or of the root. */
export const readRules: KeyRow<Definition['rules']>['read'] = (value, place) => parseRules(value, place, parseEffect)

/** Anything but a text is said to be an unknown type, and not an unreadable key. */
const readType: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

const wrongFormats: ReadonlyMap<string, string> = new Map([
  ['url', 'uri'],
  ['link', 'uri'],
  ['mail', 'email'],
  ['guid', 'uuid'],
  ['timestamp', 'date-time'],
])

const readFormat: Reader<string> = (value, place, owner) => {
  const format = readText(value, place, owner)
  if (format !== undefined && !formatNames.some((name) => name === format)) {
    report(place, 'field/unknown-format', 'warning', { format, right: findNearMiss(format, formatNames, wrongFormats) })
  }
  return format
}

/** The type whose values the choices of a definition are: of an array that of its items. */
const choiceTypeOf = (owner: JsonObject): string | undefined => {
  const { type, items } = owner
  const stored = type === 'array' ? ((isJsonObject(items) ? items['type'] : undefined) ?? 'string') : type
  return typeof stored === 'string' ? stored : undefined
}

const aliases: ReadonlyMap<string, Alias> = new Map([
  ['properties', { right: 'fields', applies: (owner) => Array.isArray(owner['properties']) && !Array.isArray(owner['fields']) }],
])

const rows: KeyRows<Definition> = {
  type: { read: readType },
  label: { read: readText },
  description: { read: readText },
  default: { read: readData },
  format: { read: readFormat },
  validation: { read: parseValidation },
  validation_messages: { read: parseValidationMessages },
  ui_options: { read: parseUiOptions },
  on_action: { read: parseOnAction },
  rules: { read: readRules },
  choices: { read: (value, place, owner) => readChoices(value, place, choiceTypeOf(owner)) },
  content: { read: parseContent },
  allowed_app_types: { read: readTexts },
  allowed_connection_management_types: { read: readTexts },
  fields: { read: (value, place, raw) => parseFields(value, place.partial === 'answer' ? { ...place, partial: false } : place, raw) },
  items: { read: parseItems },
}

/** What the specification gives to `items`; everything else is an extension there. The default is looked at with its type. */
const itemsKeys = ['type', 'label', 'fields', 'default']
// `as`: the rows are those of `rows`, each with a mark.
const itemsRows = Object.fromEntries(
  Object.entries(rows).map(([key, row]) => [key, itemsKeys.includes(key) ? row : { ...row, extension: true }]),
) as unknown as KeyRows<Definition>

const fieldRows: KeyRows<Field> = { ...rows, id: { read: readText } }
const effectRows: KeyRows<Effect> = { ...fieldRows, apply_as: { read: readData as Reader<Effect['apply_as']> } }

const itemsTable: KeyTable<Definition> = { rows: itemsRows, aliases, wrongNames: wrongFieldKeys }
const fieldTable: KeyTable<Definition> = { rows: fieldRows, aliases, wrongNames: wrongFieldKeys }
const effectTable: KeyTable<Definition> = { rows: effectRows, aliases, wrongNames: wrongFieldKeys }
