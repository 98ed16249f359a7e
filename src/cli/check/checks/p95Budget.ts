import type { Check } from '../check.ts'
import { measureLatency } from '../statistics.ts'

export const p95Budget: Check = {
  code: 'latency/p95',
  level: 'warning',
  expected: '95 of 100 answers come within --max-p95 milliseconds.',
  section: 'budget',
  judge: (recording) => {
    const { p95, count, slowest } = measureLatency(recording)
    const limit = recording.options.budgets.p95
    if (slowest === undefined || p95 <= limit) return []
    return [
      {
        exchange: slowest,
        expected: `At most ${limit} ms`,
        came: `${p95} ms, of ${count} requests; this one took ${slowest.durationMs} ms`,
      },
    ]
  },
}
