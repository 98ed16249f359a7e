import type { ContentAnswer } from '../../../client/moduleClient.ts'
import { readContentAnswer, readSchemaAnswer } from '../../../client/readAnswerContent.ts'
import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import type { Exchange } from './exchange.ts'

/** The HTTP status, `undefined` without an answer. */
export const statusOf = ({ outcome }: Exchange): number | undefined => (outcome.kind === 'answer' ? outcome.answer.status : undefined)

/** The JSON of a successful answer. */
export function jsonOf({ outcome }: Exchange): unknown {
  return outcome.kind === 'answer' && outcome.answer.isOk ? outcome.answer.json?.value : undefined
}

/** The schema in a successful answer, as the module sent it. */
export const schemaOf = (exchange: Exchange): unknown => readSchemaAnswer(jsonOf(exchange))

/** The records in a successful answer. */
export const contentOf = (exchange: Exchange): ContentAnswer | undefined => readContentAnswer(jsonOf(exchange))

/** The part of an answer that the form uses, by its endpoint: the schema or the records. */
export const usableOf = (exchange: Exchange): unknown => (exchange.call.endpoint === 'schema' ? schemaOf(exchange) : contentOf(exchange))

/** The outcome as text: a status with the module's own message, or why there is no answer. */
export function describeOutcome({ outcome }: Exchange): string {
  if (outcome.kind === 'failure') return outcome.message
  const { isOk, isComplete, status, statusText, json, text, isWebPage } = outcome.answer
  // Of a failure the status says more than its empty body; the text of an answer that is too large may not have been read.
  const nothing = isOk && isComplete ? 'an empty body' : statusText || 'an empty body'
  const body = text.trim() === '' ? nothing : describeText(text.trim(), json !== undefined)
  return `${status}: ${readModuleMessage(json?.value) ?? (isWebPage ? 'a web page' : body)}`
}

/** Failures with the same text have one cause, whatever was requested. */
export const causeOf = (exchange: Exchange): string => `${exchange.call.endpoint} ${describeOutcome(exchange)}`

/** Text that begins like JSON is not quoted: it may contain secrets, which cannot be located where it does not parse. */
const describeText = (text: string, isJson: boolean): string => {
  if (!/^[[{"]/.test(text)) return cut(text, 300)
  return `${text.length.toLocaleString('en')} characters ${isJson ? 'of JSON in another shape' : 'that begin like JSON and do not parse'}`
}

export const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
