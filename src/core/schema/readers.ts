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
export const readObject = <Type>(raw: JsonObject, place: Place, table: KeyTable<Type>): Partial<Type> & Record<string, unknown> => {
  const readers: Readonly<Record<string, Reader<unknown>>> = table.keys
  const read: Record<string, unknown> = {}
  for (const key of Object.keys(raw)) {
    const below = placeBelow(place, key)
    const isAlias = isProperties(key, raw, table)
    const name = isAlias ? 'fields' : key
    if (isAlias) report(below, 'key/alias', 'warning', { key, right: name })
    const reader = ownValue(readers, name)
    const value = reader ? readKey(raw[key], below, reader, raw, key) : raw[key]
    if (value !== undefined) setOwn(read, name, value)
  }
  place.parsing.observe?.({ raw, read, place, table })
  // `as`: each known key holds what its reader returned.
  return read as Partial<Type> & Record<string, unknown>
}

/** Only the widget has `null` as a value of its own. Specification 2.5. */
const readKey = (value: unknown, place: Place, read: Reader<unknown>, owner: JsonObject, key: string): unknown => {
  if (value !== null) return read(value, place, owner)
  return key === 'ui_widget' || place.partial ? null : undefined
}

/** A text that may stand beside the object it belongs in. Decisions §1, aliases. */
interface Nesting {
  readonly key: string
  readonly owner: string
  readonly read: Reader<string>
}

const isBeside = (raw: JsonObject, { key, owner }: Nesting): boolean => {
  const inside = raw[owner]
  return typeof raw[key] === 'string' && !(isJsonObject(inside) && typeof inside[key] === 'string')
}

/** Reads an object in which a text stands beside its owner, and the owner holds none itself, as if it stood in it. */
export const readNesting = <Type>(raw: JsonObject, place: Place, table: KeyTable<Type>, nesting: Nesting) => {
  if (!isBeside(raw, nesting)) return readObject(raw, place, table)
  const { key, owner } = nesting
  const { [key]: value, ...rest } = raw
  const below = placeBelow(place, key)
  report(below, 'key/alias', 'warning', { key, right: `${owner}.${key}` })
  nesting.read(value, below, raw)
  const read: Partial<Type> & Record<string, unknown> = readObject(rest, place, table)
  const inside: unknown = read[owner]
  // Just made by the reader of `owner`, so that nobody else holds it.
  if (isJsonObject(inside)) Object.assign(inside, { [key]: value })
  else Object.assign(read, { [owner]: { [key]: value } })
  return read
}
