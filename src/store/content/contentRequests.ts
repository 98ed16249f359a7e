import type { ContentAnswer } from '../../client/moduleClient.ts'
import type { ContentRecord } from '../../core/schema/wire.ts'
import type { ContentWork } from './contentWork.ts'
import { selectBatches, type Batch, selectDue } from './contentBatches.ts'
import {
  contentAborted,
  contentArrived,
  contentDropped,
  contentFailed,
  contentRequested,
  contentSlow,
  contentUnwanted,
  type ContentOutcome,
  type Requested,
  type Work,
} from './contentOutcomes.ts'
import type { FormStore } from '../formStore.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { OptionSet } from './optionSet.ts'

/** Parallel requests. Decisions §6. */
const mostRequests = 4
/** Milliseconds after which a field reports that the module is slow. */
const slowAfter = 4000

interface Flight {
  readonly sent: Requested
  readonly abort: AbortController
  readonly timer: unknown
}

/** Requests options, those that are wanted at the same time together, each key once. Specification 4.2, decisions §6. */
export function createContentRequests(store: FormStore, environment: () => FormEnvironment, contentWork: ContentWork) {
  const flights = new Map<number, Flight>()
  let lastRequest = 0
  const { state, dispatch } = store

  /** The event carries the function that changes the state. */
  const change = (apply: (work: Work) => void) =>
    dispatch({ type: 'contentChanged', apply: (transaction) => apply({ ...contentWork, transaction }) })

  const land = (request: number) => {
    environment().clock.clearTimeout(flights.get(request)?.timer)
    flights.delete(request)
  }

  const end = ({ sent, abort }: Flight, note: (work: Work, sent: Requested) => void) => {
    abort.abort()
    land(sent.request)
    change((work) => note(work, sent))
  }

  const send = ({ sets, formData, load }: Batch) => {
    const request = ++lastRequest
    const sent = { request, keys: sets.map(({ key }) => key) }
    const abort = new AbortController()
    const { clock } = environment()
    flights.set(request, { sent, abort, timer: clock.setTimeout(() => change((work) => contentSlow(work, sent)), slowAfter) })
    change((work) => contentRequested(work, sent))
    const names = [...new Set(sets.map(({ name }) => name))]
    void load(names, formData, abort.signal).then(
      (answer) => {
        land(request)
        const arrived = { request, records: outcomesOf(sets, answer), problems: answer.problems }
        dispatch({ type: 'contentArrived', apply: (transaction) => contentArrived({ ...contentWork, transaction }, arrived) })
      },
      (cause: unknown) => {
        land(request)
        change((work) => contentFailed(work, sent, contentWork.describeFailure(cause)))
      },
    )
  }

  /** Aborts requests that no field needs and sends those that are wanted, up to the limit; the rest is sent after the next answer. */
  const check = () => {
    for (const flight of flights.values()) if (!flight.sent.keys.some((key) => state.requestedBy.has(key))) end(flight, contentDropped)
    const unneeded = [...state.wanted].filter((key) => !state.requestedBy.has(key))
    if (unneeded.length > 0) change((work) => contentUnwanted(work, unneeded))
    if (state.wanted.size === 0) return
    for (const batch of selectBatches(state, selectDue(store), environment(), contentWork)) {
      if (flights.size >= mostRequests) return
      send(batch)
    }
  }

  const stop = () => {
    // The options are still wanted if the form is started again.
    for (const flight of flights.values()) end(flight, contentAborted)
  }

  return { check, stop }
}

/** One outcome per key: a content object that failed or is missing does not affect the others. */
function outcomesOf(sets: readonly OptionSet[], { records, problems, pointers }: ContentAnswer): ReadonlyMap<string, ContentOutcome> {
  const isUnreadable = ({ content_object_name: name, error, data }: ContentRecord): boolean =>
    // The host's loader or client may return anything.
    (error === undefined && !Array.isArray(data)) ||
    problems.some(({ code, args }) => code === 'content/record-without-data' && args['name'] === name)
  return new Map(
    sets.map(({ key, name }): [string, ContentOutcome] => {
      const index = records.findIndex((record: ContentRecord | null) => record?.content_object_name === name)
      const record = records[index]
      if (record === undefined) return [key, { error: { code: 'contentMissing', name } }]
      if (isUnreadable(record)) return [key, { error: { code: 'contentUnreadable', name } }]
      if (record.error !== undefined) return [key, { error: record.error }]
      return [key, { record, pointer: pointers?.[index] ?? `/content_objects/${index}/data` }]
    }),
  )
}
