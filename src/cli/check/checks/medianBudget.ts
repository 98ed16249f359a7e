import type { Check } from '../check.ts'
import { measureLatency } from '../statistics.ts'

export const medianBudget: Check = {
  code: 'latency/median',
  level: 'warning',
  expected: 'Half of the answers come within --max-median milliseconds.',
  section: 'budget',
  judge: (recording) => {
    const { median, count, slowest } = measureLatency(recording)
    const limit = recording.options.budgets.median
    if (slowest === undefined || median <= limit) return []
    return [
      {
        exchange: slowest,
        expected: `At most ${limit} ms`,
        came: `${median} ms, of ${count} requests; this one took ${slowest.durationMs} ms`,
      },
    ]
  },
}
