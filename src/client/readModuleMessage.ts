import { isJsonObject, type JsonObject } from '../core/schema/json.ts'

const nonEmptyText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** What frameworks send as `error` beside the sentence of the module in `message`: Fastify, NestJS, Spring. Old and new names. */
const reasonPhrase = new RegExp(
  `^(?:${[
    'bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|proxy authentication required',
    'request timeout|conflict|gone|length required|precondition failed|(?:payload|content|request entity) too large',
    'ur[il] too long|unsupported media type|(?:requested )?range not satisfiable|expectation failed|i.m a teapot|misdirected request',
    'unprocessable (?:entity|content)|locked|failed dependency|too early|upgrade required|precondition required|too many requests',
    'request header fields too large|unavailable for legal reasons|internal server error|not implemented|bad gateway',
    'service unavailable|gateway time-?out|http version not supported|insufficient storage|network authentication required',
  ].join('|')})$`,
  'i',
)

function readErrorKey(body: JsonObject): string | undefined {
  const { error } = body
  const text = nonEmptyText(error) ?? (isJsonObject(error) ? nonEmptyText(error['message']) : undefined)
  return text !== undefined && reasonPhrase.test(text.trim()) ? (readMessage(body['message']) ?? text) : text
}

/**
 * The text of the `error` of an answer, at its root or inside `data`: a string, or the `message` of an object; what `message` says where that
 * is only a reason phrase.
 */
export function readErrorText(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  return readErrorKey(body) ?? (isJsonObject(body['data']) ? readErrorKey(body['data']) : undefined)
}

function readKnownKeys(body: JsonObject): string | undefined {
  return readErrorKey(body) ?? readMessage(body['message']) ?? readDetail(body['detail'])
}

/** A text, or the list of NestJS, one for each value that it refuses. */
const readMessage = (message: unknown) => (Array.isArray(message) ? joinTexts(message) : nonEmptyText(message))

/** A text, or the list of FastAPI, one `msg` for each value that it refuses. */
const readDetail = (detail: unknown) =>
  Array.isArray(detail) ? joinTexts(detail.map((entry: unknown) => (isJsonObject(entry) ? entry['msg'] : undefined))) : nonEmptyText(detail)

/** The texts about two values may be the same. */
const joinTexts = (texts: readonly unknown[]) =>
  nonEmptyText([...new Set(texts.map(nonEmptyText).filter((text) => text !== undefined))].join('; '))

/**
 * The words of a module that reports a failure, in the order of decisions §7: `error`, `error.message`, `message` or its list, `detail` or its
 * list of `msg`, the same inside `data`; a reason phrase in `error` comes after `message`. Specification 7.
 */
export function readModuleMessage(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  return readKnownKeys(body) ?? (isJsonObject(body['data']) ? readKnownKeys(body['data']) : undefined)
}
