import type { ContentAnswer } from '../../client/moduleClient.ts'
import type { ContentRecord } from '../../core/schema/wire.ts'
import { selectBatches, type Batch, selectDue } from './contentBatches.ts'
import type { FormStore } from '../formStore.ts'
import { describeFailure } from '../failure.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { ContentOutcome } from '../formEvents.ts'
import type { OptionSet } from './optionSet.ts'

/** Requests at once. Decisions §6. */
const mostRequests = 4
/** Milliseconds after which a field says that the module is slow. */
const slowAfter = 4000

interface Flight {
  readonly keys: readonly string[]
  readonly abort: AbortController
  readonly timer: unknown
}

/** Loads the options that are wanted: together what is wanted together, each key once. Specification 4.2, decisions §6. */
export function createContentEffect(store: FormStore, environment: () => FormEnvironment) {
  const flights = new Map<number, Flight>()
  let lastRequest = 0
  const { state, dispatch } = store

  const land = (request: number) => {
    environment().clock.clearTimeout(flights.get(request)?.timer)
    flights.delete(request)
  }

  const abortUnneeded = () => {
    for (const [request, { keys, abort }] of flights) {
      if (keys.some((key) => state.requestedBy.has(key))) continue
      abort.abort()
      land(request)
      dispatch({ type: 'contentDropped', request, keys })
    }
  }

  const send = ({ sets, formData, load }: Batch) => {
    const request = ++lastRequest
    const keys = sets.map(({ key }) => key)
    const abort = new AbortController()
    const { clock } = environment()
    flights.set(request, { keys, abort, timer: clock.setTimeout(() => dispatch({ type: 'contentSlow', request, keys }), slowAfter) })
    dispatch({ type: 'contentRequested', request, keys })
    const names = [...new Set(sets.map(({ name }) => name))]
    void load(names, formData, abort.signal).then(
      (answer) => {
        land(request)
        dispatch({ type: 'contentArrived', request, records: outcomesOf(sets, answer), problems: answer.problems })
      },
      (cause: unknown) => {
        land(request)
        dispatch({ type: 'contentFailed', request, keys, error: describeFailure(cause) })
      },
    )
  }

  /** Sends what is wanted, as far as the limit allows; the rest goes when an answer has come. */
  const check = () => {
    abortUnneeded()
    if (state.wanted.size === 0) return
    for (const batch of selectBatches(state, selectDue(store), environment())) {
      if (flights.size >= mostRequests) return
      send(batch)
    }
  }

  const stop = () => {
    for (const [request, { abort, keys }] of flights) {
      abort.abort()
      land(request)
      // What was asked for is still wanted, should the form go on.
      dispatch({ type: 'contentAborted', request, keys })
    }
  }

  return { check, stop }
}

/** One outcome a key: an object that failed or is missing does not sink its siblings. */
function outcomesOf(sets: readonly OptionSet[], { records, problems, pointers }: ContentAnswer): ReadonlyMap<string, ContentOutcome> {
  const isUnreadable = ({ content_object_name: name, error, data }: ContentRecord): boolean =>
    // A loader or client of the host's own may give anything.
    (error === undefined && !Array.isArray(data)) ||
    problems.some(({ code, args }) => code === 'content/record-without-data' && args['name'] === name)
  return new Map(
    sets.map(({ key, name }): [string, ContentOutcome] => {
      const index = records.findIndex((record) => record.content_object_name === name)
      const record = records[index]
      if (record === undefined) return [key, { error: { code: 'contentMissing', name } }]
      if (isUnreadable(record)) return [key, { error: { code: 'contentUnreadable', name } }]
      if (record.error !== undefined) return [key, { error: record.error }]
      return [key, { record, pointer: pointers?.[index] ?? `/content_objects/${index}/data` }]
    }),
  )
}
