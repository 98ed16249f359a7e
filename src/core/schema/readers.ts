import { isJsonObject, kindOf, type JsonObject, ownValue, setOwn } from './json.ts'
import { type Place, placeBelow, report, type ObjectTable } from './parsing.ts'
import type { ProblemArgs } from './problems.ts'

/** Says that a value is not what its key takes; the key is absent in the result. */
export const refuseValue = (value: unknown, place: Place, expected: string): undefined => {
  const key = place.pointer.slice(place.pointer.lastIndexOf('/') + 1)
  return report(place, 'key/wrong-type', 'warning', { key, expected, got: kindOf(value) })
}

const readerOf =
  <Value>(expected: string, isRight: (value: unknown) => value is Value): Reader<Value> =>
  (value, place) =>
    isRight(value) ? value : refuseValue(value, place, expected)

export const readText = readerOf('a text', (value): value is string => typeof value === 'string')

export const readBoolean = readerOf('true or false', (value): value is boolean => typeof value === 'boolean')

export const readNumber = readerOf('a number', (value): value is number => typeof value === 'number')

export const readCount = readerOf('a whole number, 0 or more', (value): value is number => Number.isInteger(value) && Number(value) >= 0)

/** Takes any value as it is: defaults and other data. */
export const readData: Reader<unknown> = (value) => value

/** Reads the entries of a list; what cannot be read is left out. */
export const readListOf =
  <Entry extends string | object>(
    expected: string,
    readEntry: (entry: unknown, place: Place) => Entry | undefined,
  ): Reader<readonly Entry[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => readEntry(entry, placeBelow(place, index)) ?? [])
      : refuseValue(value, place, expected)

export const readTexts = readListOf('a list of texts', (entry, place) => readText(entry, place, {}))

/** Codes of texts that should be one of a few names, with the key under which `args` hold the text. */
interface NameCodes {
  'field/unknown-widget': 'widget'
  'field/unknown-format': 'format'
  'widget/unknown-language': 'language'
  'layout/unknown-type': 'type'
  'content/unknown-type': 'type'
}

/** Takes any text, and says where it is none of the names. Decisions §1: it stays in the schema. */
export const readNameOf =
  <Code extends keyof NameCodes>(names: readonly string[], code: Code, key: NameCodes[Code]): Reader<string> =>
  (value, place, owner) => {
    const name = readText(value, place, owner)
    // `as`: `key` is that of the args of the code.
    if (name !== undefined && !names.includes(name)) report(place, code, 'warning', { [key]: name } as unknown as ProblemArgs[Code])
    return name
  }

/** Reads an object by a function of its own, and refuses what is none. */
export const readAsObject =
  <Value>(read: (raw: JsonObject, place: Place, owner: JsonObject) => Value): Reader<Value> =>
  (value, place, owner) =>
    isJsonObject(value) ? read(value, place, owner) : refuseValue(value, place, 'an object')

/** Reads an object by its table and nothing else. */
export const readByTable = <Type>(table: KeyTable<Type>): Reader<Partial<Type> & Record<string, unknown>> =>
  readAsObject((raw, place) => readObject(raw, place, table))

/** Reads the value of one key. `undefined`: unreadable, reported by the reader, absent in the result. */
export type Reader<Value> = (value: unknown, place: Place, owner: JsonObject) => Value | undefined

/** The keys a type declares by name; its index signature does not count. */
type DeclaredKey<Type> = keyof { [Key in keyof Type as string extends Key ? never : Key]: unknown }

/** One reader for each key of a type, so that a key without one does not compile. */
export type KeyReaders<Type> = { readonly [Key in DeclaredKey<Type>]-?: Reader<Type[Key]> }

export interface KeyTable<Type> extends ObjectTable {
  readonly keys: KeyReaders<Type>
}

/** Whether a key of an object is `properties` and read as `fields`. */
export const isProperties = (key: string, raw: JsonObject, { takesProperties }: ObjectTable): boolean =>
  takesProperties === true && key === 'properties' && Array.isArray(raw[key]) && !Array.isArray(raw['fields'])

/** Reads an object key by key: known keys by their reader, unknown ones as they are. `null` on a key reads as absent. Decisions §1. */
export const readObject = <Type>(
  raw: JsonObject,
  place: Place,
  table: KeyTable<Type>,
  sent = raw,
): Partial<Type> & Record<string, unknown> => {
  const readers: Readonly<Record<string, Reader<unknown>>> = table.keys
  const read: Record<string, unknown> = {}
  for (const key of Object.keys(raw)) {
    const below = placeBelow(place, key)
    const isAlias = isProperties(key, raw, table)
    const name = isAlias ? 'fields' : key
    if (isAlias) report(below, 'key/alias', 'warning', { key, right: name, ofField: false })
    const reader = ownValue(readers, name)
    const value = reader ? readKey(raw[key], below, reader, raw, key) : raw[key]
    if (value !== undefined) setOwn(read, name, value)
  }
  place.parsing.observe?.({ raw, sent, read, place, table })
  // `as`: each known key holds what its reader returned.
  return read as Partial<Type> & Record<string, unknown>
}

/** Only the widget has `null` as a value of its own. Specification 2.5. */
const readKey = (value: unknown, place: Place, read: Reader<unknown>, owner: JsonObject, key: string): unknown => {
  if (value !== null) return read(value, place, owner)
  return key === 'ui_widget' || place.partial ? null : undefined
}

/** Where a value stands, as seen from an object: the key in it that holds the value, after that of the object around it, or `''`. */
type Spot = readonly [owner: string, key: string]

/** A value that may stand where it does not belong. Decisions §1, aliases. */
export interface Alias {
  readonly from: Spot
  readonly to: Spot
  /** Whether what stands there can be meant. */
  readonly isMeant: (value: unknown, raw: JsonObject) => boolean
  readonly read: Reader<unknown>
}

const valueAt = (raw: JsonObject, [owner, key]: Spot): unknown => {
  const inside = owner === '' ? raw : raw[owner]
  return isJsonObject(inside) ? ownValue(inside, key) : undefined
}

const without = (raw: unknown, key: string): JsonObject => {
  const { [key]: _, ...rest } = raw as JsonObject // `as`: of the two callers both hold one.
  return rest
}

/** Reads an object with values that stand elsewhere than they belong as if they stood in their place. What can be meant there already counts. */
export const readAliased = <Type>(raw: JsonObject, place: Place, table: KeyTable<Type>, aliases: readonly Alias[]) => {
  const meant = aliases.filter(({ from, to, isMeant }) => isMeant(valueAt(raw, from), raw) && !isMeant(valueAt(raw, to), raw))
  const rest = meant.reduce<JsonObject>(
    (left, { from: [owner, key] }) => (owner === '' ? without(left, key) : { ...left, [owner]: without(left[owner], key) }),
    raw,
  )
  const read: Partial<Type> & Record<string, unknown> = readObject(rest, place, table, raw)
  for (const { from, to, read: readValue } of meant) {
    const [owner, key] = from
    const below = placeBelow(owner === '' ? place : placeBelow(place, owner), key)
    report(below, 'key/alias', 'warning', { key, right: to.join('.').replace(/^\./, ''), ofField: owner !== '' })
    const value = readValue(valueAt(raw, from), below, raw)
    const inside: unknown = to[0] === '' ? read : read[to[0]]
    // Just made by its reader, so that nobody else holds it.
    if (isJsonObject(inside)) Object.assign(inside, { [to[1]]: value })
    else Object.assign(read, { [to[0]]: { [to[1]]: value } })
  }
  return read
}
