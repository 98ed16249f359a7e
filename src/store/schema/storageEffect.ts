import { compilePlan } from '../../core/plan/compilePlan.ts'
import { callHost } from '../callHost.ts'
import { heldSecrets } from '../cells/secretTexts.ts'
import type { FormStore } from '../formStore.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import { readStoredForm } from './formStorage.ts'

/** Loaded when there is something to write: many forms have no storage. */
export const loadKeeping = () => import('./storeWithoutSecrets.ts')

/**
 * Restores a form from the host's storage before its module answers, and writes the module's answers there. A storage that fails is
 * reported to `onProblems`, and the form goes on without it. Decisions §5, principle 2.
 */
export function createStorageEffect(store: FormStore, environment: () => FormEnvironment) {
  const { state, dispatch } = store
  let isRead = false

  const restore = (text: string | null | undefined) => {
    const stored = readStoredForm(text)
    if (stored === undefined || state.schema.phase !== 'absent') return
    const plan = compilePlan(stored.schema, state.plan)
    dispatch({ type: 'schemaRestored', plan, labels: stored.labels, savedAt: stored.savedAt })
  }

  /** Reads once, before the first request is answered. */
  const read = () => {
    const { storage, storageKey, report } = environment()
    if (isRead || storage === undefined || state.schema.phase !== 'absent') return
    isRead = true
    const text = callHost(report, 'storage', () => {
      if (storageKey === '') throw new Error('Nothing is kept for a form without a formId or baseUrl.')
      return storage.get(storageKey)
    })
    if (text instanceof Promise) text.then(restore, () => {})
    else restore(text)
  }

  /** Writes the form, once its module has confirmed the schema. */
  const keep = () => {
    const { storage, storageKey } = environment()
    if (storage === undefined || storageKey === '' || !state.schema.isConfirmed) return
    loadKeeping().then(
      ({ storeWithoutSecrets }) => storeWithoutSecrets(state, heldSecrets(state), environment(), storageKey),
      () => {}, // The code did not load: the next answer tries again.
    )
  }

  return { read, keep }
}
