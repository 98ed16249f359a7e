import { compilePlan } from '../../core/plan/compilePlan.ts'
import { callHost } from '../callHost.ts'
import { heldSecrets } from '../cells/secretTexts.ts'
import type { FormStore } from '../formStore.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import { readStoredForm } from './formStorage.ts'

/** What gathers all that is kept of a form: many have no storage, and those that have one are read first. */
export const loadKeeping = () => import('./keepForm.ts')

/** Paints a form from what was kept of it, and keeps what the module says. Decisions §5, principle 2. */
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
    const text = callHost(report, 'storage', () => storage.get(storageKey))
    if (text instanceof Promise) text.then(restore, nothingKept)
    else restore(text)
  }

  /** Keeps what there is, where the module has vouched for it. */
  const keep = () => {
    const { storage, storageKey } = environment()
    if (storage === undefined || !state.schema.isConfirmed) return
    loadKeeping()
      .then(({ keepForm }) => keepForm(state, heldSecrets(state), environment(), storageKey))
      .catch(nothingKept)
  }

  return { read, keep }
}

/** A storage that is full, blocked or broken costs the next opening its head start and nothing else. */
const nothingKept = () => {}
