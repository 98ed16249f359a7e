import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormStore, Transition } from '../formStore.ts'
import type * as Undoing from './createHistory.ts'
import { restoring } from './restoring.ts'
import { changeKinds, type RecordedEvent } from './recordedEvent.ts'

let loaded: typeof Undoing | undefined

/** Milliseconds after the first change, so that the page renders it first. */
const loadDelay = 100

/** Loads the undo code: a form without changes never needs it. */
export const loadHistory = async (): Promise<typeof Undoing> => (loaded ??= await import('./createHistory.ts'))

/** `restoreRow`: restore the row removed last, regardless of later changes. */
export type HistoryAction = 'undo' | 'redo' | 'restoreRow'

/** Records the changes of the form, so that they can be undone. Those made before the undo code is loaded are queued. */
export function createHistoryEffect(store: FormStore, environment: () => Pick<FormEnvironment, 'clock'>) {
  let history: ReturnType<typeof Undoing.createHistory> | undefined
  let waiting: RecordedEvent[] = []
  let timer: unknown

  const start = () => {
    if (loaded === undefined) return
    history ??= loaded.createHistory(store, restoring)
    for (const one of waiting.splice(0)) history.note(one)
  }

  const note = (transition: Transition) => {
    if (history === undefined && waiting.length === 0 && changeKinds[transition.event.type] === undefined) return
    waiting.push(recordEvent(store, transition))
    if (loaded === undefined) timer ??= environment().clock.setTimeout(load, loadDelay)
    else start()
  }

  const load = () => {
    timer = undefined
    // If it cannot be loaded, nothing can be undone until the next change, which tries again.
    loadHistory().then(start, () => (waiting = []))
  }

  /** Undoes or redoes a change: at once, or when the code is loaded. */
  const apply = (action: HistoryAction) => {
    if (history === undefined) loadHistory().then(() => applyLoaded(action), nothingToApply)
    else history[action]()
  }

  const applyLoaded = (action: HistoryAction) => {
    start()
    history?.[action]()
  }

  // Never unsubscribed: values that the host sets while the form is unmounted are recorded too.
  store.subscribe(note)
  return { apply }
}

/** Without the undo code no change was recorded. */
const nothingToApply = () => {}

/** Reads the result of an event right after it: a later event may change it again. */
export const recordEvent = ({ state }: FormStore, { event, journal }: Transition): RecordedEvent => ({
  event,
  cells: new Map([...journal.cells].map(([address, before]) => [address, { before, after: state.cells.get(address) }])),
  setAside: new Map([...journal.setAside].map(([address, before]) => [address, { before, after: state.setAside.get(address) ?? [] }])),
  outcome: journal.outcome,
})
