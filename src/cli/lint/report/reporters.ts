import { formatSarif } from './formatSarif.ts'
import { formatText } from './formatText.ts'
import { type LintResult, countFindings, type FileReport, type Finding, findingRange } from '../finding.ts'
import { codeRowOf } from '../codeTable.ts'
import { visibleJson, visibleText } from '../../visibleText.ts'
import type { ProblemLevel } from '../../../core/schema/problems.ts'

const commands: Readonly<Record<ProblemLevel, string>> = { error: 'error', warning: 'warning', info: 'notice' }

/** Annotations for GitHub Actions, one per line. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const formatGithub = ({ reports, failures, isQuiet }: LintResult): string =>
  [
    ...reports
      .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
      .filter(({ finding: { level } }) => !isQuiet || level === 'error')
      .map(({ report, finding }) => {
        const { line, column, endLine, endColumn } = findingRange(report, finding)
        // GitHub accepts columns only within one line.
        const columns = endLine === line ? { col: column, endColumn } : { col: column }
        const properties = { file: report.name, line, endLine, ...columns, title: finding.code }
        const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
        return `::${commands[finding.level]} ${written.join(',')}::${escapeData(textOf(finding))}\n`
      }),
    ...failures.map((failure) => `::error::${escapeData(failure)}\n`),
  ].join('')

const textOf = ({ message, hint, pointer }: Finding): string => [message, hint, ...(pointer === '' ? [] : [`(${pointer})`])].join(' ')

/** Other control characters would reach the terminal of whoever reads the log. */
const escapeData = (text: string): string => visibleText(text).replaceAll('%', '%25').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * The report for programs. `version` is that of the format: keys may be added, existing ones never change.
 *
 *     { "version": 1, "summary": { "files", "errors", "warnings", "infos", "fixable", "fixed" },
 *       "files": [{ "file", "findings": [{ "code", "level", "message", "hint", "section", "pointer", "line", "column", "endLine", "endColumn", "fixable" }] }],
 *       "failures": ["a sentence about what could not be read or written"] }
 *
 * With `--fix` each file has a list `fixed` of the fixed findings, and with `--dry-run` also a text `patch`.
 */
const formatJson = ({ reports, failures, fixedCount, isQuiet }: LintResult): string => {
  const { error, warning, info, fixable } = countFindings(reports)
  const summary = { files: reports.length, errors: error, warnings: warning, infos: info, fixable, fixed: fixedCount }
  const isShown = ({ level }: Finding) => !isQuiet || level === 'error'
  const files = reports.map((report) => ({
    file: report.name,
    findings: report.findings.filter(isShown).map((finding) => describeFinding(report, finding)),
    ...(report.fixed === undefined ? {} : { fixed: report.fixed.filter(isShown).map(describeFixed) }),
    ...(report.patch === undefined ? {} : { patch: report.patch }),
  }))
  return `${visibleJson({ version: 1, summary, files, failures })}\n`
}

const describeFinding = (report: FileReport, finding: Finding) => {
  const { code, level, message, hint, pointer, isFixable } = finding
  return { code, level, message, hint, section: codeRowOf(code)?.section, pointer, ...findingRange(report, finding), fixable: isFixable }
}

/** Its pointer refers to the text before the fix. */
const describeFixed = ({ code, level, message, hint, pointer }: Finding) => ({ code, level, message, hint, pointer })

export const formatNames = ['text', 'json', 'sarif', 'github'] as const
export type FormatName = (typeof formatNames)[number]

/** One row for each `--format`. */
export const reporters: Readonly<Record<FormatName, (result: LintResult) => string>> = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
}

/** The formats that GitHub reads. */
export const forRepositories: ReadonlySet<FormatName> = new Set<FormatName>(['sarif', 'github'])
