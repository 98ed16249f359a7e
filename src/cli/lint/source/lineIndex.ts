/** A place in a text: line and column from 1, columns in UTF-16 code units. */
interface Position {
  readonly line: number
  readonly column: number
}

export interface LineIndex {
  readonly lineCount: number
  /** Line and column of an offset. */
  readonly positionAt: (offset: number) => Position
  /** A line's text without its line break; `''` after the last line. */
  readonly lineText: (line: number) => string
  readonly lineStart: (line: number) => number
}

/** Finds lines and columns in a text by binary search instead of counting each time. */
export const createLineIndex = (text: string): LineIndex => {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length)
  const lineStart = (line: number): number => starts[line - 1] ?? text.length
  return {
    lineCount: starts.length,
    lineStart,
    lineText: (line) => text.slice(lineStart(line), lineStart(line + 1)).replace(/[\r\n]+$/, ''),
    positionAt: (offset) => {
      const line = lastNotAfter(starts, offset)
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
  }
}

const lastNotAfter = (starts: readonly number[], offset: number): number => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? Infinity) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
