import type { Check, Complaint } from './check.ts'
import { checks } from './checks/checks.ts'
import type { Finding } from './finding.ts'
import type { Recording } from './recording.ts'

/** What is wrong with a module, in the order of the checks; what several answers of an endpoint have in common is one finding. */
export const judgeRecording = (recording: Recording): readonly Finding[] => checks.flatMap((check) => gather(check, check.judge(recording)))

function gather(check: Check, complaints: readonly Complaint[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { exchange, came, expected = check.expected, level = check.level } of complaints) {
    const key = JSON.stringify([exchange.call.endpoint, came, expected, level])
    const times = (findings.get(key)?.times ?? 0) + 1
    const { code, section } = check
    findings.set(key, { code, level, section, expected, came, exchange: findings.get(key)?.exchange ?? exchange, times })
  }
  return [...findings.values()]
}
