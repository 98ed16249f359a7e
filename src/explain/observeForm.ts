import { systemClock, type Clock } from '../client/clock.ts'
import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import type { FormStore } from '../store/formStore.ts'
import { createFormMemory, type FormMemory } from './formMemory.ts'
import { storeOf } from './storeOf.ts'

/** Forms that are watched, with how many watch them. */
const watched = new WeakMap<FormStore, { readonly memory: FormMemory; readonly stop: () => void; observers: number }>()

/** What is remembered of a form; `undefined` where nobody watches it. */
export const memoryOf = (store: FormStore): FormMemory | undefined => watched.get(store)?.memory

/**
 * Watches a form: tells the listener after everything that may change an explanation, and remembers from now on what the form itself does not keep: when options
 * and schemas were asked for and came, which requests were overtaken, and what changed each value last. `explainField` tells that while somebody
 * watches; begin as early as you can, in an effect for instance. Returns the way to stop; with the last observer what was remembered goes.
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
  // Before the listener that is added after it, so that this finds what was remembered.
  const entry = { memory, stop: store.subscribe(memory.note), observers: 0 }
  watched.set(store, entry)
  return entry
}
