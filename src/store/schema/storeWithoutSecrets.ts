import { createTextMask } from '../../core/secrets/textMask.ts'
import { dropSecrets, idsOfPaths } from '../../core/secrets/maskJson.ts'
import { callHost } from '../callHost.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormState } from '../formState.ts'
import { storedVersion, type StoredForm } from './formStorage.ts'

/** Choices stored per content object: enough for labels, without filling up the storage. */
const mostLabels = 500

/**
 * Writes the schema and the option labels of a form to the host's storage, never values. `secrets` are the passwords that the form holds: where
 * the module repeats one of them, in a description for example, nothing is written and the previous text stays. Decisions §7.
 */
export function storeWithoutSecrets(
  state: FormState,
  secrets: readonly string[],
  { storage, storageKey, clock, report }: FormEnvironment,
  key: string,
): void {
  // The key names another form by now.
  if (storage === undefined || storageKey !== key || !state.schema.isConfirmed) return
  callHost(report, 'storage', () => {
    // Throws for options of the host that are no JSON.
    const text = formatStoredForm(state, clock.now())
    return createTextMask(secrets)(text) === text ? storage.set(storageKey, text) : undefined
  })
}

/** The stored text, without the defaults of password fields. */
function formatStoredForm(state: FormState, savedAt: number): string {
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
