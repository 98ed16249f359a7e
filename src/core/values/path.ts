import { escapePointer } from '../schema/escapePointer.ts'

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

/** The unescaped segments of an address, pointer or template. */
export const segmentsOf = (address: string): string[] => (address === '' ? [] : address.slice(1).split('/').map(unescapeSegment))

/** `['a', 0]` as `/a/0`. */
export const formatPointer = (path: Path): string => path.map((segment) => `/${escapePointer(String(segment))}`).join('')

/** Reads what the API takes for a path: an array as it is, a string as JSON Pointer (digits become indexes only where the caller meets rows). */
export const parsePath = (path: Path | string): Path =>
  typeof path === 'string' ? segmentsOf(path.startsWith('/') || path === '' ? path : `/${path}`) : path
