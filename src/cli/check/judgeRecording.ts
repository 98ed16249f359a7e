import type { Check, Complaint, Finding } from './check.ts'
import { checks } from './checks/checks.ts'
import type { Recording } from './recording.ts'

/** What is wrong with a module, in the order of the checks; what several answers of an endpoint have in common is one finding. */
export const judgeRecording = (recording: Recording): readonly Finding[] => checks.flatMap((check) => gather(check, check.judge(recording)))

function gather(check: Check, complaints: readonly Complaint[]): Finding[] {
  const groups = new Map<string, Complaint[]>()
  for (const complaint of complaints) {
    const { exchange, came, expected, level } = complaint
    const key = JSON.stringify([exchange.call.endpoint, came, expected, level])
    groups.set(key, [...(groups.get(key) ?? []), complaint])
  }
  return [...groups.values()].flatMap((group) => describeGroup(check, group))
}

function describeGroup({ code, section, ...check }: Check, group: readonly Complaint[]): Finding[] {
  const [first] = group
  if (first === undefined) return []
  const { exchange, came, expected = check.expected, level = check.level } = first
  const subjects = [...new Set(group.map((complaint) => complaint.exchange.purpose.subject))]
  return [{ code, section, level, expected, came, exchange, subjects, times: group.length }]
}
