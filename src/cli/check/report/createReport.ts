import { describeBreak } from '../../../client/describeBreak.ts'
import { describeWrongList } from '../../../client/describeShape.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { Finding, FindingLevel, Check, Complaint } from '../check.ts'
import { checks } from '../checks/checks.ts'
import type { Call, Exchange } from '../exchange/exchange.ts'
import type { NotReached } from '../exchange/leftOut.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import type { RecordedRun } from '../recordModule.ts'
import type { Recording } from '../recording.ts'
import { measureLatency, sizeOf } from '../checks/budgets.ts'
import { safeJson, visibleLine } from '../../visibleText.ts'
import { createReportMask, type ReportMask } from './reportMask.ts'
import { isContentMissing } from '../checks/records.ts'
import { getOrInsert } from '../../../core/values/getOrInsert.ts'

/** A finding as reported, with secrets masked; `--json` prints these. */
export interface ReportedFinding {
  readonly code: string
  readonly level: FindingLevel
  readonly endpoint: EndpointName
  /** What was sent, as text, without duplicates. */
  readonly requests: readonly string[]
  readonly expected: string
  readonly came: string
  /** The source of the requirement: `specification 4.2`, `decisions §7`. */
  readonly section: string
  /** How many answers show the fault. */
  readonly times: number
  /** The first request that shows the fault. */
  readonly curl: string
}

/** A check that had nothing to judge, and why, as text. */
export interface SkippedCheck {
  readonly code: string
  readonly why: string
}

/** The result of a run. */
export interface CheckReport {
  readonly baseUrl: string
  readonly format: WireFormatName
  /** How the format was detected, as text, or `set by --wire`. */
  readonly formatFoundBy: string
  readonly requests: number
  /** Milliseconds, for requests that the form sends in normal use. */
  readonly latency: { readonly median: number; readonly p95: number }
  /** Bytes. */
  readonly largestAnswer: number
  /** The codes of all checks, in the order of findings. */
  readonly checks: readonly string[]
  readonly findings: readonly ReportedFinding[]
  /** The checks that had nothing to judge, so that no finding of them proves nothing. */
  readonly skipped: readonly SkippedCheck[]
  /** What was not found out, and why: the report makes no claim about it. */
  readonly notReached: readonly NotReached[]
  /** Whether the first load gave a schema; without one, fields and options could not be tested. */
  readonly hasSchema: boolean
  /** Why it gave none, if its answer shows that the base URL is right. */
  readonly withheld?: 'unauthorized' | 'too-large' | 'wrong-list' | 'broken-json'
  /** The user stopped the run before it was done. */
  readonly isInterrupted: boolean
}

/** Judges the recording of a run and formats the result. */
export function createReport(recording: Recording, { notReached, isInterrupted }: RecordedRun): CheckReport {
  const { options, format, formatFoundBy, exchanges } = recording
  const { median, p95 } = measureLatency(recording)
  const mask = createReportMask(recording)
  const findings = judgeRecording(recording)
  return {
    baseUrl: mask.url(options.baseUrl),
    format,
    formatFoundBy,
    requests: exchanges.reduce((sum, { before }) => sum + 1 + (before?.length ?? 0), 0),
    latency: { median, p95 },
    largestAnswer: Math.max(0, ...exchanges.map(sizeOf)),
    checks: checks.map(({ code }) => code),
    findings: findings.map((finding) => describeFinding(finding, mask)),
    skipped: listSkipped(recording, findings),
    notReached: notReached.map(({ what, why }) => ({ what: visibleLine(mask.text(what)), why: visibleLine(mask.text(why)) })),
    hasSchema: schemaOf(recording.first) !== undefined,
    ...whyWithheld(recording.first),
    isInterrupted,
  }
}

function whyWithheld(first: Exchange): Pick<CheckReport, 'withheld'> {
  if (first.outcome.kind === 'failure') return {}
  const { status, isOk, isComplete, json, text } = first.outcome.answer
  if (status === 401 || status === 403) return { withheld: 'unauthorized' }
  if (!isComplete) return { withheld: 'too-large' }
  if (isOk && json === undefined && describeBreak(text) !== undefined) return { withheld: 'broken-json' }
  return isOk && describeWrongList(json?.value, 'schema') !== undefined ? { withheld: 'wrong-list' } : {}
}

function describeFinding(finding: Finding, mask: ReportMask): ReportedFinding {
  const { code, level, section, expected, came, exchange, subjects, times } = finding
  const { call } = exchange
  const say = (text: string) => visibleLine(mask.text(text).trim())
  return {
    code,
    level,
    endpoint: call.endpoint,
    requests: subjects.map(say),
    expected: say(expected),
    came: say(came),
    section: describeSection(section),
    times,
    curl: formatCurl(call, mask),
  }
}

const describeSection = (section: string) => (/^\d/.test(section) ? `specification ${section}` : section)

/** Quotes any text as one argument for a POSIX shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A request as a shell command with the same bytes, except for characters of its JSON that are escaped. `mask` removes secrets from
 * address, header values and body.
 *
 * @example curl -sS -X POST 'http://127.0.0.1:4001/crm/schema' -H 'content-type: application/json' --data-raw '{}'
 */
function formatCurl({ method, url, headers, body }: Call, mask: ReportMask): string {
  return [
    'curl -sS -i -X',
    method,
    quoteForShell(mask.url(url)),
    ...headers.map(([name, value]) => `-H ${quoteForShell(`${name}: ${mask.header(name, value)}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoteForShell(safeJson(mask.body(body)))}`]),
  ].join(' ')
}

interface Judged {
  readonly check: Check
  readonly complaint: Complaint
}

/**
 * The faults of a module, in the order of the checks. Equal complaints about several answers of an endpoint make one finding; so do
 * complaints with one cause, even from several checks: the first check that finds it as grave as any reports it.
 */
function judgeRecording(recording: Recording): readonly Finding[] {
  const groups = new Map<string, Judged[]>()
  const keyByCause = new Map<string, string>()
  const judged = withoutMissing(recording)
  for (const check of checks) {
    for (const complaint of check.judge(check.code === 'content/endpoint-missing' ? recording : judged)) {
      const key = keyOf(check, complaint)
      const known = (complaint.cause === undefined ? undefined : keyByCause.get(complaint.cause)) ?? key
      getOrInsert(groups, known, () => []).push({ check, complaint })
      if (complaint.cause !== undefined) keyByCause.set(complaint.cause, known)
    }
  }
  const order = new Map(checks.map(({ code }, index) => [code, index]))
  const placeOf = ({ code }: Finding) => order.get(code) ?? 0
  return [...groups.values()].flatMap(describeGroup).sort((a, b) => placeOf(a) - placeOf(b))
}

function listSkipped(recording: Recording, findings: readonly Finding[]): readonly SkippedCheck[] {
  const found = new Set(findings.map(({ code }) => code))
  return checks.flatMap(({ code, needs }) => {
    const missing = found.has(code) ? undefined : needs.find(({ isMet }) => !isMet(recording))
    return missing === undefined ? [] : [{ code, why: missing.why }]
  })
}

/** If an endpoint is missing, its absence is the only finding about it. */
const withoutMissing = (recording: Recording): Recording =>
  isContentMissing(recording)
    ? { ...recording, exchanges: recording.exchanges.filter(({ call }) => call.endpoint !== 'content') }
    : recording

const keyOf = ({ code }: Check, { exchange, came, expected, level }: Complaint) =>
  JSON.stringify([code, exchange.call.endpoint, came, expected, level])

const gravity: Readonly<Record<FindingLevel, number>> = { error: 2, warning: 1, advice: 0 }

const levelOf = ({ check, complaint }: Judged): FindingLevel => complaint.level ?? check.level

function describeGroup(judged: readonly Judged[]): Finding[] {
  const gravest = Math.max(...judged.map((one) => gravity[levelOf(one)]))
  const first = judged.find((one) => gravity[levelOf(one)] === gravest)
  if (first === undefined) return []
  const { check, complaint } = first
  const { exchange, came, expected = check.expected, section = check.section } = complaint
  // The request that is shown is named first.
  const shown = [complaint, ...judged.map((one) => one.complaint)].map((one) => one.exchange)
  const subjects = [...new Set(shown.map(({ purpose }) => purpose.subject))]
  const times = new Set(shown.map(({ id }) => id)).size
  return [{ code: check.code, section, level: levelOf(first), expected, came, exchange, subjects, times }]
}
