import { compilePlan } from '../../core/plan/compilePlan.ts'
import { emptySchema, parseSchema } from '../../core/schema/parseSchema.ts'
import { idsOfTemplate, type Address } from '../../core/values/path.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { FormStore } from '../formStore.ts'
import { describeFailure } from '../failure.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState } from '../formState.ts'
import { labelOf } from '../fieldView.ts'
import { selectContentRecords } from '../content/optionSets.ts'
import { selectChosenConnections } from '../content/connections.ts'
import { loadedReloading, loadReloading } from './loadReloading.ts'
import type { Reading, Trigger } from './reloading.ts'
import { matchSentValues, selectChangedSince, selectSentValues } from './sentValues.ts'

/** More answers than this without an edit by the user in between are a loop. Decisions §5. */
const mostAnswers = 10

/** Keeps the schema current: requests another one when needed; only the newest answer counts. Specification 4.1, decisions §5. */
export function createSchemaEffect(store: FormStore, environment: () => FormEnvironment) {
  let flight: AbortController | undefined
  const { state, dispatch } = store

  const abort = () => {
    flight?.abort()
    flight = undefined
  }

  const stop = () => {
    abort()
    dispatch({ type: 'schemaAborted' })
  }

  const check = () => {
    // The schema was replaced in the meantime.
    if (state.schema.request !== 'loading') abort()
    if (environment().client === undefined) return
    const steps = { none: () => {}, request, drop, stopLoop }
    steps[nextStep(state)]()
  }

  const drop = () => {
    abort()
    dispatch({ type: 'schemaDropped' })
  }

  const stopLoop = () => {
    const fields = selectChangedSince(state, state.schema.sent).flatMap((address) => {
      const cell = state.cells.get(address)
      return cell ? [labelOf(state, cell)] : []
    })
    dispatch({ type: 'schemaLooped', answers: mostAnswers, fields })
  }

  const request = () => {
    abort()
    const own = new AbortController()
    flight = own
    void ask(store, environment, own.signal).finally(() => {
      if (flight === own) flight = undefined
    })
  }

  return { check, stop }
}

/** One request, up to the event for its answer or failure. */
async function ask(store: FormStore, environment: () => FormEnvironment, signal: AbortSignal): Promise<void> {
  const { state, dispatch } = store
  const revision = state.schema.revision + 1
  const { askWith, isConfirmed } = state.schema
  const { plan } = state
  const asked = askWith === undefined ? selectSentValues(state) : matchSentValues(state, askWith)
  dispatch({ type: 'schemaRequested', revision, asked })
  const trigger = selectTrigger(state)
  const body = { form_data: asked.formData, content_objects: selectContentRecords(state) }
  const options = { signal, connections: selectChosenConnections(state), secrets: plan.secrets }
  const outcome = await load().catch(
    (cause: unknown) => ({ type: 'schemaFailed', revision, error: describeFailure(cause), cause }) as const,
  )
  // Not covered by the `catch`: an error thrown by the host, which is informed of the event here, is no failure of the request.
  if (outcome !== undefined) dispatch(outcome)

  async function load() {
    // Only awaited if not loaded yet: the module must receive a change before it is asked for the options that depend on it.
    const schema = isConfirmed ? (loadedReloading() ?? (await loadReloading())).writeSchema(plan.schema) : emptySchema
    // A newer request has replaced this one.
    const { client } = environment()
    if (signal.aborted || client === undefined) return undefined
    // The client may be the host's own, and written without types.
    const answer: { readonly schema?: unknown; readonly problems?: readonly Problem[] } | undefined = await client.loadSchema(
      { schema, ...body },
      options,
    )
    const reading = await read(state, answer?.schema, trigger, environment())
    return {
      type: 'schemaArrived',
      revision,
      ...reading,
      plan: compilePlan(reading.schema, state.plan),
      problems: Array.isArray(answer?.problems) ? answer.problems : [],
    } as const
  }
}

/** The next action that the state requires. */
function nextStep(state: FormState): 'none' | 'request' | 'drop' | 'stopLoop' {
  const { phase, request, isByHand, revision, sent, asked, askWith, wanted, answersSinceEdit } = state.schema
  // A reload by hand is owed whatever the values are, like the module's own schema in place of one restored from storage.
  const isCurrent = phase === 'ready' && !isByHand && selectChangedSince(state, sent).length === 0
  const isAsked = asked !== undefined && selectChangedSince(state, asked).length === 0
  if (wanted) return 'request'
  // The request with the saved data is running or has failed: the form data are sent only after it.
  if (askWith !== undefined && request !== 'idle') return 'none'
  if (request !== 'idle' && !isAsked && isCurrent) return 'drop'
  if (isCurrent || isAsked || state.indexes.uncommitted.size > 0) return 'none'
  // A form that cannot be edited loads once, for labels; but a submit that has begun contains edits.
  if (!isEditable(state.settings) && revision > 0 && state.submit.phase !== 'waiting') return 'none'
  return answersSinceEdit >= mostAnswers ? 'stopLoop' : 'request'
}

function selectTrigger(state: FormState): Trigger {
  if (state.schema.isByHand) return undefined
  return selectChangedSince(state, state.schema.sent).map((address) => idsOf(state, address))
}

const idsOf = (state: FormState, address: Address): readonly string[] => idsOfTemplate(state.cells.get(address)?.node.template ?? '')

/** A first answer is the schema itself; the code for merging further answers, or letting the host merge, is loaded on demand. */
async function read(state: FormState, sent: unknown, trigger: Trigger, environment: FormEnvironment): Promise<Reading> {
  if (!state.schema.isConfirmed && typeof environment.schemaMerge !== 'function' && sent !== undefined)
    return { schema: parseSchema(sent).schema, source: { sent } }
  const { readReload } = await loadReloading()
  return readReload(state, sent, trigger, environment)
}
