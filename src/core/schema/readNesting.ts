import { isJsonObject, type JsonObject } from './json.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type KeyTable, type Reader, readObject } from './readObject.ts'

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
