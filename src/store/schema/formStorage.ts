import { isJsonObject } from '../../core/schema/json.ts'
import { parseSchema } from '../../core/schema/parseSchema.ts'
import type { Schema } from '../../core/schema/model.ts'
import type { Choice } from '../../core/schema/wire.ts'
import { dropSecrets, idsOfPaths } from '../../core/secrets/secretIds.ts'
import type { FormState } from '../formState.ts'

/**
 * Where the last good schema and the labels of options are kept, per module and form id, never values: two functions, as `localStorage`
 * has them. With a `get` that answers at once a form paints before any request is answered.
 */
export interface FormStorage {
  readonly get: (key: string) => string | null | undefined | Promise<string | null | undefined>
  readonly set: (key: string, text: string) => unknown
}

/** What one form finds in its storage. */
export interface StoredForm {
  readonly schema: Schema
  /** Choices by the name of their content object, for the labels of stored values. */
  readonly labels: ReadonlyMap<string, readonly Choice[]>
  /** When it was kept, in milliseconds since 1970. */
  readonly savedAt: number
}

/** Choices kept for one content object: enough for labels, too few to fill a storage. */
const mostLabels = 500

/** Changes with the shape of what is kept; anything else found is passed over. */
const version = 1

/** The text that is kept for a form: without the defaults of password fields. Decisions §7. */
export function formatStoredForm(state: FormState, savedAt: number): string {
  const labels = new Map<string, readonly unknown[]>(state.storedLabels)
  for (const address of state.indexes.content) {
    const cell = state.cells.get(address)
    if (cell === undefined || cell.node.secret) continue
    for (const { name, key } of cell.requests ?? []) {
      const data = state.options.get(key)?.data
      if (data !== undefined && data.length > 0) labels.set(name, data.slice(0, mostLabels))
    }
  }
  const { schema, secrets } = state.plan
  const kept = dropSecrets(schema, idsOfPaths(secrets))
  return JSON.stringify({ version, savedAt, schema: kept, labels: Object.fromEntries(labels) })
}

/** Reads what was kept; `undefined` where it is missing, of another version, or no longer readable. */
export function readStoredForm(text: string | null | undefined): StoredForm | undefined {
  const kept = parse(text)
  if (!isJsonObject(kept) || kept['version'] !== version) return undefined
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
    // Another program wrote there, or the text was cut: the form loads as if nothing had been kept.
    return undefined
  }
}

const isChoice = (value: unknown): value is Choice => isJsonObject(value) && 'value' in value && typeof value['label'] === 'string'
