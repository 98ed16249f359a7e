import { escapePointer, isJsonObject, ownValue } from '../schema/json.ts'

/** The position of a value: ids of fields and indexes of rows, outermost first. In the API, strings are JSON Pointers. Decisions §2. */
export type Path = readonly (string | number)[]

/**
 * A path written as a JSON Pointer with stable row keys instead of indexes, so that it stays valid when rows move: `/contacts/k3/name`. In
 * plain JSON, the keys are the indexes. The root is `''`.
 */
export type Address = string

/** An address with `~` in place of each row key: the same for all rows of an array. `~` alone never occurs as an escaped id. */
export type Template = string

/** The segment of a template that represents any row. */
export const anyRow = '~'

/** An address that no field can have: every address but that of the root starts with a slash. */
export const nowhere: Address = '~'

/** Reverses the escaping of one id in an address. RFC 6901. */
export const unescapeSegment = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment

/** The address of a child: `childAddress('/a', 'b/c')` is `/a/b~1c`. */
export const childAddress = (parent: Address, segment: string): Address => `${parent}/${escapePointer(segment)}`

/** The address one level up; `''` for a top-level field. */
export const parentAddress = (address: Address): Address => address.slice(0, Math.max(0, address.lastIndexOf('/')))

/** Whether an address equals another one or lies below it. */
export const isWithin = (address: Address, around: Address): boolean => address === around || address.startsWith(`${around}/`)

/** The unescaped segments of an address, pointer or template. */
export const segmentsOf = (address: string): string[] => (address === '' ? [] : address.slice(1).split('/').map(unescapeSegment))

/** `['a', 0]` as `/a/0`. */
export const formatPointer = (path: Path): string => path.map((segment) => `/${escapePointer(String(segment))}`).join('')

/**
 * Parses a path of the API: an array is returned as it is, a string is parsed as a JSON Pointer (digits become indexes only where the
 * caller meets rows).
 */
export const parsePath = (path: Path | string): Path =>
  typeof path === 'string' ? segmentsOf(path.startsWith('/') || path === '' ? path : `/${path}`) : path

const rowIndex = /^(?:0|[1-9]\d*)$/

/** The row index of a path segment, also from digits in a JSON Pointer; `undefined` if it is none. */
export const parseRowIndex = (segment: string | number): number | undefined =>
  rowIndex.test(String(segment)) ? Number(segment) : undefined

/**
 * The ids along a template, outermost first, without its rows. A bare `~` is a row; an id `~` is escaped.
 *
 * @example idsOfTemplate('/contacts/~/name') // ['contacts', 'name']
 */
export const idsOfTemplate = (template: Template): readonly string[] =>
  segmentsOf(
    template
      .split('/')
      .filter((segment) => segment !== anyRow)
      .join('/'),
  )

/** The child of a JSON value: own keys of objects, indexes of arrays (also as digits, as a JSON Pointer writes them). */
const childOf = (parent: unknown, segment: string | number): unknown => {
  if (Array.isArray(parent)) {
    const index = parseRowIndex(segment)
    return index === undefined ? undefined : parent[index]
  }
  return isJsonObject(parent) ? ownValue(parent, segment) : undefined
}

/**
 * The value at a path of plain JSON; `undefined` if there is none. Decisions §2.
 *
 * @example getValue({ contacts: [{ name: 'Ada' }] }, ['contacts', 0, 'name']) // 'Ada'
 */
export const getValue = (json: unknown, path: Path): unknown => path.reduce(childOf, json)
