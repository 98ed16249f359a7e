import { type JsonObject, ownValue, setOwn } from './json.ts'
import { type ObjectTable, type Place, placeBelow, report } from './parsing.ts'

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
