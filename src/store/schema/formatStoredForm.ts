import { dropSecrets, idsOfPaths } from '../../core/secrets/maskJson.ts'
import type { FormState } from '../formState.ts'
import { storedVersion, type StoredForm } from './formStorage.ts'

/** Choices kept for one content object: enough for labels, too few to fill a storage. */
const mostLabels = 500

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
  const kept: { readonly [Key in keyof StoredForm]: unknown } = {
    savedAt,
    schema: dropSecrets(schema, idsOfPaths(secrets)),
    labels: Object.fromEntries(labels),
  }
  return JSON.stringify({ version: storedVersion, ...kept })
}
