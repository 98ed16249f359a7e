import { checks } from '../checks/checks.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import type { Finding } from '../finding.ts'
import { judgeRecording } from '../judgeRecording.ts'
import type { RecordedRun } from '../recordModule.ts'
import type { Recording } from '../recording.ts'
import { measureLatency, sizeOf } from '../statistics.ts'
import type { CheckReport, ReportedFinding } from './checkReport.ts'
import { formatCurl } from './formatCurl.ts'
import { createReportMask, type ReportMask } from './reportMask.ts'

/** Judges what a run has recorded and puts it into words. */
export function createReport(recording: Recording, { leftOut, notSet, isInterrupted }: RecordedRun): CheckReport {
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
    leftOut: Object.fromEntries(leftOut),
    maxRequests: options.maxRequests,
    notSet: [...notSet],
    hasSchema: schemaOf(recording.first) !== undefined,
    isInterrupted,
  }
}

function describeFinding(finding: Finding, mask: ReportMask): ReportedFinding {
  const { code, level, section, expected, came, exchange, subjects, times } = finding
  const { call } = exchange
  return {
    code,
    level,
    endpoint: call.endpoint,
    requests: subjects.map(mask.text),
    expected: mask.text(expected),
    came: mask.text(came),
    section: describeSection(section),
    times,
    curl: formatCurl(call, mask),
  }
}

const describeSection = (section: string) => (/^\d/.test(section) ? `specification ${section}` : section)
