import type { WireFormatName } from '../../../client/wireNames.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { Finding, FindingLevel, Check, Complaint } from '../check.ts'
import { checks } from '../checks/checks.ts'
import type { Call } from '../exchange/exchange.ts'
import type { NotReached } from '../exchange/leftOut.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import type { RecordedRun } from '../recordModule.ts'
import type { Recording } from '../recording.ts'
import { measureLatency, sizeOf } from '../checks/budgets.ts'
import { safeJson, visibleLine } from '../../visibleText.ts'
import { createReportMask, type ReportMask } from './reportMask.ts'
import { isContentMissing } from '../checks/records.ts'

/** A finding as it is reported; `--json` prints these. Secrets are masked. */
export interface ReportedFinding {
  readonly code: string
  readonly level: FindingLevel
  readonly endpoint: EndpointName
  /** What was sent, in words, each once. */
  readonly requests: readonly string[]
  readonly expected: string
  readonly came: string
  /** Where that is said: `specification 4.2`, `decisions §7`. */
  readonly section: string
  /** How many answers show it. */
  readonly times: number
  /** The first request that shows it. */
  readonly curl: string
}

/** What a run has to say. */
export interface CheckReport {
  readonly baseUrl: string
  readonly format: WireFormatName
  /** How it was found out, in words, or `set by --wire`. */
  readonly formatFoundBy: string
  readonly requests: number
  /** Milliseconds, of requests as the form sends them. */
  readonly latency: { readonly median: number; readonly p95: number }
  /** Bytes. */
  readonly largestAnswer: number
  /** The codes of all checks, in the order of findings. */
  readonly checks: readonly string[]
  readonly findings: readonly ReportedFinding[]
  /** What was not found out, and why: nothing is said of it. */
  readonly notReached: readonly NotReached[]
  /** Whether a first schema came; without one nothing about fields and options could be asked. */
  readonly hasSchema: boolean
  /** The person ended it before it was done. */
  readonly isInterrupted: boolean
}

/** Judges what a run has recorded and puts it into words. */
export function createReport(recording: Recording, { notReached, isInterrupted }: RecordedRun): CheckReport {
  const { options, format, formatFoundBy, exchanges } = recording
  const { median, p95 } = measureLatency(recording)
  const mask = createReportMask(recording)
  return {
    baseUrl: mask.url(options.baseUrl),
    format,
    formatFoundBy,
    requests: exchanges.length,
    latency: { median, p95 },
    largestAnswer: Math.max(0, ...exchanges.map(sizeOf)),
    checks: checks.map(({ code }) => code),
    findings: judgeRecording(recording).map((finding) => describeFinding(finding, mask)),
    notReached: notReached.map(({ what, why }) => ({ what: visibleLine(mask.text(what)), why: visibleLine(mask.text(why)) })),
    hasSchema: schemaOf(recording.first) !== undefined,
    isInterrupted,
  }
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

/** One argument for a POSIX shell, whatever is in it. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A request as a line for a shell, byte by byte the same but for characters of its JSON that are written as escapes. `mask` takes secrets out of address, header values and body.
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

interface Group {
  readonly check: Check
  readonly complaints: Complaint[]
}

/**
 * What is wrong with a module, in the order of the checks. What several answers of an endpoint have in common is one finding, and so is
 * what has one cause, also where several checks see it: the first of them tells it.
 */
function judgeRecording(recording: Recording): readonly Finding[] {
  const groups = new Map<string, Group>()
  const keyByCause = new Map<string, string>()
  const judged = withoutMissing(recording)
  for (const check of checks) {
    for (const complaint of check.judge(check.code === 'content/endpoint-missing' ? recording : judged)) {
      const key = keyOf(check, complaint)
      const known = (complaint.cause === undefined ? undefined : keyByCause.get(complaint.cause)) ?? key
      const group = groups.get(known) ?? { check, complaints: [] }
      group.complaints.push(complaint)
      groups.set(known, group)
      if (complaint.cause !== undefined) keyByCause.set(complaint.cause, known)
    }
  }
  return [...groups.values()].flatMap(describeGroup)
}

/** Of an endpoint that is not there nothing else is to be said. */
const withoutMissing = (recording: Recording): Recording =>
  isContentMissing(recording)
    ? { ...recording, exchanges: recording.exchanges.filter(({ call }) => call.endpoint !== 'content') }
    : recording

const keyOf = ({ code }: Check, { exchange, came, expected, level }: Complaint) =>
  JSON.stringify([code, exchange.call.endpoint, came, expected, level])

function describeGroup({ check, complaints }: Group): Finding[] {
  const [first] = complaints
  if (first === undefined) return []
  const { exchange, came, expected = check.expected, level = check.level, section = check.section } = first
  const subjects = [...new Set(complaints.map((complaint) => complaint.exchange.purpose.subject))]
  const times = new Set(complaints.map((complaint) => complaint.exchange.id)).size
  return [{ code: check.code, section, level, expected, came, exchange, subjects, times }]
}
