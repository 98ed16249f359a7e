import type { FileReport, Finding } from '../finding.ts'
import { findingRange } from './findingRange.ts'
import type { Paint } from './paint.ts'
import { cropLine } from './cropLine.ts'

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
    return `${bar(String(number))} ${paint('dim', cropLine(lines.lineText(number), 0, 0, width).text)}`
  })
  const shown = [
    `${' '.repeat(gutter)} ${paint('dim', '╭─▸')} ${report.name}:${line}:${column}`,
    `${bar(String(line))} ${cropped.text}`,
    `${bar()} ${' '.repeat(cropped.before)}${paint(finding.level, '^'.repeat(cropped.marked))}`,
    ...further,
  ]
  return { lines: shown, gutter }
}
