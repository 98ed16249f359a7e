import { escapePointer, isJsonObject, ownValue } from '../schema/json.ts'

/** Where a value stands: ids of fields and indexes of rows, outermost first. In the API a string is a JSON Pointer. Decisions §2. */
export type Path = readonly (string | number)[]

/**
 * A path written as JSON Pointer in which rows are named by their stable key and not by their index, so that it stays true when rows
 * move: `/contacts/k3/name`. Where plain JSON is read, the keys are the indexes. The root is `''`.
 */
export type Address = string

/** An address with `~` in place of each row key: the same for all rows of an array. `~` alone never occurs as an escaped id. */
export type Template = string

/** The segment of a template that stands for any row. */
export const anyRow = '~'

/** One id as it was before it was escaped for an address. RFC 6901. */
export const unescapeSegment = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment

/** The address of a child: `childAddress('/a', 'b/c')` is `/a/b~1c`. */
export const childAddress = (parent: Address, segment: string): Address => `${parent}/${escapePointer(segment)}`

/** The address one level up; of a top-level field it is `''`. */
export const parentAddress = (address: Address): Address => address.slice(0, Math.max(0, address.lastIndexOf('/')))

/** Whether an address is another one or lies below it. */
export const isWithin = (address: Address, around: Address): boolean => address === around || address.startsWith(`${around}/`)

/** The unescaped segments of an address, pointer or template. */
export const segmentsOf = (address: string): string[] => (address === '' ? [] : address.slice(1).split('/').map(unescapeSegment))

/** `['a', 0]` as `/a/0`. */
export const formatPointer = (path: Path): string => path.map((segment) => `/${escapePointer(String(segment))}`).join('')

/** Reads what the API takes for a path: an array as it is, a string as JSON Pointer (digits become indexes only where the caller meets rows). */
export const parsePath = (path: Path | string): Path =>
  typeof path === 'string' ? segmentsOf(path.startsWith('/') || path === '' ? path : `/${path}`) : path

const rowIndex = /^(?:0|[1-9]\d*)$/

/** The row a path segment names, also written as digits in a JSON Pointer; `undefined` where it names none. */
export const parseRowIndex = (segment: string | number): number | undefined =>
  rowIndex.test(String(segment)) ? Number(segment) : undefined

/**
 * The ids along a template, outermost first, without its rows. A bare `~` is a row: an id that reads so is escaped.
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
 * The value at a path of plain JSON; `undefined` where nothing is. Decisions §2.
 *
 * @example getValue({ contacts: [{ name: 'Ada' }] }, ['contacts', 0, 'name']) // 'Ada'
 */
export const getValue = (json: unknown, path: Path): unknown => path.reduce(childOf, json)
