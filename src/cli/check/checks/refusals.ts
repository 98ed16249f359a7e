import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { causeOf, statusOf } from '../exchange/readExchange.ts'
import { isReady, lacksInput, type Recording, wellFormed } from '../recording.ts'

/** The module wants credentials, which a form need not show as a field. */
const wantsCredentials: ReadonlySet<number> = new Set([401, 403])

/** The module wants more input. Any other status of 400 to 499 is about the request itself, which is as the form sends it. */
const wantsInput: ReadonlySet<number> = new Set([400, 409, 422])

/**
 * Whether a module refuses a form that is not filled in far enough, and gives a message: the specification leaves statuses open. What is
 * filled in as far as the schema asks for is not refused, but fails.
 */
export function isRefusal(exchange: Exchange, recording: Recording): boolean {
  const status = statusOf(exchange) ?? 0
  const message = exchange.outcome.kind === 'answer' ? readModuleMessage(exchange.outcome.answer.json?.value) : undefined
  if (exchange.id === recording.first.id || message === undefined) return false
  return wantsCredentials.has(status) || (wantsInput.has(status) && (isUnfilled(exchange) || lacksInput(recording)))
}

/** The causes for which a form is refused, whatever the request: another check that meets one of them has found nothing of its own. */
export const causesOfRefusals = (recording: Recording, isMeant: (exchange: Exchange) => boolean = () => true): ReadonlySet<string> =>
  new Set(wellFormed(recording).flatMap((exchange) => (isMeant(exchange) && isRefusal(exchange, recording) ? [causeOf(exchange)] : [])))

/** Whether a content object waits for a governing field, or is one that the module need not know. */
export function isUnfilled({ purpose }: Exchange): boolean {
  if (purpose.kind === 'repeat') return isUnfilled(purpose.of)
  return purpose.kind === 'content' && purpose.objects.some((object) => !isReady(object) || object.isForHost)
}
