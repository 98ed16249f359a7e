import { type FileReport, type Finding, findingRange } from '../finding.ts'
import type { Paint } from '../../paint.ts'
import { type Cell, cellsOf, visibleLine, withoutCommands } from '../../visibleText.ts'

/** Of what spans several lines so many more are shown below the first, where its id mostly stands. */
const moreLines = 1

export interface Excerpt {
  readonly lines: readonly string[]
  /** Columns of the line numbers. */
  readonly gutter: number
}

/** The place of a finding in its source: the line with a caret below. */
export const formatExcerpt = (report: FileReport, finding: Finding, paint: Paint, columns: number): Excerpt => {
  const { lines } = report
  const { line, column, endLine, endColumn } = findingRange(report, finding)
  const last = Math.min(endLine, line + moreLines)
  const gutter = String(last).length
  const width = Math.max(30, columns - gutter - 4)
  const text = lines.lineText(line)
  const end = endLine > line ? text.trimEnd().length : endColumn - 1
  const cropped = cropLine(text, column - 1, Math.max(end, column), width)
  const bar = (label = '') => paint('dim', `${label.padStart(gutter)} │`)
  const further = Array.from({ length: last - line }, (_, index) => {
    const number = line + index + 1
    return `${bar(String(number))} ${paint('dim', withoutCommands(cropLine(lines.lineText(number), 0, 0, width).text))}`
  })
  const shown = [
    `${' '.repeat(gutter)} ${paint('dim', '╭─▸')} ${visibleLine(report.name)}:${line}:${column}`,
    `${bar(String(line))} ${withoutCommands(cropped.text)}`,
    `${bar()} ${' '.repeat(cropped.before)}${paint(finding.level, '^'.repeat(cropped.marked))}`,
    ...further,
  ]
  return { lines: shown, gutter }
}

interface CroppedLine {
  readonly text: string
  /** Columns before the marked part, and columns it takes. */
  readonly before: number
  readonly marked: number
}

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0)
const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('')

/**
 * A line in at most `width` columns, cut on both sides where it is longer, so that the marked part can be seen: a schema is sometimes a single line.
 * `start` and `end` are offsets in UTF-16 code units.
 */
const cropLine = (line: string, start: number, end: number, width: number): CroppedLine => {
  // What lies far away is never shown, and need not be taken apart.
  const from = Math.max(0, start - width)
  const head = cellsOf(line.slice(from, start))
  const marked = cellsOf(line.slice(start, Math.min(end, start + width)))
  const tail = cellsOf(line.slice(end, end + width))
  if (from === 0 && end + width >= line.length && widthOf([...head, ...marked, ...tail]) <= width) {
    return { text: textOf([...head, ...marked, ...tail]), before: widthOf(head), marked: Math.max(1, widthOf(marked)) }
  }
  // Where little follows there is more room for what comes before.
  const kept = takeEnd(head, Math.max(Math.floor(width / 3), width - 2 - widthOf(marked) - widthOf(tail)))
  const isCutBefore = from > 0 || kept.length < head.length
  const room = width - widthOf(kept) - 2
  const shownMark = takeStart(marked, room)
  const shownTail = shownMark.length < marked.length ? [] : takeStart(tail, room - widthOf(shownMark))
  const isCutAfter = shownMark.length < marked.length || shownTail.length < tail.length || end + width < line.length
  const text = `${isCutBefore ? '…' : ''}${textOf([...kept, ...shownMark, ...shownTail])}${isCutAfter ? '…' : ''}`
  return { text, before: widthOf(kept) + (isCutBefore ? 1 : 0), marked: Math.max(1, widthOf(shownMark)) }
}

const takeStart = (cells: readonly Cell[], width: number): Cell[] => {
  let used = 0
  const end = cells.findIndex((cell) => (used += cell.width) > width)
  return cells.slice(0, end === -1 ? cells.length : end)
}

const takeEnd = (cells: readonly Cell[], width: number): Cell[] => takeStart([...cells].reverse(), width).reverse()
