import type { Line } from '../../core/plan/plan.ts'

/** Lines that are drawn below one parent. */
interface LineChunk {
  readonly key: string
  readonly lines: readonly Line[]
}

/** Lines in chunks, and what keeps a line in its chunk: another parent would draw it anew, without its focus and its open list. */
export interface ChunkedLines {
  readonly lines: readonly Line[]
  readonly chunks: readonly LineChunk[]
  readonly chunkOf: ReadonlyMap<string, string>
}

/**
 * React looks at all children of a parent when one of them is drawn: so many are below one at first. With 10,000 fields below one, a key that
 * draws its field took 5.2 ms (bench: fields10000 keys script).
 */
const chunkSize = 100

export const keyOfLine = (line: Line): string => (line.length === 1 ? (line[0] ?? '') : line.join('/'))

/**
 * Chunks lines, so that what it costs to draw one of them does not grow with the lines of a form. Those that were there before stay in the chunk they
 * were in, also if they were away meanwhile, unless their order has changed so that they lie between those of another.
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
