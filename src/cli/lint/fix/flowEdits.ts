import type { SourceEntry, SourceNode } from '../source/sourceNode.ts'
import type { Layout } from './textEdit.ts'
import { indentAt, indentLines, lineIndentAt, type Writing } from './writing.ts'

const pairOf = ({ writeKey, space }: Writing, key: string, written: string): string => `${writeKey(key)}:${space}${written}`

/** The text between two entries: a line break with indentation, or a space. */
const gapAt = (writing: Writing, offset: number): string => {
  const { lineBreak, space } = writing
  const indent = indentAt(writing, offset)
  return indent === undefined ? space : lineBreak + indent
}

/** Edits in JSON, and in YAML flow style. */
export const flowEdits: Layout = {
  insertFirst: (writing, node, key, written) => {
    const pair = pairOf(writing, key, written)
    const [first] = node.entries
    if (first === undefined) return [{ ...node, text: `{${writing.padding}${pair}${writing.padding}}` }]
    const at = first.keySpan.start
    return [{ start: at, end: at, text: `${pair},${gapAt(writing, at)}` }]
  },
  insertAfter: (writing, entry, key, written) => {
    const at = entry.value.end
    return [{ start: at, end: at, text: `,${gapAt(writing, entry.keySpan.start)}${pairOf(writing, key, written)}` }]
  },
  remove: (_writing, node, entry) => {
    const index = node.entries.indexOf(entry)
    const [before, after] = [node.entries[index - 1], node.entries[index + 1]]
    if (after !== undefined) return [{ start: entry.keySpan.start, end: after.keySpan.start, text: '' }]
    return [{ start: before?.value.end ?? node.start + 1, end: before === undefined ? node.end - 1 : entry.value.end, text: '' }]
  },
  removeItem: ({ text }, { items }, index) => {
    const [before, item, after] = [items[index - 1], items[index], items[index + 1]]
    if (before === undefined || item === undefined) return undefined
    const [start, end] = after === undefined ? [before.end, item.end] : [item.start, after.start]
    const gap = after === undefined ? text.slice(before.end, item.start) : text.slice(item.end, after.start)
    return /^\s*,\s*$/.test(gap) ? [{ start, end, text: '' }] : undefined
  },
  wrapValue: (writing, { value }, segments) => wrapNode(writing, value, segments),
  wrapEntry: (writing, entry, keys) => wrapEntry(writing, entry, keys),
}

const wrapNode = (writing: Writing, node: SourceNode, segments: readonly (string | 0)[]) => {
  const { text, step, lineBreak, space, padding, writeKey } = writing
  const isMultiLine = /[\r\n]/.test(text.slice(node.start, node.end))
  const base = lineIndentAt(writing, node.start)
  let [before, after] = ['', '']
  for (const [depth, segment] of segments.entries()) {
    const [open, close] = segment === 0 ? ['[', ']'] : ['{', '}']
    const inner = isMultiLine ? lineBreak + base + step.repeat(depth + 1) : segment === 0 ? '' : padding
    const outer = isMultiLine ? lineBreak + base + step.repeat(depth) : segment === 0 ? '' : padding
    before += `${open}${inner}${segment === 0 ? '' : `${writeKey(segment)}:${space}`}`
    after = `${outer}${close}${after}`
  }
  return [
    { start: node.start, end: node.start, text: before },
    ...indentLines(writing, node.start, node.end, step.repeat(segments.length)),
    { start: node.end, end: node.end, text: after },
  ]
}

/** `"a": 1` becomes `"b": { "c": 1 }`; the value stays where it is, with its text. */
const wrapEntry = (writing: Writing, { keySpan, value }: SourceEntry, [first = '', ...rest]: readonly string[]) => [
  { ...keySpan, text: writing.writeKey(first) },
  ...(rest.length === 0 ? [] : wrapNode(writing, value, rest)),
]
