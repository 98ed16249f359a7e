import type { Check } from '../check.ts'
import { sizeOf } from '../statistics.ts'

export const sizeBudget: Check = {
  code: 'answer/size',
  level: 'warning',
  expected: 'No answer is longer than --max-size bytes.',
  section: 'budget',
  judge: ({ exchanges, options }) => {
    const [largest] = [...exchanges].sort((a, b) => sizeOf(b) - sizeOf(a))
    if (largest === undefined || sizeOf(largest) <= options.budgets.size) return []
    const expected = `At most ${options.budgets.size} bytes`
    return [{ exchange: largest, expected, came: `${sizeOf(largest)} bytes in the largest answer` }]
  },
}
