import { codeRowOf } from '../codeTable.ts'
import { countFindings, type FileReport, type Finding, findingRange, type LintResult } from '../finding.ts'
import { visibleJson } from '../../visibleText.ts'

/**
 * The report for programs. `version` is that of this shape: keys may be added, none changes.
 *
 *     { "version": 1, "summary": { "files", "errors", "warnings", "infos", "fixable", "fixed" },
 *       "files": [{ "file", "findings": [{ "code", "level", "message", "hint", "section", "pointer", "line", "column", "endLine", "endColumn", "fixable" }] }] }
 *
 * With `--fix` each file has a list `fixed` of what was mended, and with `--dry-run` a text `patch` besides.
 */
export const formatJson = ({ reports, fixedCount, isQuiet }: LintResult): string => {
  const { error, warning, info, fixable } = countFindings(reports)
  const summary = { files: reports.length, errors: error, warnings: warning, infos: info, fixable, fixed: fixedCount }
  const isShown = ({ level }: Finding) => !isQuiet || level === 'error'
  const files = reports.map((report) => ({
    file: report.name,
    findings: report.findings.filter(isShown).map((finding) => describeFinding(report, finding)),
    ...(report.fixed === undefined ? {} : { fixed: report.fixed.filter(isShown).map(describeFixed) }),
    ...(report.patch === undefined ? {} : { patch: report.patch }),
  }))
  return `${visibleJson({ version: 1, summary, files })}\n`
}

const describeFinding = (report: FileReport, finding: Finding) => {
  const { code, level, message, hint, pointer, isFixable } = finding
  return { code, level, message, hint, section: codeRowOf(code)?.section, pointer, ...findingRange(report, finding), fixable: isFixable }
}

/** Its place is that in the text before. */
const describeFixed = ({ code, level, message, hint, pointer }: Finding) => ({ code, level, message, hint, pointer })
