import type { SourceEntry } from '../source/sourceNode.ts'
import { flowEdits } from './flowEdits.ts'
import type { Layout } from './textEdit.ts'
import { indentAt, indentLines, lineEndAt, lineStartAt, type Writing } from './writing.ts'

const spacesBefore = (writing: Writing, offset: number): string => ' '.repeat(offset - lineStartAt(writing, offset))

const pairOf = ({ writeKey }: Writing, key: string, written: string): string => `${writeKey(key)}: ${written}`

/** Block scalars include their final line break, so they end at the start of a line. */
const isAtLineStart = ({ text }: Writing, end: number): boolean => end > 0 && /[\r\n]/.test(text.charAt(end - 1))

const lineStartBehind = (writing: Writing, end: number): number =>
  isAtLineStart(writing, end) ? end : writing.lines.lineStart(writing.lines.positionAt(end).line + 1)

/** Inserts a line after the last line of a value, including its comment. */
const insertLine = (writing: Writing, end: number, line: string) => {
  const { lineBreak } = writing
  if (isAtLineStart(writing, end)) return [{ start: end, end, text: line + lineBreak }]
  const at = lineEndAt(writing, end)
  return [{ start: at, end: at, text: lineBreak + line }]
}

/** An empty edit that blocks other changes up to the end of a value in this round, because its indentation changes. */
const holdUntil = (writing: Writing, end: number) => {
  const at = isAtLineStart(writing, end) ? end : lineEndAt(writing, end)
  return { start: at, end: at, text: '' }
}

/** Edits in YAML block style. Comments and blank lines stay where they are. */
export const blockEdits: Layout = {
  insertFirst: (writing, node, key, written) => {
    const at = node.entries[0]?.keySpan.start
    if (at === undefined) return undefined
    return [{ start: at, end: at, text: `${pairOf(writing, key, written)}${writing.lineBreak}${spacesBefore(writing, at)}` }]
  },
  insertAfter: (writing, { keySpan, value: node }, key, written) =>
    insertLine(writing, node.end, `${spacesBefore(writing, keySpan.start)}${pairOf(writing, key, written)}`),
  remove: (writing, node, entry) => {
    const after = node.entries[node.entries.indexOf(entry) + 1]
    const { start } = entry.keySpan
    if (indentAt(writing, start) === undefined) return after && [{ start, end: after.keySpan.start, text: '' }]
    if (node.entries.length === 1) return undefined
    return [{ start: lineStartAt(writing, start), end: lineStartBehind(writing, entry.value.end), text: '' }]
  },
  removeItem: (writing, { items }, index) => {
    const item = items[index]
    if (item === undefined) return undefined
    const start = lineStartAt(writing, item.start)
    const isAlone = /^ *- +$/.test(writing.text.slice(start, item.start))
    return isAlone ? [{ start, end: lineStartBehind(writing, item.end), text: '' }] : undefined
  },
  wrapValue: (writing, entry, segments) =>
    entry.value.isBlock ? wrapBlock(writing, entry, segments) : flowEdits.wrapValue(writing, entry, segments),
  wrapEntry: (writing, { keySpan, value }, keys) => {
    const { step, lineBreak, writeKey } = writing
    const indent = spacesBefore(writing, keySpan.start)
    const lines = keys.map((key, depth) => `${depth === 0 ? '' : lineBreak + indent + step.repeat(depth)}${writeKey(key)}`)
    return [
      { ...keySpan, text: lines.join(':') },
      ...indentLines(writing, keySpan.end, value.end, step.repeat(keys.length - 1)),
      holdUntil(writing, value.end),
    ]
  },
}

const wrapBlock = (writing: Writing, { keySpan, value }: SourceEntry, segments: readonly (string | 0)[]) => {
  const { step, lineBreak, writeKey } = writing
  const own = spacesBefore(writing, value.start)
  // A list may be indented no further than its key, but an object or list wrapped around it has to be, and the list with it.
  const shift = own.length <= spacesBefore(writing, keySpan.start).length ? step : ''
  let [before, indent] = [shift, own + shift]
  let added = ''
  for (const segment of segments) {
    const more = segment === 0 ? '  ' : shift === '' ? step : ''
    before += segment === 0 ? '- ' : `${writeKey(segment)}:${lineBreak}${indent}${more}`
    indent += more
    added += more
  }
  return [
    { start: value.start, end: value.start, text: before },
    ...indentLines(writing, value.start, value.end, shift + added),
    holdUntil(writing, value.end),
  ]
}
