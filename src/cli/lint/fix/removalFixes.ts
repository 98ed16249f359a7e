import { isEqual } from '../../../core/values/isEqual.ts'
import { entryAt, type FixPlace, keyOf, nodeAt, parentOf, valueAt } from './fixPlace.ts'
import type { Fixes } from './fixes.ts'
import { removeItem, removeKey } from './rewriter.ts'
import type { Change } from './textEdit.ts'

/** Removes an entry of a list that an earlier one equals in all it holds. */
const removeRepeated = (place: FixPlace): Change | undefined => {
  const [list, node, index] = [valueAt(parentOf(place)), nodeAt(parentOf(place)), Number(keyOf(place))]
  if (node?.kind !== 'array' || !Array.isArray(list)) return undefined
  const isRepeated = list.slice(0, index).some((earlier) => isEqual(earlier, list[index]))
  return isRepeated ? removeItem(place.writing, node, index) : undefined
}

const removeAt = (place: FixPlace): Change | undefined => {
  const at = entryAt(place)
  return at && removeKey(place.writing, at.node, at.entry)
}

/** Fixes that remove what is said twice, or to nobody: the schema is shorter, the form stays the same. */
export const removalFixes = {
  'order/duplicate-id': removeRepeated,
  'layout/element-twice': removeRepeated,
  'content/object-twice': (place) => removeRepeated(parentOf(place)),
  'content/dependency-twice': (place) => removeRepeated(parentOf(place)),
  'rules/repeated-comparison': removeRepeated,
  'rules/repeated-value': removeRepeated,
  'rules/needless-value': removeAt,
} satisfies Fixes
