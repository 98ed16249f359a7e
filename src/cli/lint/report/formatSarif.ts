import type { ProblemLevel } from '../../../core/schema/problems.ts'
import { type CodeRow, codeTable } from '../codeTable.ts'
import { type FileReport, type Finding, findingRange, rangeOf, type LintResult } from '../finding.ts'
import { visibleJson } from '../../visibleText.ts'

const levels: Readonly<Record<ProblemLevel, string>> = { error: 'error', warning: 'warning', info: 'note' }

/** SARIF 2.1.0, for code scanning services. https://docs.oasis-open.org/sarif/sarif/v2.1.0 */
export const formatSarif = ({ reports, failures, isQuiet, version }: LintResult): string => {
  const results = reports.flatMap((report) =>
    report.findings.filter(({ level }) => !isQuiet || level === 'error').map((finding) => describeResult(report, finding)),
  )
  const run = {
    tool: { driver: { name: 'moduleform', semanticVersion: version, version, rules: codeTable.map((row) => describeRule(row, version)) } },
    columnKind: 'utf16CodeUnits',
    artifacts: reports.map(({ name }) => ({ location: { uri: uriOf(name) } })),
    results,
    ...(failures.length === 0 ? {} : { invocations: [describeFailures(failures)] }),
  }
  return `${visibleJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] })}\n`
}

const describeFailures = (failures: readonly string[]) => ({
  executionSuccessful: false,
  toolExecutionNotifications: failures.map((text) => ({ level: 'error', message: { text } })),
})

/** The code's heading in the documentation of the installed version, which a mirror of the package registry serves. */
const helpOf = (code: string, version: string): string =>
  `https://unpkg.com/moduleform@${version}/dist/docs/LintCodes.md#${code.replace('/', '')}`

const describeRule = ({ code, level, summary, section }: CodeRow, version: string) => ({
  id: code,
  shortDescription: { text: summary },
  helpUri: helpOf(code, version),
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
    ...(finding.edits.length === 0 ? {} : { fixes: [describeFix(report, finding)] }),
  }
}

const describeFix = (report: FileReport, { hint, edits }: Finding) => ({
  description: { text: hint },
  artifactChanges: [
    {
      artifactLocation: { uri: uriOf(report.name) },
      replacements: edits.map(({ start, end, text }) => {
        const { line, column, endLine, endColumn } = rangeOf(report, { start, end })
        const deletedRegion = { startLine: line, startColumn: column, endLine, endColumn }
        return { deletedRegion, ...(text === '' ? {} : { insertedContent: { text } }) }
      }),
    },
  ],
})

/** A file name as a URI reference. */
const uriOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/')
