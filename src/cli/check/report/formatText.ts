import { cut } from '../exchange/readExchange.ts'
import type { FindingLevel } from '../check.ts'
import type { CheckReport, ReportedFinding } from './createReport.ts'
import { listNotReached } from './listNotReached.ts'

/** Applies a terminal style to a text, or returns it unchanged. */
export type Paint = (style: 'error' | 'warning' | 'good' | 'bold' | 'dim', text: string) => string

/** Longer command lines are cut: deep schemas and very long texts would fill screens. */
const longestCurl = 1_500

/** The report as text; colours are applied by `paint`. */
export function formatText(report: CheckReport, paint: Paint): string {
  return `${[...formatHead(report, paint), ...report.findings.flatMap((finding) => formatFinding(finding, paint)), ...formatEnd(report, paint)].join('\n')}\n`
}

function formatHead({ baseUrl, format, formatFoundBy, requests, latency, largestAnswer }: CheckReport, paint: Paint): string[] {
  const spent = `median ${latency.median} ms, 95 % within ${latency.p95} ms, largest answer ${largestAnswer.toLocaleString('en')} bytes`
  return [
    paint('bold', baseUrl),
    paint('dim', `Wire format "${format}": ${formatFoundBy}.`),
    paint('dim', `${count(requests, 'request')}; ${spent}.`),
    '',
  ]
}

function formatFinding(finding: ReportedFinding, paint: Paint): string[] {
  const { code, level, endpoint, requests, expected, came, section, curl } = finding
  return [
    `${paint(level === 'advice' ? 'dim' : level, level)} ${paint('bold', code)} ${paint('dim', `(${section})`)}`,
    `  request   /${endpoint}: ${formatRequests(requests)}`,
    `  expected  ${expected}`,
    `  came      ${came}`,
    `  ${paint('dim', shorten(curl))}`,
    '',
  ]
}

/** How many requests are named. */
const shownRequests = 4

function formatRequests(requests: readonly string[]): string {
  const more = requests.length - shownRequests
  return `${requests.slice(0, shownRequests).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

const shorten = (curl: string) =>
  curl.length > longestCurl ? `${cut(curl, longestCurl)} (${curl.length.toLocaleString('en')} characters, whole with --json)` : curl

/** What to try where no schema came. */
const nextSteps = {
  unauthorized: ' Pass the credentials that the module wants, as in --header "authorization: …"; "moduleform check --help" says more.',
  'too-large': '',
  'wrong-list': '',
  'broken-json': '',
  otherwise: ' Is the base URL right?',
}

function formatEnd(report: CheckReport, paint: Paint): string[] {
  const { findings, checks, skipped, hasSchema, withheld, isInterrupted } = report
  const notReached = listNotReached(report)
  const countOf = (level: FindingLevel) => findings.filter((one) => one.level === level).length
  const advice = countOf('advice')
  const found = [count(countOf('error'), 'error'), count(countOf('warning'), 'warning'), ...(advice > 0 ? [`${advice} advice`] : [])].join(
    ', ',
  )
  return [
    findings.length === 0
      ? paint('good', `Nothing found by ${count(checks.length - skipped.length, 'check')}.`)
      : `${paint('bold', count(findings.length, 'finding'))}: ${found}.`,
    ...(notReached.length === 0 ? [] : ['', 'Not reached:', ...notReached.map(({ what, why }) => `  ${what}: ${why}`)]),
    ...(hasSchema ? [] : [`No schema came, so nothing was asked about fields and options.${nextSteps[withheld ?? 'otherwise']}`]),
    ...(isInterrupted ? [paint('warning', 'Stopped before it was done: what was not asked is not judged.')] : []),
  ]
}

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
