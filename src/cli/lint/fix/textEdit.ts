import type { SourceEntry, SourceNode } from '../source/sourceNode.ts'
import type { Writing } from './writing.ts'
import { parentAddress } from '../../../core/values/path.ts'

/** Replaces a range by `text`; offsets in UTF-16 code units. */
interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Edits that belong together: all are applied or none. They don't overlap. */
export type Edits = readonly TextEdit[]

/** The new place of a value after a change, as JSON Pointers from the root of the file. */
export interface Move {
  readonly from: string
  /** `undefined`: it is removed; the items after it in a list move up. */
  readonly to: string | undefined
}

/** The fix for one problem. */
export interface Change {
  readonly edits: Edits
  readonly moves: readonly Move[]
}

const startOf = ({ edits }: Change): number => Math.min(...edits.map(({ start }) => start))
const endOf = ({ edits }: Change): number => Math.max(...edits.map(({ end }) => end))

/** Applies the changes that don't touch one another; of those that do, the first in the text. The rest waits for another round. */
export const applyChanges = (text: string, changes: readonly Change[]): { readonly text: string; readonly moves: readonly Move[] } => {
  const ordered = changes.filter(({ edits }) => edits.length > 0).sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
  const edits: TextEdit[] = []
  const moves: Move[] = []
  let reached = -1
  for (const change of ordered) {
    if (startOf(change) <= reached) continue
    edits.push(...change.edits)
    moves.push(...change.moves)
    reached = endOf(change)
  }
  return { text: applyEdits(text, edits), moves }
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

/** Maps pointers through moves that happen at once; `undefined` if the value is gone. Moves inside of a moved value are followed too. */
export const followMoves = (moves: readonly Move[]): ((pointer: string) => string | undefined) => {
  const targets = new Map(moves.map(({ from, to }) => [from, to]))
  const removed = new Map<string, number[]>()
  for (const { from, to } of moves) {
    if (to !== undefined) continue
    const list = parentAddress(from)
    removed.set(list, [...(removed.get(list) ?? []), Number(from.slice(list.length + 1))])
  }
  /** Follows only the first `depth` segments of the pointer: deeper ones are done already. */
  const follow = (pointer: string, depth: number): string | undefined => {
    const segments = pointer.split('/').slice(1)
    for (let length = Math.min(depth, segments.length); length > 0; length -= 1) {
      const from = `/${segments.slice(0, length).join('/')}`
      if (targets.has(from)) {
        const to = targets.get(from)
        const at = to === undefined ? undefined : follow(to, length - 1)
        return at && [at, ...segments.slice(length)].join('/')
      }
      const before = removed.get(parentAddress(from)) ?? []
      if (before.length > 0) segments[length - 1] = moveUpInList(segments[length - 1] ?? '', before)
    }
    return segments.length === 0 ? '' : `/${segments.join('/')}`
  }
  return (pointer) => follow(pointer, Number.POSITIVE_INFINITY)
}

const moveUpInList = (segment: string, removed: readonly number[]): string => {
  const index = Number(segment)
  return Number.isInteger(index) ? String(index - removed.filter((gone) => gone < index).length) : segment
}

/** How objects are edited in their notation: with brackets, or as a YAML block. `undefined` if the object would have to be rewritten. */
export interface Layout {
  /** Adds a key before all others. `written` is the text of its value. */
  readonly insertFirst: (writing: Writing, node: SourceNode, key: string, written: string) => Edits | undefined
  /** Adds a key after another one. */
  readonly insertAfter: (writing: Writing, entry: SourceEntry, key: string, written: string) => Edits | undefined
  readonly remove: (writing: Writing, node: SourceNode, entry: SourceEntry) => Edits | undefined
  /** Removes an item of an array, not the first one. Items with anchors, aliases, or comments that may belong to other items are kept. */
  readonly removeItem: (writing: Writing, node: SourceNode, index: number) => Edits | undefined
  /** Puts objects and lists around a value, outermost first: a key for an object, 0 for a list. */
  readonly wrapValue: (writing: Writing, entry: SourceEntry, segments: readonly (string | 0)[]) => Edits | undefined
  /** Puts an entry under other keys, outermost first; the last one replaces its own key. */
  readonly wrapEntry: (writing: Writing, entry: SourceEntry, keys: readonly string[]) => Edits | undefined
}
