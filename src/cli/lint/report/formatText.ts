import { createPaint, type Paint } from '../../paint.ts'
import { type Cell, cellsOf, visibleLine, withoutCommands } from '../../visibleText.ts'
import { codeRowOf } from '../codeTable.ts'
import { countFindings, type Counts, type FileReport, type Finding, findingRange, type LintResult } from '../finding.ts'
import { showPatch } from './formatPatch.ts'

/** How many findings per code and file are shown with their source; the others get one line each. */
const excerptsOfOneCode = 3

/** The report for people: what is wrong, where, and how to fix it. */
export const formatText = (result: LintResult): string => {
  const paint = createPaint(result.isColoured)
  const patch = result.reports.map(({ patch: one = '' }) => one).join('')
  const shown = result.isWatched ? showPatch(patch, paint) : patch
  const blocks = [...(shown === '' ? [] : [shown.slice(0, -1)]), ...result.reports.flatMap((report) => formatFile(report, result, paint))]
  const failed = result.failures.length === 0 ? [] : [result.failures.map(visibleLine).join('\n')]
  const summary = result.reports.length === 0 ? [] : [formatSummary(result, countFindings(result.reports), paint)]
  return [...blocks, ...failed, ...summary].map((block) => `${block}\n`).join('\n')
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
    `${paint(level, `${level}[${code}]`)}${paint('bold', `: ${visibleLine(message)}`)}`,
    ...lines,
    `${indent}${paint('dim', '=')} ${paint('bold', 'help:')} ${visibleLine(hint)}`,
    ...place.map((text) => `${indent}${paint('dim', `= ${visibleLine(text)}`)}`),
  ].join('\n')
}

/** One line per finding, in columns. */
const formatBrief = (report: FileReport, findings: readonly Finding[], paint: Paint): string => {
  const places = findings.map((finding) => {
    const { line, column } = findingRange(report, finding)
    return `${line}:${column}`
  })
  const placeWidth = Math.max(...places.map(({ length }) => length))
  const codeWidth = Math.max(...findings.map(({ code }) => code.length))
  const rows = findings.map(({ level, code, message }, index) => {
    const place = (places[index] ?? '').padEnd(placeWidth)
    return `  ${place}  ${paint(level, level.padEnd('warning'.length))}  ${paint('dim', code.padEnd(codeWidth))}  ${visibleLine(message)}`
  })
  return [`${paint('bold', visibleLine(report.name))}, in brief`, ...rows].join('\n')
}

/** The last line of the report for people. */
const formatSummary = ({ reports, maxWarnings, fixedCount, isDryRun }: LintResult, counts: Counts, paint: Paint): string => {
  const { error, warning, info, fixable } = counts
  const isUnwritten = isDryRun && fixedCount > 0
  const fixed =
    fixedCount === 0 ? [] : [`${fixedCount.toLocaleString('en')} ${isDryRun ? 'would be fixed, nothing is written.' : 'fixed.'}`]
  if (error + warning + info === 0) {
    const none = `${count(reports.length, 'file')}, no findings${fixedCount > 0 ? ' left' : ''}.`
    return [isUnwritten ? paint('error', '✖') : paint('good', '✔'), ...fixed, none].join(' ')
  }
  const faulty = reports.filter(({ findings }) => findings.length > 0).length
  const isFailure = error > 0 || warning > maxWarnings || isUnwritten
  const found = [
    ...(error === 0 ? [] : [paint('error', count(error, 'error'))]),
    ...(warning === 0 ? [] : [paint('warning', count(warning, 'warning'))]),
    ...(info === 0 ? [] : [paint('info', count(info, 'info'))]),
  ].join(', ')
  const files = reports.length === faulty ? count(faulty, 'file') : `${faulty} of ${count(reports.length, 'file')}`
  const where = `${fixedCount > 0 ? 'left ' : ''}in ${files}.`
  const allowed = !isFailure && warning > 0 ? [`${count(maxWarnings, 'warning')} allowed.`] : []
  const help = fixable === 0 ? [] : [`${fixable} can be fixed with --fix.`]
  return [isFailure ? paint('error', '✖') : paint('good', '✔'), ...fixed, found, where, ...allowed, ...help].join(' ')
}

const plurals: Readonly<Record<string, string>> = { info: 'infos' }

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? noun : (plurals[noun] ?? `${noun}s`)}`

/** How many more lines are shown of a finding that spans several: the second line mostly contains its id. */
const moreLines = 1

interface Excerpt {
  readonly lines: readonly string[]
  /** Width of the line numbers. */
  readonly gutter: number
}

/** The source of a finding: its line with carets below. */
const formatExcerpt = (report: FileReport, finding: Finding, paint: Paint, columns: number): Excerpt => {
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
  /** Columns before the marked part, and its width. */
  readonly before: number
  readonly marked: number
}

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0)
const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('')

/**
 * A line cropped to `width` columns around the marked part: a schema is sometimes a single line. `start` and `end` are offsets in UTF-16
 * code units.
 */
const cropLine = (line: string, start: number, end: number, width: number): CroppedLine => {
  // Text far away is never shown, so it is not split into cells.
  const from = Math.max(0, start - width)
  const head = cellsOf(line.slice(from, start))
  const marked = cellsOf(line.slice(start, Math.min(end, start + width)))
  const tail = cellsOf(line.slice(end, end + width))
  if (from === 0 && end + width >= line.length && widthOf([...head, ...marked, ...tail]) <= width) {
    return { text: textOf([...head, ...marked, ...tail]), before: widthOf(head), marked: Math.max(1, widthOf(marked)) }
  }
  // If little text follows, more of the text before is kept.
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
