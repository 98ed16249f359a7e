import type { ProblemLevel } from '../../../core/schema/problems.ts'
import { type CodeRow, codeTable } from '../codeTable.ts'
import { type FileReport, type Finding, findingRange, type LintResult } from '../finding.ts'
import { visibleJson } from '../../visibleText.ts'

const levels: Readonly<Record<ProblemLevel, string>> = { error: 'error', warning: 'warning', info: 'note' }

/** SARIF 2.1.0, for code scanning services. https://docs.oasis-open.org/sarif/sarif/v2.1.0 */
export const formatSarif = ({ reports, isQuiet, version }: LintResult): string => {
  const results = reports.flatMap((report) =>
    report.findings.filter(({ level }) => !isQuiet || level === 'error').map((finding) => describeResult(report, finding)),
  )
  const run = {
    tool: { driver: { name: 'moduleform', semanticVersion: version, version, rules: codeTable.map(describeRule) } },
    columnKind: 'utf16CodeUnits',
    artifacts: reports.map(({ name }) => ({ location: { uri: uriOf(name) } })),
    results,
  }
  return `${visibleJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] })}\n`
}

const describeRule = ({ code, level, summary, section }: CodeRow) => ({
  id: code,
  shortDescription: { text: summary },
  help: { text: `${summary} Written in: ${section}.` },
  defaultConfiguration: { level: levels[level] },
  properties: { section },
})

const ruleIndexes: ReadonlyMap<string, number> = new Map(codeTable.map(({ code }, index) => [code, index]))

const describeResult = (report: FileReport, finding: Finding) => {
  const { code, level, message, hint, pointer } = finding
  const { line, column, endLine, endColumn } = findingRange(report, finding)
  const ruleIndex = ruleIndexes.get(code)
  return {
    ruleId: code,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: levels[level],
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(report.name) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
      },
    ],
  }
}

/** A file name as a URI reference. */
const uriOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/')
