import type { ContentRecord, FormData } from '../core/schema/wire.ts'
import type { FormStore } from './createFormStore.ts'
import { describeFailure } from './describeFailure.ts'
import { isGroupValue } from './enterField.ts'
import type { ContentLoader, FormEnvironment } from './formEnvironment.ts'
import type { ContentOutcome } from './formEvents.ts'
import type { FormState } from './formState.ts'
import type { OptionSet } from './optionSet.ts'
import { readFormData, readValue } from './readValues.ts'
import { selectChosenConnections } from './selectConnections.ts'

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

  const abortUnneeded = (needed: ReadonlySet<string>) => {
    for (const [request, { keys, abort }] of flights) {
      if (keys.some((key) => needed.has(key))) continue
      abort.abort()
      land(request)
      dispatch({ type: 'contentDropped', keys })
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
    load(names, formData, abort.signal)
      .then((records) => {
        land(request)
        if (!abort.signal.aborted) dispatch({ type: 'contentArrived', request, records: outcomesOf(sets, records) })
      })
      .catch((cause: unknown) => {
        land(request)
        if (!abort.signal.aborted) dispatch({ type: 'contentFailed', request, keys, error: describeFailure(cause) })
      })
  }

  /** Sends what is wanted, as far as the limit allows; the rest goes when an answer has come. */
  const check = () => {
    const needed = new Set([...state.needs.values()].flat().map(({ key }) => key))
    abortUnneeded(needed)
    const wanted = [...state.options.values()].filter(({ status, key }) => status === 'wanted' && needed.has(key))
    for (const batch of batchesOf(state, wanted, environment())) {
      if (flights.size >= mostRequests) return
      send(batch)
    }
  }

  const stop = () => {
    for (const [request, { abort, keys }] of flights) {
      abort.abort()
      land(request)
      // What was asked for is still wanted, should the form go on.
      dispatch({ type: 'contentAborted', keys })
    }
  }

  return { check, stop }
}

type Load = (names: readonly string[], formData: FormData, signal: AbortSignal) => Promise<readonly ContentRecord[]>

interface Batch {
  readonly sets: readonly OptionSet[]
  readonly formData: FormData
  readonly load: Load
}

/** What is wanted, in requests: one for all that goes with the same form data, one for each loader of the host. */
function batchesOf(state: FormState, wanted: readonly OptionSet[], environment: FormEnvironment): readonly Batch[] {
  const batches = new Map<string, Batch & { readonly sets: OptionSet[] }>()
  for (const set of wanted) {
    const formData = formDataFor(state, set)
    const loader = Object.hasOwn(environment.contentLoaders, set.name) ? environment.contentLoaders[set.name] : undefined
    const name = JSON.stringify([loader === undefined ? '' : set.key, set.row === undefined ? '' : formData])
    const load = loader === undefined ? loadFromModule(state, environment) : loadFromHost(set.name, loader)
    const batch = batches.get(name) ?? { sets: [], formData, load }
    batch.sets.push(set)
    batches.set(name, batch)
  }
  return [...batches.values()]
}

/** The form data, with the values of the row laid over where a dependency is a sibling in it. */
function formDataFor(state: FormState, { row }: OptionSet): FormData {
  const formData = readFormData(state)
  const values = row === undefined ? undefined : readValue(state, row)
  return isGroupValue(values) ? { ...formData, ...values } : formData
}

const loadFromModule =
  (state: FormState, { client }: FormEnvironment): Load =>
  async (names, formData, signal) => {
    if (client === undefined) throw new Error('The form has no module to ask for options. Give it a baseUrl, a client or a content loader.')
    const request = { form_data: formData, content_object_names: names }
    const answer = await client.loadContent(request, { signal, connections: selectChosenConnections(state) })
    return answer.records
  }

const loadFromHost =
  (name: string, loader: ContentLoader): Load =>
  async (_names, formData, signal) => [{ content_object_name: name, data: await loader({ name, formData, signal }) }]

/** One outcome a key: an object that failed or is missing does not sink its siblings. */
function outcomesOf(sets: readonly OptionSet[], records: readonly ContentRecord[]): ReadonlyMap<string, ContentOutcome> {
  return new Map(
    sets.map(({ key, name }) => [
      key,
      outcomeOf(
        name,
        records.find((record) => record.content_object_name === name),
      ),
    ]),
  )
}

function outcomeOf(name: string, record: ContentRecord | undefined): ContentOutcome {
  if (record === undefined) return { error: `The module's answer lacks the content object "${name}".` }
  return record.error === undefined ? { record } : { error: record.error }
}
