import { isJsonObject, type JsonObject } from '../core/schema/json.ts'

const nonEmptyText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

function readErrorKey(body: JsonObject): string | undefined {
  const { error } = body
  return nonEmptyText(error) ?? (isJsonObject(error) ? nonEmptyText(error['message']) : undefined)
}

/** The text of the `error` of an answer, at its root or inside `data`: a string, or the `message` of an object. */
export function readErrorText(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  return readErrorKey(body) ?? (isJsonObject(body['data']) ? readErrorKey(body['data']) : undefined)
}

function readKnownKeys(body: JsonObject): string | undefined {
  return readErrorKey(body) ?? nonEmptyText(body['message']) ?? readDetail(body['detail'])
}

/** A text, or the list of FastAPI, one `msg` for each value that it refuses. Those of two values may be the same. */
function readDetail(detail: unknown): string | undefined {
  if (!Array.isArray(detail)) return nonEmptyText(detail)
  const texts = detail.map((entry: unknown) => (isJsonObject(entry) ? nonEmptyText(entry['msg']) : undefined))
  return nonEmptyText([...new Set(texts.filter((text) => text !== undefined))].join('; '))
}

/**
 * The words of a module that reports a failure, in the order of decisions §7: `error`, `error.message`, `message`, `detail` or its list of
 * `msg`, the same inside `data`. Specification 7.
 */
export function readModuleMessage(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  return readKnownKeys(body) ?? (isJsonObject(body['data']) ? readKnownKeys(body['data']) : undefined)
}
