import type { Check } from '../check.ts'
import { cut } from '../exchange/readExchange.ts'

export const stackTrace: Check = {
  code: 'error/stack-trace',
  level: 'warning',
  expected: 'A message is for people: it holds no stack trace, which tells strangers how the module is built.',
  section: '7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      const text = outcome.kind === 'answer' && outcome.answer.status >= 400 ? outcome.answer.text : ''
      const found = trace.exec(text)
      return found === null ? [] : [{ exchange, came: cut(found[0], 120) }]
    }),
}

/** Of JavaScript and Java, of Python, of Go; the line breaks as JSON writes them or as they are. */
const trace = /(\n|\\n)\s*(\\t)?at [^\\\n]+[:(][^\\\n]*\d+\)?|Traceback \(most recent call last\)|goroutine \d+ \[running\]/
