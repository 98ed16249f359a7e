import type { JsonObject } from './json.ts'

/**
 * How a module wrote what was read in another way: fields with anything to report, and schemas whose fields are called `properties`. Kept beside the model, so
 * that nobody who reads that meets two spellings. Apart from what reads it, which a form does not need before it sends its schema back.
 */
const written = new WeakMap<object, JsonObject>()

export const keepWritten = (read: object, raw: JsonObject | undefined): void => {
  if (raw === undefined) written.delete(read)
  else written.set(read, raw)
}

/** `undefined` where it was read as it was written. */
export const writtenOf = (read: object): JsonObject | undefined => written.get(read)
