import { compilePlan } from '../../core/plan/compilePlan.ts'
import type { FormStore, Transition } from '../createFormStore.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import { formatStoredForm, readStoredForm } from './formStorage.ts'
import type { FormEvent } from '../formEvents.ts'

/** After these there is something new to keep. */
const telling: ReadonlySet<FormEvent['type']> = new Set(['schemaArrived', 'contentArrived'])

/** Paints a form from what was kept of it, and keeps what the module says. Decisions §5, principle 2. */
export function createStorageEffect(store: FormStore, environment: () => FormEnvironment) {
  const { state, dispatch } = store
  let isRead = false

  const restore = (text: string | null | undefined) => {
    const stored = readStoredForm(text)
    if (stored === undefined || state.schema.phase !== 'absent') return
    const plan = compilePlan(stored.schema, state.plan.secrets)
    dispatch({ type: 'schemaRestored', plan, labels: stored.labels, savedAt: stored.savedAt })
  }

  /** Reads once, before the first request is answered. */
  const read = () => {
    const { storage, storageKey } = environment()
    if (isRead || storage === undefined || state.schema.phase !== 'absent') return
    isRead = true
    const text = attempt(() => storage.get(storageKey))
    if (text instanceof Promise) text.then(restore, nothingKept)
    else restore(text)
  }

  const note = ({ event }: Transition) => {
    const { storage, storageKey, clock } = environment()
    if (storage === undefined || !telling.has(event.type) || !state.schema.isConfirmed) return
    const kept = attempt(() => storage.set(storageKey, formatStoredForm(state, clock.now())))
    if (kept instanceof Promise) kept.catch(nothingKept)
  }

  return { read, note }
}

/** A storage that is full, blocked or broken costs the next opening its head start and nothing else, so its errors end here. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const nothingKept = () => {}
