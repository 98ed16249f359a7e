import { systemClock, type Clock } from '../client/clock.ts'
import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import type { FormStore } from '../store/formStore.ts'
import { createFormMemory, type FormMemory } from './formMemory.ts'
import { storeOf } from './storeOf.ts'

/** The observed forms, with their number of observers. */
const watched = new WeakMap<FormStore, { readonly memory: FormMemory; readonly stop: () => void; observers: number }>()

/** The record of an observed form; `undefined` if it is not observed. */
export const memoryOf = (store: FormStore): FormMemory | undefined => watched.get(store)?.memory

/**
 * Observes a form: calls the listener after everything that may change an explanation, and records from then on what the form itself does
 * not keep: when options and schemas were requested and answered, which requests were superseded, and what changed each value last.
 * `explainField` includes this while the form is observed; start as early as you can, in an effect for instance. Returns a function that
 * stops observing; the record is dropped with the last observer.
 *
 * @throws Error where the first argument is no handle.
 * @example
 * useEffect(() => observeForm(form, () => setExplanation(explainField(form, path))), [form, path])
 */
export function observeForm(
  handle: ModuleFormHandle,
  listener: () => void = () => {},
  { now }: Pick<Clock, 'now'> = systemClock,
): () => void {
  const store = storeOf(handle, 'observeForm')
  const entry = watched.get(store) ?? watch(store, now)
  entry.observers += 1
  const stop = store.subscribe(listener)
  let isStopped = false
  return () => {
    if (isStopped) return
    isStopped = true
    stop()
    entry.observers -= 1
    if (entry.observers > 0) return
    entry.stop()
    watched.delete(store)
  }
}

function watch(store: FormStore, now: () => number) {
  const memory = createFormMemory(store, now)
  // Subscribed before the listener, so that the listener finds the updated record.
  const entry = { memory, stop: store.subscribe(memory.note), observers: 0 }
  watched.set(store, entry)
  return entry
}
