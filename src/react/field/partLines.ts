import type { Line } from '../../core/plan/plan.ts'

/** Lines that are drawn below one parent. */
interface LinePart {
  readonly key: string
  readonly lines: readonly Line[]
}

/** Lines in parts, and what keeps a line in its part: another parent would draw it anew, without its focus and its open list. */
export interface PartedLines {
  readonly lines: readonly Line[]
  readonly parts: readonly LinePart[]
  readonly partOf: ReadonlyMap<string, string>
}

/** React looks at all children of a parent when one of them is drawn: so many are below one at first. */
const partSize = 100

export const keyOfLine = (line: Line): string => (line.length === 1 ? (line[0] ?? '') : line.join('/'))

/** Whether the same fields stand in the same lines. */
export const areSameLines = (some: readonly Line[], others: readonly Line[]): boolean =>
  some.length === others.length &&
  some.every((line, index) => {
    const other = others[index]
    return line.length === other?.length && line.every((id, place) => id === other[place])
  })

/**
 * Parts lines, so that what it costs to draw one of them does not grow with the lines of a form. Those that were there before stay in the part they
 * were in, also if they were away meanwhile, unless their order has changed so that they lie between those of another.
 */
export function partLines(lines: readonly Line[], partOf: ReadonlyMap<string, string> = new Map()): PartedLines {
  const next = new Map(partOf)
  const parts = new Map<string, Line[]>()
  const comingParts = partOf.size === 0 ? [] : partsToCome(lines, partOf)
  let current = ''
  let open: Line[] | undefined
  for (const [index, line] of lines.entries()) {
    const key = keyOfLine(line)
    const own = next.get(key)
    const isFull = open === undefined || (open.length >= partSize && comingParts[index] !== current)
    if (own === undefined ? isFull : own !== current && !parts.has(own)) {
      current = own ?? key
      parts.set(current, (open = []))
    }
    next.set(key, current)
    open?.push(line)
  }
  return { lines, partOf: next, parts: [...parts].map(([key, of]) => ({ key, lines: of })) }
}

/** For each line the part that it, or the first known line after it, was in. */
function partsToCome(lines: readonly Line[], partOf: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  let part: string | undefined
  const coming = lines.map((line) => partOf.get(keyOfLine(line)))
  for (let index = coming.length - 1; index >= 0; index -= 1) coming[index] = part = coming[index] ?? part
  return coming
}
