import { isJsonObject, type JsonObject } from '../schema/json.ts'
import type { Problem } from '../schema/problems.ts'

/** Problems in the order of the document they point into, plain JSON: an object before what is in it, else as its keys stand. Those of one place stay as they are. */
export const inDocumentOrder = (problems: readonly Problem[], document: unknown): readonly Problem[] => {
  const indexOf = createKeyIndex()
  return problems
    .map((problem) => ({ problem, places: placesOf(problem.pointer, document, indexOf) }))
    .sort((one, other) => comparePlaces(one.places, other.places))
    .map(({ problem }) => problem)
}

/** Where each segment of a pointer stands among its siblings. */
const placesOf = (pointer: string, document: unknown, indexOf: KeyIndex): readonly number[] => {
  let here = document
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
      const owner = here
      here = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined
      return Array.isArray(owner) ? Number(key) : isJsonObject(owner) ? indexOf(owner, key) : -1
    })
}

type KeyIndex = (owner: JsonObject, key: string) => number

/** Where keys stand in their object, listed once for each object: one may hold thousands that nobody knows. */
const createKeyIndex = (): KeyIndex => {
  const known = new WeakMap<JsonObject, ReadonlyMap<string, number>>()
  return (owner, key) => {
    let indexes = known.get(owner)
    if (!indexes) known.set(owner, (indexes = new Map(Object.keys(owner).map((one, index) => [one, index]))))
    return indexes.get(key) ?? -1
  }
}

const comparePlaces = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((place, index) => place !== other[index])
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
