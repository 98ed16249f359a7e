import { isJsonObject, type JsonObject } from './json.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type KeyTable, readObject } from './readObject.ts'

/** A text stands beside the object it belongs in, and that object holds none itself. */
export const isBeside = (raw: JsonObject, key: string, owner: string): boolean => {
  const inside = raw[owner]
  return typeof raw[key] === 'string' && !(isJsonObject(inside) && typeof inside[key] === 'string')
}

/** Reads an object in which `key` stands beside `owner`, as if it stood in it. Decisions §1, aliases. */
export const readNesting = <Type>(raw: JsonObject, place: Place, table: KeyTable<Type>, key: string, owner: string) => {
  const { [key]: value, ...rest } = raw
  report(placeBelow(place, key), 'key/alias', 'warning', { key, right: `${owner}.${key}` })
  const read = readObject(rest, place, table)
  const inside: unknown = read[owner]
  return { ...read, [owner]: { ...(isJsonObject(inside) ? inside : {}), [key]: value } }
}
