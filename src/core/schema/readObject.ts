import { findNearMiss } from './findNearMiss.ts'
import { type JsonObject, setOwn } from './json.ts'
import { type Place, placeBelow, report } from './parsing.ts'

/** Reads the value of one key. `undefined`: unreadable, reported by the reader, absent in the result. */
export type Reader<Value> = (value: unknown, place: Place, owner: JsonObject) => Value | undefined

export interface KeyRow<Value> {
  readonly read: Reader<Value>
  /** Not in the specification but seen in real modules. Decisions §1, extensions. */
  readonly extension?: boolean
  /** `null` is a value of its own and not the absence of one. */
  readonly nullable?: boolean
}

/** Another name under which a key is accepted. */
export interface Alias {
  readonly right: string
  readonly applies: (owner: JsonObject) => boolean
}

/** The keys a type declares by name; its index signature does not count. */
type DeclaredKey<Type> = keyof { [Key in keyof Type as string extends Key ? never : Key]: unknown }

/** One row for each key of a type, so that a key without a reader does not compile. */
export type KeyRows<Type> = { readonly [Key in DeclaredKey<Type>]-?: KeyRow<Type[Key]> }

export interface KeyTable<Type> {
  readonly rows: KeyRows<Type>
  readonly aliases?: ReadonlyMap<string, Alias>
  /** Wrong names, written plainly, and what they mean as seen from here. A right name that starts with `^` belongs on the field. */
  readonly wrongNames?: ReadonlyMap<string, string>
}

/** Reads an object key by key: known keys by their row, unknown ones as they are. `null` on a key reads as absent. Decisions §1. */
export const readObject = <Type>(raw: JsonObject, place: Place, table: KeyTable<Type>): Partial<Type> & Record<string, unknown> => {
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(raw)) {
    const { name, row } = rowOf(raw, key, place, table)
    const value = row === undefined ? raw[key] : readKey(raw, key, row, placeBelow(place, key))
    if (value !== undefined) setOwn(result, name, value)
  }
  // `as`: each known key holds what the reader of its row returned.
  return result as Partial<Type> & Record<string, unknown>
}

const readKey = (raw: JsonObject, key: string, row: KeyRow<unknown>, place: Place): unknown => {
  if (raw[key] === null) return row.nullable === true || place.partial ? null : undefined
  const value = row.read(raw[key], place, raw)
  if (row.extension === true && value !== undefined) report(place, 'key/extension', 'info', { key })
  return value
}

const rowOf = <Type>(raw: JsonObject, key: string, place: Place, table: KeyTable<Type>) => {
  const rows: Readonly<Record<string, KeyRow<unknown>>> = table.rows
  const alias = table.aliases?.get(key)
  if (alias?.applies(raw) === true) {
    report(placeBelow(place, key), 'key/alias', 'warning', { key, right: alias.right })
    return { name: alias.right, row: rows[alias.right] }
  }
  if (Object.hasOwn(rows, key)) return { name: key, row: rows[key] }
  reportUnknownKey(placeBelow(place, key), key, table)
  return { name: key, row: undefined }
}

/** Says of a key that it is unknown, or which one was probably meant. */
export const reportUnknownKey = (
  place: Place,
  key: string,
  table: { readonly rows: object; readonly wrongNames?: ReadonlyMap<string, string> },
): void => {
  const right = findNearMiss(key, Object.keys(table.rows), table.wrongNames)
  if (right === undefined) report(place, 'key/unknown', 'info', { key })
  else report(place, 'key/near-miss', 'warning', { key, right: right.replace(/^\^/, ''), ofField: right.startsWith('^') })
}
