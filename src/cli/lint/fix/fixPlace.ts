import { getValue, parentAddress, segmentsOf } from '../../../core/values/path.ts'
import { findNode } from '../source/findSpan.ts'
import { entryOf, type SourceEntry, type SourceNode } from '../source/sourceNode.ts'
import type { Writing } from './writing.ts'

/** What a fix works on: a place in a text, with the value that stands there. */
export interface FixPlace {
  readonly writing: Writing
  readonly json: unknown
  readonly root: SourceNode
  /** JSON Pointer from the root of the file. */
  readonly pointer: string
}

export const valueAt = ({ json, pointer }: FixPlace): unknown => getValue(json, segmentsOf(pointer))

export const nodeAt = ({ root, pointer }: FixPlace): SourceNode | undefined => findNode(root, pointer)

export const parentOf = (place: FixPlace): FixPlace => ({ ...place, pointer: parentAddress(place.pointer) })

export const keyOf = ({ pointer }: FixPlace): string => segmentsOf(pointer).at(-1) ?? ''

/** The entry of a key, with the object it stands in. */
export const entryAt = (place: FixPlace): { readonly node: SourceNode; readonly entry: SourceEntry } | undefined => {
  const node = nodeAt(parentOf(place))
  const entry = node?.kind === 'object' ? entryOf(node, keyOf(place)) : undefined
  return node && entry && { node, entry }
}
