import type { Check } from '../check.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const recordTwice: Check = {
  code: 'content/record-twice',
  level: 'error',
  expected: 'Each requested content object gets one record.',
  section: '4.2',
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) =>
      (contentOf(exchange)?.problems ?? []).flatMap((problem) =>
        problem.code === 'content/record-twice' ? [{ exchange, came: `Several records for "${problem.args.name}"` }] : [],
      ),
    ),
}
