import { entryOf, type SourceEntry, type SourceNode, type Span } from '../source/sourceNode.ts'
import { blockEdits } from './blockEdits.ts'
import { flowEdits } from './flowEdits.ts'
import type { Change, Layout } from './textEdit.ts'
import type { Writing } from './writing.ts'

const layoutOf = ({ isBlock }: SourceNode): Layout => (isBlock ? blockEdits : flowEdits)

/** Gives a key another name. */
export const renameKey = (writing: Writing, { keySpan }: SourceEntry, key: string): Change => [{ ...keySpan, text: writing.writeKey(key) }]

/** Puts a value on one line in place of another. The line break at the end of a YAML text block stays. */
export const replaceValue = ({ text, writeValue }: Writing, { isBlock, start, end }: SourceNode, value: unknown): Change | undefined => {
  if (isBlock) return undefined
  if (start === end) return [{ start, end, text: ` ${writeValue(value)}` }]
  return [{ start, end: start + text.slice(start, end).trimEnd().length, text: writeValue(value) }]
}

/** Sets a key: in its place where it stands there as `null`, else behind `after`, else first. */
export const setKey = (writing: Writing, node: SourceNode, key: string, value: unknown, after?: string): Change | undefined => {
  if (node.kind !== 'object') return undefined
  const present = entryOf(node, key)
  if (present !== undefined) return replaceValue(writing, present.value, value)
  const before = after === undefined ? undefined : entryOf(node, after)
  const layout = layoutOf(node)
  return before === undefined ? layout.insertFirst(writing, node, key, value) : layout.insertAfter(writing, before, key, value)
}

/** Puts objects and lists around the value of a key, outermost first: a key for an object, 0 for a list. */
export const wrapValue = (writing: Writing, node: SourceNode, entry: SourceEntry, segments: readonly (string | 0)[]): Change | undefined =>
  layoutOf(node).wrapValue(writing, entry, segments)

/** An anchor in what goes would leave its aliases without what they stand for. */
const holdsAnchor = ({ text }: Writing, { start, end }: Span): boolean => text.slice(start, end).includes('&')

/** Removes a key with its value. */
export const removeKey = (writing: Writing, node: SourceNode, entry: SourceEntry): Change | undefined => {
  const { keySpan, value } = entry
  // Neither an anchor before the value, nor an alias, whose value stands elsewhere.
  const isPlain = /^\s*:\s*$/.test(writing.text.slice(keySpan.end, value.start)) && !holdsAnchor(writing, value)
  return isPlain ? layoutOf(node).remove(writing, node, entry) : undefined
}

/** Removes an item of an array, not the first one. */
export const removeItem = (writing: Writing, node: SourceNode, index: number): Change | undefined => {
  const item = node.items[index]
  return item === undefined || holdsAnchor(writing, item) ? undefined : layoutOf(node).removeItem(writing, node, index)
}

/** Moves an entry of an object down into others, which are made where they are missing. `undefined` where something stands there already. */
export const moveDown = (
  writing: Writing,
  node: SourceNode,
  entry: SourceEntry,
  value: unknown,
  keys: readonly string[],
): Change | undefined => {
  const [first = '', ...rest] = keys
  const target = entryOf(node, first)
  if (target === undefined) return layoutOf(node).wrapEntry(writing, entry, keys)
  const inserted = insertBelow(writing, target.value, rest, value)
  const removed = layoutOf(node).remove(writing, node, entry)
  return inserted && removed && [...inserted, ...removed]
}

const insertBelow = (writing: Writing, node: SourceNode, keys: readonly string[], value: unknown): Change | undefined => {
  const [key, ...rest] = keys
  if (key === undefined || node.kind !== 'object') return undefined
  const next = entryOf(node, key)
  if (next !== undefined) return insertBelow(writing, next.value, rest, value)
  const nested = rest.reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), value)
  const last = node.entries.at(-1)
  const layout = layoutOf(node)
  return last === undefined ? layout.insertFirst(writing, node, key, nested) : layout.insertAfter(writing, last, key, nested)
}

/** Moves an entry of `owner` up, beside it, under another name. What would be left empty goes. */
export const moveUp = (
  writing: Writing,
  { node, owner, entry }: { readonly node: SourceNode; readonly owner: SourceEntry; readonly entry: SourceEntry },
  value: unknown,
  key: string,
): Change | undefined => {
  if (entryOf(node, key) !== undefined) return undefined
  if (owner.value.entries.length === 1) {
    const replaced = replaceValue(writing, { ...owner.value, isBlock: false }, value)
    return owner.value.isBlock ? undefined : replaced && [...renameKey(writing, owner, key), ...replaced]
  }
  const inserted = layoutOf(node).insertAfter(writing, owner, key, value)
  const removed = layoutOf(owner.value).remove(writing, owner.value, entry)
  return inserted && removed && [...inserted, ...removed]
}
