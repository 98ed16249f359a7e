import type { Check } from '../check.ts'

export const noAnswer: Check = {
  code: 'answer/network',
  level: 'error',
  expected: 'Every request is answered; the connection is not broken off.',
  section: '4',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      return outcome.kind === 'failure' && outcome.reason === 'network' ? [{ exchange, came: `No answer: ${outcome.message}` }] : []
    }),
}
