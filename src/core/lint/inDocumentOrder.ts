import { copyJson } from '../schema/copyJson.ts'
import { isJsonObject } from '../schema/json.ts'
import type { Problem } from '../schema/problems.ts'

/** Problems in the order of the document they point into: an object before what is in it, else as its keys stand. Those of one place stay as they are. */
export const inDocumentOrder = (problems: readonly Problem[], json: unknown): readonly Problem[] => {
  const document = copyJson(json, '').value
  return problems
    .map((problem) => ({ problem, places: placesOf(problem.pointer, document) }))
    .sort((one, other) => comparePlaces(one.places, other.places))
    .map(({ problem }) => problem)
}

/** Where each segment of a pointer stands among its siblings. */
const placesOf = (pointer: string, document: unknown): readonly number[] => {
  let here = document
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
      const owner = here
      here = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined
      return Array.isArray(owner) ? Number(key) : isJsonObject(owner) ? Object.keys(owner).indexOf(key) : -1
    })
}

const comparePlaces = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((place, index) => place !== other[index])
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
