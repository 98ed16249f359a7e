import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import type { Check } from '../check.ts'
import type { Exchange } from '../exchange/exchange.ts'

export const errorMessage: Check = {
  code: 'error/no-message',
  level: 'error',
  expected: 'A failure is answered with its message, best as a text "error" of a JSON object.',
  section: '7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const came = exchange.purpose.kind === 'preflight' ? undefined : describeSilence(exchange)
      return came === undefined ? [] : [{ exchange, came }]
    }),
}

/** What an error answer has in place of a message. The order of decisions §7: a known key, then the text of the body. */
function describeSilence({ outcome }: Exchange): string | undefined {
  if (outcome.kind === 'failure' || outcome.answer.status < 400) return undefined
  const { status, json, text, isWebPage } = outcome.answer
  if (readModuleMessage(json?.value) !== undefined) return undefined
  if (isWebPage) return `${status} with a web page`
  if (text.trim() === '') return `${status} with an empty body`
  return json === undefined ? undefined : `${status} with ${text.slice(0, 200)}`
}
