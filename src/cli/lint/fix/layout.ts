import type { SourceEntry, SourceNode } from '../source/sourceNode.ts'
import type { Change } from './textEdit.ts'
import type { Writing } from './writing.ts'

/** How objects are edited as they are written: between brackets, or as a YAML block. `undefined` where it cannot be done without writing the object anew. */
export interface Layout {
  /** Adds a key before all others. */
  readonly insertFirst: (writing: Writing, node: SourceNode, key: string, value: unknown) => Change | undefined
  /** Adds a key behind another one. */
  readonly insertAfter: (writing: Writing, entry: SourceEntry, key: string, value: unknown) => Change | undefined
  readonly remove: (writing: Writing, node: SourceNode, entry: SourceEntry) => Change | undefined
  /** Removes an item of an array, not the first one. Comments beside it that may belong to others, anchors and aliases keep it. */
  readonly removeItem: (writing: Writing, node: SourceNode, index: number) => Change | undefined
  /** Puts objects and lists around a value, outermost first: a key for an object, 0 for a list. */
  readonly wrapValue: (writing: Writing, entry: SourceEntry, segments: readonly (string | 0)[]) => Change | undefined
  /** Puts an entry under other keys, outermost first; the last one takes the place of its own key. */
  readonly wrapEntry: (writing: Writing, entry: SourceEntry, keys: readonly string[]) => Change | undefined
}
