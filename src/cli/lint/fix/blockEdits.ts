import type { SourceEntry } from '../source/sourceNode.ts'
import { flowEdits } from './flowEdits.ts'
import type { Layout } from './layout.ts'
import { indentAt, indentLines, lineEndAt, lineStartAt, type Writing } from './writing.ts'

const spacesBefore = (text: string, offset: number): string => ' '.repeat(offset - lineStartAt(text, offset))

const pairOf = ({ writeKey, writeValue }: Writing, key: string, value: unknown): string => `${writeKey(key)}: ${writeValue(value)}`

/** Behind the comment on the last line of a value; text blocks end with their line break. */
const insertLine = ({ text, lineBreak }: Writing, end: number, line: string) => {
  const isAtLineStart = end > 0 && /[\r\n]/.test(text.charAt(end - 1))
  const at = isAtLineStart ? end : lineEndAt(text, end)
  return [{ start: at, end: at, text: isAtLineStart ? line + lineBreak : lineBreak + line }]
}

/** Edits in YAML without brackets. Comments and blank lines stay where they are. */
export const blockEdits: Layout = {
  insertFirst: (writing, node, key, value) => {
    const at = node.entries[0]?.keySpan.start
    if (at === undefined) return undefined
    return [{ start: at, end: at, text: `${pairOf(writing, key, value)}${writing.lineBreak}${spacesBefore(writing.text, at)}` }]
  },
  insertAfter: (writing, { keySpan, value: node }, key, value) =>
    insertLine(writing, node.end, `${spacesBefore(writing.text, keySpan.start)}${pairOf(writing, key, value)}`),
  remove: ({ text }, node, entry) => {
    const after = node.entries[node.entries.indexOf(entry) + 1]
    const { start } = entry.keySpan
    if (indentAt(text, start) === undefined) return after && [{ start, end: after.keySpan.start, text: '' }]
    if (node.entries.length === 1) return undefined
    const end = lineEndAt(text, entry.value.end)
    const lineBreak = /^(?:\r\n|\r|\n)?/.exec(text.slice(end))?.[0] ?? ''
    return [{ start: lineStartAt(text, start), end: end + lineBreak.length, text: '' }]
  },
  wrapValue: (writing, entry, segments) =>
    entry.value.isBlock ? wrapBlock(writing, entry, segments) : flowEdits.wrapValue(writing, entry, segments),
  wrapEntry: (writing, { keySpan, value }, keys) => {
    const { text, step, lineBreak, writeKey } = writing
    const indent = spacesBefore(text, keySpan.start)
    const lines = keys.map((key, depth) => `${depth === 0 ? '' : lineBreak + indent + step.repeat(depth)}${writeKey(key)}`)
    return [{ ...keySpan, text: lines.join(':') }, ...indentLines(text, keySpan.end, value.end, step.repeat(keys.length - 1))]
  },
}

const wrapBlock = (writing: Writing, { keySpan, value }: SourceEntry, segments: readonly (string | 0)[]) => {
  const { text, step, lineBreak, writeKey } = writing
  const own = spacesBefore(text, value.start)
  // A list may stand as far to the left as its key; what is put around it may not.
  const shift = own.length <= spacesBefore(text, keySpan.start).length ? step : ''
  let [before, indent] = [shift, own + shift]
  let added = ''
  for (const segment of segments) {
    const more = segment === 0 ? '  ' : step
    before += segment === 0 ? '- ' : `${writeKey(segment)}:${lineBreak}${indent}${more}`
    indent += more
    added += more
  }
  return [{ start: value.start, end: value.start, text: before }, ...indentLines(text, value.start, value.end, shift + added)]
}
