import { isJsonObject, kindOf, type JsonObject, ownValue, setOwn } from './json.ts'
import { type Place, placeBelow, report, type ObjectTable } from './parsing.ts'
import type { ProblemArgs } from './problems.ts'

/** Reports that a value is not of the type its key expects; the key is absent in the result. */
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

/** Accepts any value: defaults and other data. */
export const readData: Reader<unknown> = (value) => value

/** Reads the entries of a list; unreadable ones are left out. */
export const readListOf =
  <Entry extends string | object>(expected: string, readEntry: Reader<Entry>): Reader<readonly Entry[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => readEntry(entry, placeBelow(place, index), {}) ?? [])
      : refuseValue(value, place, expected)

export const readTexts = readListOf('a list of texts', readText)

type IdCode = 'content/object-without-id' | 'content/dependency-without-id' | 'rules/effect-without-id'

/** Reads a list of objects that each need an `id`; those without are reported and left out. */
export const readListById = <Entry extends object>(
  expected: string,
  code: IdCode,
  read: (raw: JsonObject, place: Place, id: string) => Entry | undefined,
): Reader<readonly Entry[]> =>
  readListOf(expected, (entry, place) => {
    const id = isJsonObject(entry) ? entry['id'] : entry
    const found = isJsonObject(entry) && typeof id === 'string' ? read(entry, place, id) : undefined
    return found ?? report(place, code, 'error', { got: kindOf(id) })
  })

/** Codes for texts that should be one of a few names, with the key of the text in `args`. */
interface NameCodes {
  'field/unknown-widget': 'widget'
  'field/unknown-format': 'format'
  'widget/unknown-language': 'language'
  'layout/unknown-type': 'type'
  'content/unknown-type': 'type'
}

/** Accepts any text, and reports one that is none of the names. Decisions §1: it stays in the schema. */
export const readNameOf =
  <Code extends keyof NameCodes>(names: readonly string[], code: Code, key: NameCodes[Code]): Reader<string> =>
  (value, place, owner) => {
    const name = readText(value, place, owner)
    // `as`: `key` is that of the args of the code.
    if (name !== undefined && !names.includes(name)) report(place, code, 'warning', { [key]: name } as unknown as ProblemArgs[Code])
    return name
  }

/** Reads an object with the given function, and refuses other values. */
export const readAsObject =
  <Value>(read: (raw: JsonObject, place: Place, owner: JsonObject) => Value): Reader<Value> =>
  (value, place, owner) =>
    isJsonObject(value) ? read(value, place, owner) : refuseValue(value, place, 'an object')

export const readByTable = <Type>(table: KeyTable<Type>): Reader<Partial<Type> & Record<string, unknown>> =>
  readAsObject((raw, place) => readObject(raw, place, table))

/** Reads the value of one key. `undefined`: unreadable, reported by the reader, absent in the result. */
export type Reader<Value> = (value: unknown, place: Place, owner: JsonObject) => Value | undefined

/** The keys that a type declares by name, without its index signature. */
type DeclaredKey<Type> = keyof { [Key in keyof Type as string extends Key ? never : Key]: unknown }

/** One reader for each key of a type; a missing one is a type error. */
export type KeyReaders<Type> = { readonly [Key in DeclaredKey<Type>]-?: Reader<Type[Key]> }

export interface KeyTable<Type> extends ObjectTable {
  readonly keys: KeyReaders<Type>
}

/** Whether a key of an object is `properties` and has to be read as `fields`. */
export const isProperties = (key: string, raw: JsonObject, { takesProperties }: ObjectTable): boolean =>
  takesProperties === true && key === 'properties' && Array.isArray(raw[key]) && !Array.isArray(raw['fields'])

/** Reads an object key by key: known keys by their reader, unknown ones unchanged. `null` counts as absent. Decisions §1. */
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
  // `as`: each known key has the value that its reader returned.
  return read as Partial<Type> & Record<string, unknown>
}

/** Only the widget has `null` as a value of its own. Specification 2.5. */
const readKey = (value: unknown, place: Place, read: Reader<unknown>, owner: JsonObject, key: string): unknown => {
  if (value !== null) return read(value, place, owner)
  return key === 'ui_widget' || place.partial ? null : undefined
}

/** The position of a value relative to an object: the name of a nested object, or `''`, and the key in it. */
type Spot = readonly [owner: string, key: string]

/** A value that is accepted in another place than its own. Decisions §1, aliases. */
export interface Alias {
  readonly from: Spot
  readonly to: Spot
  /** Whether the value makes sense for its proper place. */
  readonly isMeant: (value: unknown, raw: JsonObject) => boolean
  readonly read: Reader<unknown>
}

const valueAt = (raw: JsonObject, [owner, key]: Spot): unknown => {
  const inside = owner === '' ? raw : raw[owner]
  return isJsonObject(inside) ? ownValue(inside, key) : undefined
}

const without = (raw: unknown, key: string): JsonObject => {
  const { [key]: _, ...rest } = raw as JsonObject // `as`: in both callers it is an object.
  return rest
}

/** Reads an object, with misplaced values moved to their proper place, unless there is a usable value already. */
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
    // Just created by its reader, so it is not shared.
    if (isJsonObject(inside)) Object.assign(inside, { [to[1]]: value })
    else Object.assign(read, { [to[0]]: { [to[1]]: value } })
  }
  return read
}
