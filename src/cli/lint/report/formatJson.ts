import { codeRowOf } from '../codeTable.ts'
import { countFindings, type FileReport, type Finding, findingRange, type LintResult } from '../finding.ts'

/**
 * The report for programs. `version` is that of this shape: keys may be added, none changes.
 *
 *     { "version": 1, "summary": { "files", "errors", "warnings", "infos", "fixable", "fixed" },
 *       "files": [{ "file", "findings": [{ "code", "level", "message", "hint", "section", "pointer", "line", "column", "endLine", "endColumn", "fixable" }] }] }
 */
export const formatJson = ({ reports, fixedCount, isQuiet }: LintResult): string => {
  const { error, warning, info, fixable } = countFindings(reports)
  const summary = { files: reports.length, errors: error, warnings: warning, infos: info, fixable, fixed: fixedCount }
  const files = reports.map((report) => ({
    file: report.name,
    findings: report.findings.filter(({ level }) => !isQuiet || level === 'error').map((finding) => describeFinding(report, finding)),
  }))
  return `${JSON.stringify({ version: 1, summary, files }, null, 2)}\n`
}

const describeFinding = (report: FileReport, finding: Finding) => {
  const { code, level, message, hint, pointer, isFixable } = finding
  return { code, level, message, hint, section: codeRowOf(code)?.section, pointer, ...findingRange(report, finding), fixable: isFixable }
}
