import type { Line } from '../../core/plan/plan.ts'

/** Lines that are rendered below one parent. */
interface LineChunk {
  readonly key: string
  readonly lines: readonly Line[]
}

/**
 * Lines in chunks, and the chunk of each line: a line that moves to another parent is mounted again and loses its focus and its open list.
 */
export interface ChunkedLines {
  readonly lines: readonly Line[]
  readonly chunks: readonly LineChunk[]
  readonly chunkOf: ReadonlyMap<string, string>
}

/**
 * React visits all children of a parent when one of them renders, so many lines share one parent at first. With 10,000 fields below one, a
 * key that renders its field took 5.2 ms (bench: fields10000 keys script).
 */
const chunkSize = 100

export const keyOfLine = (line: Line): string => (line.length === 1 ? (line[0] ?? '') : line.join('/'))

/**
 * Chunks lines, so that the cost of rendering one does not grow with the number of lines. A known line stays in its chunk, even if it was
 * hidden meanwhile, unless a new order has put it between the lines of another chunk.
 */
export function chunkLines(lines: readonly Line[], chunkOf: ReadonlyMap<string, string> = new Map()): ChunkedLines {
  const next = new Map(chunkOf)
  const chunks = new Map<string, Line[]>()
  const comingChunks = chunkOf.size === 0 ? [] : chunksToCome(lines, chunkOf)
  let current = ''
  let open: Line[] | undefined
  for (const [index, line] of lines.entries()) {
    const key = keyOfLine(line)
    const own = next.get(key)
    const isFull = open === undefined || (open.length >= chunkSize && comingChunks[index] !== current)
    if (own === undefined ? isFull : own !== current && !chunks.has(own)) {
      current = own ?? key
      chunks.set(current, (open = []))
    }
    next.set(key, current)
    open?.push(line)
  }
  return { lines, chunkOf: next, chunks: [...chunks].map(([key, of]) => ({ key, lines: of })) }
}

/** For each line the chunk that it, or the first known line after it, was in. */
function chunksToCome(lines: readonly Line[], chunkOf: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  let chunk: string | undefined
  const coming = lines.map((line) => chunkOf.get(keyOfLine(line)))
  for (let index = coming.length - 1; index >= 0; index -= 1) coming[index] = chunk = coming[index] ?? chunk
  return coming
}
