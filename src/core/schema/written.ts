import type { JsonObject } from './json.ts'

/**
 * The module's notation of objects that were read differently: fields with problems, and schemas whose fields are called `properties`. Kept
 * outside of the model, so that readers of the model see only one spelling. A separate file, because a form needs the code that uses it
 * only to send its schema back.
 */
const written = new WeakMap<object, JsonObject>()

export const keepWritten = (read: object, raw: JsonObject | undefined): void => {
  if (raw === undefined) written.delete(read)
  else written.set(read, raw)
}

/** `undefined` if it was read as written. */
export const writtenOf = (read: object): JsonObject | undefined => written.get(read)
