import type { Check, Complaint, Finding } from './check.ts'
import { checks } from './checks/checks.ts'
import { isContentMissing } from './checks/records.ts'
import type { Recording } from './recording.ts'

interface Group {
  readonly check: Check
  readonly complaints: Complaint[]
}

/**
 * What is wrong with a module, in the order of the checks. What several answers of an endpoint have in common is one finding, and so is
 * what has one cause, also where several checks see it: the first of them tells it.
 */
export function judgeRecording(recording: Recording): readonly Finding[] {
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
