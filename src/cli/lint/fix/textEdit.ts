import type { Writing } from './writing.ts'
import type { SourceEntry, SourceNode } from '../source/sourceNode.ts'

/** Puts `text` in place of a range; offsets in UTF-16 code units. */
interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Edits that belong together: all are made or none. They don't overlap. */
export type Change = readonly TextEdit[]

const startOf = (change: Change): number => Math.min(...change.map(({ start }) => start))
const endOf = (change: Change): number => Math.max(...change.map(({ end }) => end))

/** Makes all changes that don't touch one another, the first in the text first. What is left over is for another round. */
export const applyChanges = (text: string, changes: readonly Change[]): { readonly text: string; readonly count: number } => {
  const ordered = changes.filter((change) => change.length > 0).sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
  const edits: TextEdit[] = []
  let count = 0
  let reached = -1
  for (const change of ordered) {
    if (startOf(change) <= reached) continue
    edits.push(...change)
    reached = endOf(change)
    count += 1
  }
  return { text: applyEdits(text, edits), count }
}

const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), inserted)
    at = end
  }
  return parts.join('') + text.slice(at)
}

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
