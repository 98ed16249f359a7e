import { codeRowOf } from '../codeTable.ts'
import { countFindings } from '../countFindings.ts'
import type { FileReport, Finding } from '../finding.ts'
import { findingRange } from './findingRange.ts'
import { formatExcerpt } from './formatExcerpt.ts'
import { formatSummary } from './formatSummary.ts'
import type { LintResult } from './lintResult.ts'
import { createPaint, type Paint } from './paint.ts'
import { visibleText } from './visibleText.ts'

/** So many findings of one code in one file are shown with their source; the others get a line each. */
const excerptsOfOneCode = 3

/** The report for people: what is wrong, where, and how to mend it. */
export const formatText = (result: LintResult): string => {
  const paint = createPaint(result.isColoured)
  const blocks = result.reports.flatMap((report) => formatFile(report, result, paint))
  return [...blocks, formatSummary(result, countFindings(result.reports), paint)].map((block) => `${block}\n`).join('\n')
}

const formatFile = (report: FileReport, { isQuiet, columns }: LintResult, paint: Paint): string[] => {
  const blocks: string[] = []
  const brief: Finding[] = []
  const shownOf = new Map<string, number>()
  for (const finding of report.findings) {
    if (isQuiet && finding.level !== 'error') continue
    const count = shownOf.get(finding.code) ?? 0
    shownOf.set(finding.code, count + 1)
    if (finding.level === 'info' || count >= excerptsOfOneCode) brief.push(finding)
    else blocks.push(formatFinding(report, finding, paint, columns))
  }
  return brief.length === 0 ? blocks : [...blocks, formatBrief(report, brief, paint)]
}

const formatFinding = (report: FileReport, finding: Finding, paint: Paint, columns: number): string => {
  const { code, level, message, hint, pointer } = finding
  const { lines, gutter } = formatExcerpt(report, finding, paint, columns)
  const indent = ' '.repeat(gutter + 1)
  const section = codeRowOf(code)?.section
  const written = section === undefined ? [] : [`${section.charAt(0).toLowerCase()}${section.slice(1)}`]
  const place = pointer === '' ? written.map((text) => `see ${text}`) : [`at ${[pointer, ...written].join(', ')}`]
  return [
    `${paint(level, `${level}[${code}]`)}${paint('bold', `: ${visibleText(message)}`)}`,
    ...lines,
    `${indent}${paint('dim', '=')} ${paint('bold', 'help:')} ${visibleText(hint)}`,
    ...place.map((text) => `${indent}${paint('dim', `= ${visibleText(text)}`)}`),
  ].join('\n')
}

/** A line each, in columns. */
const formatBrief = (report: FileReport, findings: readonly Finding[], paint: Paint): string => {
  const places = findings.map((finding) => {
    const { line, column } = findingRange(report, finding)
    return `${line}:${column}`
  })
  const placeWidth = Math.max(...places.map(({ length }) => length))
  const codeWidth = Math.max(...findings.map(({ code }) => code.length))
  const rows = findings.map(({ level, code, message }, index) => {
    const place = (places[index] ?? '').padEnd(placeWidth)
    return `  ${place}  ${paint(level, level.padEnd('warning'.length))}  ${paint('dim', code.padEnd(codeWidth))}  ${visibleText(message)}`
  })
  return [`${paint('bold', report.name)}, in brief`, ...rows].join('\n')
}
