import { formatPointer } from 'moduleform/core'
import type { Line, Token } from './token.ts'

/** Deeper values are cut, so that no answer can exhaust the stack. */
const deepest = 60

/**
 * Prints JSON with an indentation of two spaces and records where each pointer begins. Objects and lists that fit into `columns` characters
 * are on one line.
 */
export function printJson(value: unknown, columns = 80): readonly Line[] {
  const lines: Token[][] = [[]]
  print(value, { pointer: '', lead: [], depth: 0, columns, lines })
  return lines
}

interface Place {
  readonly pointer: string
  /** The key and its colon. */
  readonly lead: readonly Token[]
  readonly depth: number
  readonly columns: number
  readonly lines: Token[][]
}

function print(value: unknown, { pointer, lead, depth, columns, lines }: Place): void {
  const line = lines.at(-1) ?? []
  const room = columns - 2 * depth - lengthOf(lead)
  const inline = printInline(value, { pointer, depth, room })
  const entries = entriesOf(value)
  if (entries.length === 0 || depth >= deepest || lengthOf(inline) <= room) {
    line.push(...lead, ...inline)
    return
  }
  const isList = Array.isArray(value)
  line.push(...lead, { text: isList ? '[' : '{', kind: 'mark', ...(lead.length === 0 ? { pointer } : {}) })
  entries.forEach(([key, entry], index) => {
    lines.push([indentation(depth + 1)])
    const below = pointer + formatPointer([key])
    print(entry, { pointer: below, lead: isList ? [] : leadOf(key, below), depth: depth + 1, columns, lines })
    if (index < entries.length - 1) lines.at(-1)?.push(comma)
  })
  lines.push([indentation(depth), { text: isList ? ']' : '}', kind: 'mark' }])
}

interface InlinePlace {
  readonly pointer: string
  readonly depth: number
  /** In characters; printing stops when it is used up. */
  readonly room: number
}

function printInline(value: unknown, { pointer, depth, room }: InlinePlace): readonly Token[] {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? 'undefined'
    return [{ text, kind: typeof value === 'string' ? 'text' : 'literal', pointer }]
  }
  const isList = Array.isArray(value)
  const entries = entriesOf(value)
  if (entries.length === 0) return [{ text: isList ? '[]' : '{}', kind: 'mark', pointer }]
  if (depth >= deepest) return [{ text: isList ? '[…]' : '{…}', kind: 'mark', pointer }]
  const tokens: Token[] = [{ text: isList ? '[' : '{ ', kind: 'mark', pointer }]
  for (const [index, [key, entry]] of entries.entries()) {
    const below = pointer + formatPointer([key])
    tokens.push(...(isList ? [] : leadOf(key, below)), ...printInline(entry, { pointer: below, depth: depth + 1, room }))
    if (lengthOf(tokens) > room) return tokens
    if (index < entries.length - 1) tokens.push(commaAndSpace)
  }
  return [...tokens, { text: isList ? ']' : ' }', kind: 'mark' }]
}

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const leadOf = (key: string, pointer: string): readonly Token[] => [
  { text: JSON.stringify(key), kind: 'key', pointer },
  { text: ': ', kind: 'mark' },
]

const lengthOf = (tokens: readonly Token[]) => tokens.reduce((sum, { text }) => sum + text.length, 0)

const indentation = (depth: number): Token => ({ text: '  '.repeat(depth), kind: 'mark' })
const comma: Token = { text: ',', kind: 'mark' }
const commaAndSpace: Token = { text: ', ', kind: 'mark' }
