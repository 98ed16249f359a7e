import type { Check } from '../check.ts'
import { maxAnswerBytes } from '../exchange/sendCall.ts'

export const refusedSize: Check = {
  code: 'answer/too-large',
  level: 'error',
  expected: `No answer is longer than ${maxAnswerBytes.toLocaleString('en')} bytes: the form refuses it.`,
  section: 'decisions §7',
  judge: ({ exchanges }) =>
    exchanges
      .filter(({ outcome }) => outcome.kind === 'answer' && !outcome.answer.isComplete)
      .map((exchange) => ({ exchange, came: 'A longer answer' })),
}
