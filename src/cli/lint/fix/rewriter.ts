import { mergeKey } from '../../../core/lint/mergeKey.ts'
import { entryOf, type SourceEntry, type SourceNode, type Span } from '../source/sourceNode.ts'
import { blockEdits } from './blockEdits.ts'
import { flowEdits } from './flowEdits.ts'
import type { Edits, Layout } from './textEdit.ts'
import { writeAnew, writeObject, type Writing } from './writing.ts'

const layoutOf = ({ isBlock }: SourceNode): Layout => (isBlock ? blockEdits : flowEdits)

/** Gives a key another name. */
export const renameKey = (writing: Writing, { keySpan }: SourceEntry, key: string): Edits => [{ ...keySpan, text: writing.writeKey(key) }]

/** Replaces a value by another one on one line. The line break at the end of a YAML block scalar stays. */
export const replaceValue = ({ text, writeValue }: Writing, { isBlock, start, end }: SourceNode, value: unknown): Edits | undefined => {
  if (isBlock) return undefined
  if (start === end) return [{ start, end, text: ` ${writeValue(value)}` }]
  return [{ start, end: start + text.slice(start, end).trimEnd().length, text: writeValue(value) }]
}

/** Sets a key: replaces its value if it is present, otherwise inserts it after `after`, or as the first one. */
export const setKey = (writing: Writing, node: SourceNode, key: string, value: unknown, after?: string): Edits | undefined => {
  if (node.kind !== 'object') return undefined
  const present = entryOf(node, key)
  if (present !== undefined) return replaceValue(writing, present.value, value)
  const before = after === undefined ? undefined : entryOf(node, after)
  const [layout, written] = [layoutOf(node), writing.writeValue(value)]
  return before === undefined ? layout.insertFirst(writing, node, key, written) : layout.insertAfter(writing, before, key, written)
}

/** True for an alias: its value is written at its anchor. */
const standsElsewhere = ({ keySpan, value }: SourceEntry): boolean => value.start < keySpan.end

/** True for an alias, and for a value with an anchor: what is added to it appears in other places too. */
const isShared = ({ text }: Writing, entry: SourceEntry): boolean =>
  standsElsewhere(entry) || text.slice(entry.keySpan.end, entry.value.start).includes('&')

/** Puts objects and lists around the value of a key, outermost first: a key for an object, 0 for a list. */
export const wrapValue = (writing: Writing, node: SourceNode, entry: SourceEntry, segments: readonly (string | 0)[]): Edits | undefined =>
  standsElsewhere(entry) ? undefined : layoutOf(node).wrapValue(writing, entry, segments)

/** Removing an anchor would break its aliases, and what a merge key stands for cannot be written on one line. */
const holdsAnchorOrMerge = ({ text }: Writing, { start, end }: Span): boolean => /&|<<\s*:/.test(text.slice(start, end))

/** Neither an anchor before the value nor an alias. */
const isPlain = (writing: Writing, { keySpan, value }: SourceEntry): boolean =>
  /^\s*:\s*$/.test(writing.text.slice(keySpan.end, value.start)) && !holdsAnchorOrMerge(writing, value)

export const removeKey = (writing: Writing, node: SourceNode, entry: SourceEntry): Edits | undefined =>
  isPlain(writing, entry) ? layoutOf(node).remove(writing, node, entry) : undefined

/** Removes an item of an array, not the first one. */
export const removeItem = (writing: Writing, node: SourceNode, index: number): Edits | undefined => {
  const item = node.items[index]
  return item === undefined || holdsAnchorOrMerge(writing, item) ? undefined : layoutOf(node).removeItem(writing, node, index)
}

/** An entry, with the object that contains it and its parsed value. */
export interface MovedEntry {
  readonly node: SourceNode
  readonly entry: SourceEntry
  readonly value: unknown
}

/** Moves an entry of an object down into nested objects, which are created if missing. `undefined` if the target key exists already. */
export const moveDown = (writing: Writing, moved: MovedEntry, keys: readonly string[]): Edits | undefined => {
  const { node, entry } = moved
  const [first = '', ...rest] = keys
  const target = entryOf(node, first)
  if (target === undefined) return standsElsewhere(entry) ? undefined : layoutOf(node).wrapEntry(writing, entry, keys)
  const inserted = isShared(writing, target) ? undefined : insertBelow(writing, target.value, rest, moved)
  const removed = removeKey(writing, node, entry)
  return inserted && removed && [...inserted, ...removed]
}

const insertBelow = (writing: Writing, node: SourceNode, keys: readonly string[], moved: MovedEntry): Edits | undefined => {
  const [key, ...rest] = keys
  // A merge key may bring the same key already.
  if (key === undefined || node.kind !== 'object' || entryOf(node, mergeKey) !== undefined) return undefined
  const next = entryOf(node, key)
  if (next !== undefined) return isShared(writing, next) ? undefined : insertBelow(writing, next.value, rest, moved)
  const nested = writeMoved(writing, moved, rest)
  const last = node.entries.at(-1)
  const layout = layoutOf(node)
  return last === undefined ? layout.insertFirst(writing, node, key, nested) : layout.insertAfter(writing, last, key, nested)
}

/** The value of an entry inside objects with these keys, outermost first. */
const writeMoved = (writing: Writing, { entry, value }: MovedEntry, keys: readonly string[]): string =>
  keys.reduceRight((inner, outer) => writeObject(writing, [[outer, inner]]), writeAnew(writing, entry.value, value))

/** Moves an entry of `owner` up, next to it, under other keys. A parent that would be left empty is removed. */
export const moveUp = (
  writing: Writing,
  moved: MovedEntry,
  owner: MovedEntry,
  [key = '', ...below]: readonly string[],
): Edits | undefined => {
  const { entry } = moved
  if (entryOf(owner.node, key) !== undefined || standsElsewhere(owner.entry) || !isPlain(writing, entry)) return undefined
  const held = owner.entry.value
  if (held.entries.length === 1)
    return held.isBlock ? undefined : replaceEntry(writing, owner.entry, key, writeMoved(writing, moved, below))
  const inserted = layoutOf(owner.node).insertAfter(writing, owner.entry, key, writeMoved(writing, moved, below))
  const removed = layoutOf(held).remove(writing, held, entry)
  return inserted && removed && [...inserted, ...removed]
}

/** Replaces an entry by another key and value on one line. Entries that contain a comment or an anchor are kept. */
export const replaceEntry = (writing: Writing, entry: SourceEntry, key: string, written: string): Edits | undefined => {
  const { keySpan, value } = entry
  const isSimple = isPlain(writing, entry) && !(value.isBlock && writing.text.slice(value.start, value.end).includes('#'))
  const start = value.isBlock ? keySpan.end : value.start
  const text = value.isBlock ? `: ${written}` : written
  return isSimple ? [...renameKey(writing, entry, key), { start, end: value.end, text }] : undefined
}
