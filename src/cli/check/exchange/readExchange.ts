import type { ContentAnswer } from '../../../client/moduleClient.ts'
import { foreignWordAt } from '../../../client/describeBreak.ts'
import { describeKind, describeShape } from '../../../client/describeShape.ts'
import { readContentAnswer, readSchemaAnswer } from '../../../client/readAnswerContent.ts'
import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import { createLineIndex } from '../../lint/source/lineIndex.ts'
import { readJson } from '../../lint/source/readJson.ts'
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
export function describeOutcome(exchange: Exchange): string {
  const { what, detail } = readOutcome(exchange)
  return detail?.() ?? what
}

/** Failures of one kind have one cause, whatever was requested; the place where JSON breaks differs from answer to answer. */
export const causeOf = (exchange: Exchange): string => `${exchange.call.endpoint} ${readOutcome(exchange).what}`

interface OutcomeText {
  readonly what: string
  /** Says the same with what differs from answer to answer. */
  readonly detail?: () => string
}

function readOutcome({ outcome, call: { endpoint } }: Exchange): OutcomeText {
  if (outcome.kind === 'failure') return { what: outcome.message }
  const { isOk, isComplete, status, statusText, json, text, isWebPage } = outcome.answer
  const message = readModuleMessage(json?.value) ?? (isWebPage ? 'a web page' : undefined)
  if (message !== undefined) return { what: `${status}: ${message}` }
  if (json !== undefined) return { what: `${status}: ${cut(describeShape(json.value, endpoint) ?? describeKind(json.value), longestText)}` }
  // Of a failure the status says more than its empty body; the text of an answer that is too large may not have been read.
  const nothing = isOk && isComplete ? 'an empty body' : statusText || 'an empty body'
  const body = text.trim()
  // Text that begins like JSON is not quoted: it may contain secrets, which cannot be located where it does not parse.
  if (!/^[[{"]/.test(body)) return { what: `${status}: ${body === '' ? nothing : cut(body, longestText)}` }
  const what = 'characters that begin like JSON and do not parse'
  return {
    what: `${status}: ${what}`,
    detail: () => `${status}: ${body.length.toLocaleString('en')} ${what}${isComplete ? describeFault(text) : ''}`,
  }
}

const longestText = 300

/** Longer texts are not searched: each of 500 answers may be broken, and finding the place takes time. Characters. */
const longestSearched = 200_000

/** The first place where a text is no JSON, and why. */
function describeFault(text: string): string {
  const [fault] = text.length > longestSearched ? [] : readJson(text).faults
  if (fault === undefined) return ''
  const { line, column } = createLineIndex(text).positionAt(fault.start)
  const word = foreignWordAt(text, fault.start)
  return `; line ${line}, column ${column}: ${fault.message.replace(/\.$/, '')}${word === undefined ? '' : ` ("${word}")`}`
}

export const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
