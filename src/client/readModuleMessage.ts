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
  return readErrorKey(body) ?? nonEmptyText(body['message']) ?? nonEmptyText(body['detail'])
}

/**
 * The words of a module that reports a failure, in the order of decisions §7: `error`, `error.message`, `message`, `detail`, the same
 * inside `data`. Specification 7.
 */
export function readModuleMessage(body: unknown): string | undefined {
  if (!isJsonObject(body)) return undefined
  return readKnownKeys(body) ?? (isJsonObject(body['data']) ? readKnownKeys(body['data']) : undefined)
}
