import { isWithin, type Address } from '../core/values/path.ts'
import type { FormEvent } from '../store/formEvents.ts'
import type { FormStore, Transition } from '../store/formStore.ts'
import type { ReloadReport } from '../store/schema/reloadReport.ts'
import { sentenceOf } from './failureSentence.ts'
import { reasonInFlight, type SchemaReason } from './schemaReason.ts'

/** The cause of a change of a value. */
export type ValueCause = 'user' | 'host' | 'module' | 'rule' | 'history' | 'reset'

/** The last observed change of a value. */
export interface ValueChange {
  readonly cause: ValueCause
  /** In milliseconds since 1970. */
  readonly at: number
}

/** One observed schema request. */
export interface SchemaRequest {
  readonly revision: number
  readonly reason: SchemaReason
  /** In milliseconds since 1970. */
  readonly askedAt: number
  readonly endedAt: number | undefined
  /** `superseded`: a newer request replaced it, and its answer would be ignored. `dropped`: the change that triggered it was reverted. */
  readonly outcome: 'pending' | 'answered' | 'failed' | 'superseded' | 'dropped'
  /** Why it failed. */
  readonly error: string | undefined
  /** How its answer changed the form. */
  readonly report: ReloadReport | undefined
}

/** What is recorded of an observed form, in addition to the form's own state. */
export interface FormMemory {
  readonly options: ReadonlyMap<string, Times>
  readonly values: ReadonlyMap<Address, ValueChange>
  readonly requests: readonly SchemaRequest[]
  readonly note: (transition: Transition) => void
}

/** Maximum number of recorded requests. */
const mostRequests = 50

type EventName = FormEvent['type']

/** The cause of the value changes of an event. Other events change values only indirectly: by rules and defaults. */
const causes: Partial<Record<EventName, ValueCause>> = {
  valueChosen: 'user',
  textTyped: 'user',
  fieldChanged: 'user',
  rowAdded: 'user',
  rowDuplicated: 'user',
  rowRemoved: 'user',
  rowMoved: 'user',
  rowsPasted: 'user',
  changeApplied: 'history',
  valuesSet: 'host',
  valuesGiven: 'host',
  formReset: 'reset',
  startReplaced: 'host',
  schemaArrived: 'module',
  schemaRestored: 'module',
}

export function createFormMemory({ state }: FormStore, now: () => number): FormMemory {
  const options = createOptionTimes(state, now)
  const values = new Map<Address, ValueChange>()
  const requests = createRequestList(state, now)
  return {
    options: options.times,
    values,
    get requests() {
      return requests.list()
    },
    note: (transition) => {
      options.note()
      noteValues(state, values, transition, now())
      requests.note(transition)
    },
  }
}

interface Times {
  readonly askedAt: number | undefined
  readonly answeredAt: number | undefined
}

/** Records when each set of options was requested and answered, from its state before and after an event. */
function createOptionTimes(state: FormStore['state'], now: () => number) {
  const times = new Map<string, Times>()
  const seen = new Map(state.options)
  const note = () => {
    for (const [key, set] of state.options) {
      const before = seen.get(key)
      if (before === set) continue
      seen.set(key, set)
      const known = times.get(key) ?? { askedAt: undefined, answeredAt: undefined }
      if (set.status === 'loading' && before?.status !== 'loading') times.set(key, { ...known, askedAt: now() })
      else if (set.status === 'ready' || set.status === 'failed') times.set(key, { ...known, answeredAt: now() })
    }
    for (const key of seen.keys()) {
      if (state.options.has(key)) continue
      seen.delete(key)
      times.delete(key)
    }
  }
  return { times, note }
}

function noteValues(state: FormStore['state'], values: Map<Address, ValueChange>, { event, valuesChanged }: Transition, at: number): void {
  const edited = 'address' in event ? event.address : undefined
  const isByUser = event.type === 'valuesSet' && event.byUser === true
  const own = isByUser ? 'user' : (causes[event.type] ?? 'rule')
  for (const address of valuesChanged) {
    // Other fields than the edited one are only changed by rules and their defaults.
    const isBeside = edited !== undefined && !isWithin(address, edited)
    if (state.cells.has(address)) values.set(address, { cause: isBeside ? 'rule' : own, at })
    else values.delete(address)
  }
}

/** Records schema requests and their outcomes. */
function createRequestList(state: FormStore['state'], now: () => number) {
  let list: readonly SchemaRequest[] = []
  const end = (isMeant: (request: SchemaRequest) => boolean, outcome: Pick<SchemaRequest, 'outcome'> & Partial<SchemaRequest>) => {
    list = list.map((one) => (one.outcome === 'pending' && isMeant(one) ? { ...one, endedAt: now(), ...outcome } : one))
  }
  const all = () => true
  const note = ({ event, report }: Transition) => {
    if (event.type === 'schemaDropped' || event.type === 'schemaAborted') end(all, { outcome: 'dropped' })
    if (event.type === 'schemaArrived') end(({ revision }) => revision === event.revision, { outcome: 'answered', report })
    if (event.type === 'schemaFailed')
      end(({ revision }) => revision === event.revision, { outcome: 'failed', error: sentenceOf(event.error) })
    if (event.type !== 'schemaRequested') return
    end(all, { outcome: 'superseded' })
    const unfinished = { endedAt: undefined, outcome: 'pending', error: undefined, report: undefined } as const
    list = [...list, { revision: event.revision, reason: reasonInFlight(state), askedAt: now(), ...unfinished }].slice(-mostRequests)
  }
  return { list: () => list, note }
}
