import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormStore, Transition } from '../formStore.ts'
import type * as Undoing from './createHistory.ts'
import { restoring } from './restoring.ts'
import { changeKinds, type RecordedEvent } from './recordedEvent.ts'

let loaded: typeof Undoing | undefined

/** Milliseconds after the first change: the page draws that first. */
const loadDelay = 100

/** Loads what takes changes back: a form in which nothing is changed does without. */
export const loadHistory = async (): Promise<typeof Undoing> => (loaded ??= await import('./createHistory.ts'))

/** `restoreRow`: bring back the row that was removed last, whatever was done since. */
export type HistoryAction = 'undo' | 'redo' | 'restoreRow'

/** Remembers what was done to the form, so that it can be taken back. What is done before the code for that is loaded waits for it. */
export function createHistoryEffect(store: FormStore, environment: () => FormEnvironment) {
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
    // Where it cannot be loaded nothing can be taken back until the next change, which tries again.
    loadHistory().then(start, () => (waiting = []))
  }

  /** Takes a change back or brings it back: at once, or as soon as that can be done. */
  const apply = (action: HistoryAction) => {
    if (history === undefined) loadHistory().then(() => applyLoaded(action), nothingToApply)
    else history[action]()
  }

  const applyLoaded = (action: HistoryAction) => {
    start()
    history?.[action]()
  }

  // For the life of the store: also what the host sets while the form is on no page is to be known.
  store.subscribe(note)
  return { apply }
}

/** What could not be loaded has remembered nothing. */
const nothingToApply = () => {}

/** Reads what an event left right after it: a later one may change that again. */
export const recordEvent = ({ state }: FormStore, { event, journal }: Transition): RecordedEvent => ({
  event,
  cells: new Map([...journal.cells].map(([address, before]) => [address, { before, after: state.cells.get(address) }])),
  setAside: new Map([...journal.setAside].map(([address, before]) => [address, { before, after: state.setAside.get(address) ?? [] }])),
  outcome: journal.outcome,
})
