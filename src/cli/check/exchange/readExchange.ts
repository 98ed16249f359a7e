import type { ContentAnswer } from '../../../client/moduleClient.ts'
import { readContentResponse, readSchemaResponse } from '../../../client/readResponse.ts'
import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import type { Exchange } from './exchange.ts'

/** The HTTP status, `undefined` where no answer came. */
export const statusOf = ({ outcome }: Exchange): number | undefined => (outcome.kind === 'answer' ? outcome.answer.status : undefined)

/** The JSON of an answer with a good status. */
export function jsonOf({ outcome }: Exchange): unknown {
  return outcome.kind === 'answer' && outcome.answer.isOk ? outcome.answer.json?.value : undefined
}

/** The schema in a good answer, as the module sent it. */
export const schemaOf = (exchange: Exchange): unknown => readSchemaResponse(jsonOf(exchange))

/** The records in a good answer. */
export const contentOf = (exchange: Exchange): ContentAnswer | undefined => readContentResponse(jsonOf(exchange))

/** What the form can use of an answer, by its endpoint: a schema, or records. */
export const usableOf = (exchange: Exchange): unknown => (exchange.call.endpoint === 'schema' ? schemaOf(exchange) : contentOf(exchange))

/** What came, in words: a status with the module's own message, or why there is no answer. */
export function describeOutcome({ outcome }: Exchange): string {
  if (outcome.kind === 'failure') return outcome.message
  const { status, statusText, json, text, isWebPage } = outcome.answer
  const body = text.trim() === '' ? statusText || 'an empty body' : describeText(text.trim())
  return `${status}: ${readModuleMessage(json?.value) ?? (isWebPage ? 'a web page' : body)}`
}

/** Failures that say the same have one cause, whatever was asked. */
export const causeOf = (exchange: Exchange): string => `${exchange.call.endpoint} ${describeOutcome(exchange)}`

/** What does not parse is not quoted where it begins like JSON: nobody can tell what in it is secret. */
const describeText = (text: string): string =>
  /^[[{"]/.test(text) ? `${text.length.toLocaleString('en')} characters that begin like JSON and do not parse` : cut(text, 300)

/** The beginning of a text. */
export const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
