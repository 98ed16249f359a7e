import type { Position } from './position.ts'
import type { Line } from './token.ts'

/** The place of each pointer in printed JSON. */
export function indexPositions(lines: readonly Line[]): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>()
  for (const [index, tokens] of lines.entries()) {
    let column = 1
    for (const { pointer, text } of tokens) {
      if (pointer !== undefined && !positions.has(pointer)) positions.set(pointer, { line: index + 1, column })
      column += text.length
    }
  }
  return positions
}
