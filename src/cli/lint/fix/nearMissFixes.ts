import { findNearMiss } from '../../../core/schema/findNearMiss.ts'
import type { ProblemArgs } from '../../../core/schema/problems.ts'
import { fieldTypeNames } from '../../../core/schema/wire.ts'
import { entryOf } from '../source/sourceNode.ts'
import { entryAt, type FixPlace, nodeAt, parentOf, valueAt } from './fixPlace.ts'
import type { Fixes } from './fixes.ts'
import { moveDown, moveUp, renameKey, replaceValue } from './rewriter.ts'
import type { Change } from './textEdit.ts'

const correctKey = (place: FixPlace, { right, ofField }: ProblemArgs['key/near-miss']): Change | undefined => {
  const at = entryAt(place)
  if (at === undefined) return undefined
  const { writing } = place
  const { node, entry } = at
  if (ofField) {
    const owner = entryAt(parentOf(place))
    return owner && moveUp(writing, { node: owner.node, owner: owner.entry, entry }, valueAt(place), right)
  }
  if (right.includes('.')) return moveDown(writing, node, entry, valueAt(place), right.split('.'))
  return entryOf(node, right) === undefined ? renameKey(writing, entry, right) : undefined
}

const correctWord = (place: FixPlace, { right }: { readonly right?: string | undefined }): Change | undefined => {
  const node = nodeAt(place)
  return node && right !== undefined ? replaceValue(place.writing, node, right) : undefined
}

/** Other words for a type that say no more than the type does: `date` would lose its format. */
const sameTypes: ReadonlySet<string> = new Set(['text', 'str', 'int', 'float', 'double', 'decimal', 'bool', 'list', 'dict'])

const correctType = (place: FixPlace, args: ProblemArgs['field/unknown-type']): Change | undefined =>
  sameTypes.has(args.type.toLowerCase()) || findNearMiss(args.type, fieldTypeNames) !== undefined ? correctWord(place, args) : undefined

/** Fixes that put what was probably meant in place of what is ignored: the form changes. Decisions §1, near misses. */
export const nearMissFixes = {
  'key/near-miss': correctKey,
  'field/unknown-type': correctType,
  'field/unknown-widget': correctWord,
  'field/unknown-format': correctWord,
  'widget/unknown-language': correctWord,
  'rules/unknown-operator': correctWord,
} satisfies Fixes
