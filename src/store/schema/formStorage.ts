import { isJsonObject } from '../../core/schema/json.ts'
import { parseSchema } from '../../core/schema/parseSchema.ts'
import type { Schema } from '../../core/schema/model.ts'
import type { Choice } from '../../core/schema/wire.ts'

/**
 * Storage for the last good schema and the labels of options, per module and form id, never values: two functions, as of `localStorage`.
 * With a synchronous `get` a form renders before any request is answered.
 */
export interface FormStorage {
  readonly get: (key: string) => string | null | undefined | Promise<string | null | undefined>
  readonly set: (key: string, text: string) => unknown
}

/** The stored state of one form. */
export interface StoredForm {
  readonly schema: Schema
  /** Choices by the name of their content object, for the labels of stored values. */
  readonly labels: ReadonlyMap<string, readonly Choice[]>
  /** When it was kept, in milliseconds since 1970. */
  readonly savedAt: number
}

/** Incremented when the format changes; other versions are ignored. */
export const storedVersion = 1

/** Parses a stored form; `undefined` if it is missing, of another version, or invalid. */
export function readStoredForm(text: string | null | undefined): StoredForm | undefined {
  const kept = parse(text)
  if (!isJsonObject(kept) || kept['version'] !== storedVersion) return undefined
  const { schema } = parseSchema(kept['schema'])
  if (schema.fields.length === 0) return undefined
  const labels = isJsonObject(kept['labels']) ? Object.entries(kept['labels']) : []
  return {
    schema,
    labels: new Map(labels.flatMap(([name, choices]) => (Array.isArray(choices) ? [[name, choices.filter(isChoice)]] : []))),
    savedAt: typeof kept['savedAt'] === 'number' ? kept['savedAt'] : 0,
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Written by another program, or truncated: the form loads as if nothing had been stored.
    return undefined
  }
}

const isChoice = (value: unknown): value is Choice => isJsonObject(value) && 'value' in value && typeof value['label'] === 'string'
