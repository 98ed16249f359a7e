import type { Answer } from './answer.ts'
import { type AnswerErrorReason, ModuleAnswerError, ModuleStatusError, refusedBodyStatuses } from './answerErrors.ts'
import type { ClientSettings } from './clientSettings.ts'
import { describeBreak } from './describeBreak.ts'
import { describeShape, describeWrongList } from './describeShape.ts'
import type { EndpointName } from './errors.ts'
import { readErrorText, readModuleMessage } from './readModuleMessage.ts'
import { parseRetryAfter } from './retryDelay.ts'
import { wireFormatAdvice } from './wireFormats.ts'

export interface DecodeContext<T> {
  readonly endpoint: EndpointName
  readonly url: string
  readonly wireName: ClientSettings['wireName']
  readonly maxAnswerBytes: number
  /** Milliseconds, for a `Retry-After` that is a date. */
  readonly now: number
  readonly mask: (text: string) => string
  readonly maskCause: (cause: unknown) => unknown
  /** `undefined` if the body has no usable content. */
  readonly decode: (body: unknown) => T | undefined
}

const longestBodyText = 300
const longestMessage = 2_000

/**
 * The usable content of an answer. Throws a `ModuleStatusError` or a `ModuleAnswerError`. Specification 7, decisions §7.
 */
export function decodeAnswer<T>(answer: Answer, context: DecodeContext<T>): T {
  if (!answer.isOk) throw createStatusError(answer, context)
  if (!answer.isComplete) throw createAnswerError('too-large', answer, context)
  if (answer.json === undefined) throw createAnswerError(answer.isWebPage ? 'web-page' : 'not-json', answer, context)
  const decoded = decodeBody(answer, answer.json.value, context)
  // A value with other letters than the module's would be stored and found nowhere.
  if (decoded !== undefined && !answer.isDecoded) throw createAnswerError('not-text', answer, context)
  if (decoded !== undefined) return decoded
  const hasErrorText = readErrorText(answer.json.value) !== undefined
  throw createAnswerError(hasErrorText ? 'module-error' : 'nothing-usable', answer, context)
}

function decodeBody<T>(answer: Answer, body: unknown, context: DecodeContext<T>): T | undefined {
  try {
    return context.decode(body)
  } catch (cause) {
    throw createAnswerError('not-decoded', answer, context, context.maskCause(cause))
  }
}

function createStatusError<T>(answer: Answer, context: DecodeContext<T>): ModuleStatusError {
  const { endpoint, url, wireName, now, mask } = context
  const { status, isWebPage } = answer
  const moduleMessage = messageOf(answer, mask)
  return new ModuleStatusError({
    endpoint,
    url,
    status,
    isWebPage,
    moduleMessage,
    isReasonPhrase: moduleMessage === answer.statusText,
    retryAfter: parseRetryAfter(answer.retryAfter, now),
    advice: refusedBodyStatuses.includes(status) && wireName !== undefined ? wireFormatAdvice[wireName].refused : undefined,
  })
}

function messageOf({ json, text, isWebPage, binaryType, statusText }: Answer, mask: (text: string) => string): string | undefined {
  const own = readModuleMessage(json?.value)
  const bodyText = isWebPage || binaryType !== undefined ? '' : text.trim()
  // Masked before it is cut, because the start of a secret at the cut would not be recognised.
  if (own !== undefined) return cut(mask(own), longestMessage)
  return bodyText === '' ? statusText || undefined : cut(mask(bodyText), longestBodyText)
}

function createAnswerError<T>(reason: AnswerErrorReason, answer: Answer, context: DecodeContext<T>, cause?: unknown): ModuleAnswerError {
  const { endpoint, url, maxAnswerBytes, mask } = context
  const errorText = reason === 'module-error' ? readErrorText(answer.json?.value) : undefined
  return new ModuleAnswerError({
    endpoint,
    url,
    reason,
    status: answer.status,
    maxAnswerBytes,
    // In one line, once secrets with blanks in them are masked.
    received: cut(mask(describeReceived(answer, endpoint)).replaceAll(/\s+/g, ' '), longestBodyText),
    moduleMessage: errorText === undefined ? undefined : cut(mask(errorText), longestMessage),
    advice: adviseOn(reason, answer, context),
    cause,
  })
}

function adviseOn<T>(reason: AnswerErrorReason, { json, text, binaryType }: Answer, { endpoint, wireName }: DecodeContext<T>) {
  if (reason === 'not-json' && binaryType === undefined) return describeBreak(text)
  const isOfOtherFormat = reason === 'nothing-usable' && describeWrongList(json?.value, endpoint) === undefined
  return isOfOtherFormat && wireName !== undefined ? wireFormatAdvice[wireName].unusable : undefined
}

function describeReceived({ json, text, binaryType }: Answer, endpoint: EndpointName): string {
  if (binaryType !== undefined && text !== '') return `a body of the type ${binaryType}`
  if (json === undefined) return text.trim() === '' ? 'an empty body' : `the text "${text.trim()}"`
  return describeShape(json.value, endpoint) ?? text.trim()
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)
