import type { Check } from '../check.ts'

export const lateAnswer: Check = {
  code: 'answer/timeout',
  level: 'error',
  expected: 'Every answer comes whole within --timeout milliseconds.',
  section: 'decisions §7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      return outcome.kind === 'failure' && outcome.reason === 'timeout' ? [{ exchange, came: outcome.message }] : []
    }),
}
