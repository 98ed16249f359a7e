import type { Check } from '../check.ts'
import { describeOutcome } from '../exchange/readExchange.ts'
import { wellFormed } from './wellFormed.ts'

export const notJson: Check = {
  code: 'answer/not-json',
  level: 'error',
  expected: 'A good answer is JSON, whole and nothing else.',
  section: '4',
  judge: (recording) =>
    wellFormed(recording).flatMap((exchange) => {
      const { outcome } = exchange
      const isOther = outcome.kind === 'answer' && outcome.answer.isOk && outcome.answer.isComplete && outcome.answer.json === undefined
      return isOther ? [{ exchange, came: describeOutcome(exchange) }] : []
    }),
}
