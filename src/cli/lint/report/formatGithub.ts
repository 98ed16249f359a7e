import type { ProblemLevel } from '../../../core/schema/problems.ts'
import { type Finding, findingRange, type LintResult } from '../finding.ts'
import { visibleText } from '../../visibleText.ts'

const commands: Readonly<Record<ProblemLevel, string>> = { error: 'error', warning: 'warning', info: 'notice' }

/** Annotations for GitHub Actions, a line each. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export const formatGithub = ({ reports, isQuiet }: LintResult): string =>
  reports
    .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
    .filter(({ finding: { level } }) => !isQuiet || level === 'error')
    .map(({ report, finding }) => {
      const { line, column, endLine, endColumn } = findingRange(report, finding)
      // Columns mean something on one line only.
      const columns = endLine === line ? { col: column, endColumn } : { col: column }
      const properties = { file: report.name, line, endLine, ...columns, title: finding.code }
      const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
      return `::${commands[finding.level]} ${written.join(',')}::${escapeData(textOf(finding))}\n`
    })
    .join('')

const textOf = ({ message, hint, pointer }: Finding): string => [message, hint, ...(pointer === '' ? [] : [`(${pointer})`])].join(' ')

/** Escapes and line breaks of other kinds would reach the terminal of who reads the log. */
const escapeData = (text: string): string => visibleText(text).replaceAll('%', '%25').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
