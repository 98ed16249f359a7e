import { isJsonObject, ownValue } from '../schema/json.ts'
import { parseRowIndex } from './parseRowIndex.ts'
import type { Path } from './path.ts'

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
