import type { CheckReport, ReportedFinding, SkippedCheck } from './createReport.ts'

/** The report as JUnit XML, one test case per check, for CI servers that show test results. */
export function formatJunit({ baseUrl, checks, findings, skipped }: CheckReport): string {
  const failed = checks.filter((code) => findings.some((finding) => finding.code === code && finding.level !== 'advice'))
  const cases = checks.map((code) =>
    formatCase(
      code,
      findings.filter((finding) => finding.code === code),
      skipped.find((one) => one.code === code),
    ),
  )
  return formatSuite(baseUrl, `tests="${checks.length}" failures="${failed.length}" errors="0" skipped="${skipped.length}"`, cases)
}

/** The report of a run that has judged nothing. */
export interface CheckFailure {
  readonly baseUrl: string
  readonly failures: readonly string[]
}

/** The same for such a run: one test case, which has failed. */
export const formatJunitFailure = ({ baseUrl, failures }: CheckFailure): string =>
  formatSuite(baseUrl, 'tests="1" failures="1" errors="0" skipped="0"', [
    `${headOf('answer')}>\n      <failure type="error" message="${escapeXml(failures.join('\n'))}"/>\n    </testcase>`,
  ])

const formatSuite = (baseUrl: string, counts: string, cases: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="moduleform check" ${counts}>`,
    `  <testsuite name="${escapeXml(baseUrl)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')

const headOf = (name: string): string => `    <testcase classname="moduleform.check" name="${escapeXml(name)}"`

function formatCase(code: string, findings: readonly ReportedFinding[], skipped: SkippedCheck | undefined): string {
  const head = headOf(code)
  if (skipped !== undefined) return `${head}>\n      <skipped message="${escapeXml(skipped.why)}"/>\n    </testcase>`
  if (findings.length === 0) return `${head}/>`
  const said = escapeXml(findings.map(describe).join('\n\n'))
  const failure = findings.find(({ level }) => level !== 'advice')
  if (failure === undefined) return `${head}>\n      <system-out>${said}</system-out>\n    </testcase>`
  const message = escapeXml(failure.came)
  return `${head}>\n      <failure type="${failure.level}" message="${message}">${said}</failure>\n    </testcase>`
}

const describe = ({ endpoint, requests, expected, came, section, times, curl }: ReportedFinding) =>
  [
    `/${endpoint}: ${requests.join('; ')} (${times} ${times === 1 ? 'answer' : 'answers'})`,
    `expected: ${expected} (${section})`,
    `came: ${came}`,
    curl,
  ].join('\n')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** Characters that XML 1.0 cannot represent become a replacement character. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"\n]/g, (character) => entities[character] ?? character)
