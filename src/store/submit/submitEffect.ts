import { isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { type Address, getValue } from '../../core/values/path.ts'
import { addressAmong, pathOf } from '../cells/pathOf.ts'
import { readHiddenData, readSetAside, readUnread } from '../cells/readRest.ts'
import { readFormData, readSubmitData } from '../cells/readValues.ts'
import { describeFailure } from '../failure.ts'
import type { FormEnvironment, SubmitErrors, SubmitHandler, SubmitRest } from '../formEnvironment.ts'
import type { HostError } from '../formEvents.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState, SentValues, SubmitState } from '../formState.ts'
import type { FormStore } from '../formStore.ts'
import { selectInOrder } from '../formView.ts'
import { matchSentValues, selectChangedSince, selectSchemaData, valueSent } from '../schema/sentValues.ts'

/** How a submit ended. */
export type SubmitOutcome = 'submitted' | 'invalid' | 'stopped' | 'failed'

/** What other effects do for a submit, at once. */
interface SubmitNeeds {
  /** Asks for another schema where the one at hand is not current. */
  readonly checkSchema: () => void
  /** Tells the host of every change. */
  readonly tellHost: () => void
}

/** Whether a submit is the newest and has come to a phase; after a reset it is in none. */
type IsIn = (phase: SubmitState['phase']) => boolean

/** Submits: waits for the reload, validates, hands over, shows what comes back. One at a time. Decisions §8. */
export function createSubmitEffect(store: FormStore, environment: () => FormEnvironment, { checkSchema, tellHost }: SubmitNeeds) {
  const { state, dispatch } = store
  /** The submit under way, or the last one. What any other still brings is late. */
  let newest: Promise<SubmitOutcome> | undefined

  const submit = (): Promise<SubmitOutcome> => {
    if (newest !== undefined && isUnderWay(state)) return newest
    if (!isEditable(state.settings)) return Promise.resolve('stopped')
    // It is known before the host is told of anything, who may submit again as it hears it.
    const own: Promise<SubmitOutcome> = Promise.resolve().then(() => run((phase) => newest === own && state.submit.phase === phase))
    newest = own
    dispatch({ type: 'submitWaits' })
    environment().renewPatterns()
    checkSchema()
    return own
  }

  /**
   * Nothing waits between the last word to the host, the last check and the hand-over: what the host does in the meantime, or as it is
   * told, has the form looked at once more.
   */
  const run = async (isIn: IsIn): Promise<SubmitOutcome> => {
    const isWaiting = () => isIn('waiting')
    while (isWaiting()) {
      tellHost()
      // Given up, by a reset as the host was told.
      if (!isWaiting()) break
      checkSchema()
      if (state.schema.request === 'loading') {
        await until(store, () => !isWaiting() || state.schema.request !== 'loading')
        continue
      }
      if (isHeldUp(state)) {
        dispatch({ type: 'submitStopped', byReload: true })
        break
      }
      dispatch({ type: 'formChecked' })
      if (state.indexes.pending.size === 0) return state.indexes.errors.size > 0 ? stopForErrors(store) : handOver(store, environment, isIn)
      await until(store, () => !isWaiting() || state.indexes.pending.size === 0)
    }
    return 'stopped'
  }

  /** A submit that waits is given up; one that the host has is the host's. */
  const stop = () => {
    if (state.submit.phase === 'waiting') dispatch({ type: 'submitStopped', byReload: false })
  }

  return { submit, stop }
}

const isUnderWay = ({ submit: { phase } }: FormState): boolean => phase === 'waiting' || phase === 'submitting'

/** There is no form yet, or the reload it needs has failed: that stops one submit, and the next goes through. */
function isHeldUp(state: FormState): boolean {
  const { schema, submit } = state
  if (schema.phase === 'absent') return true
  return schema.request === 'failed' && !submit.goesOn && selectChangedSince(state, schema.sent).length > 0
}

/** Ends a submit with the focus in the first field in error. */
function stopForErrors({ state, dispatch }: FormStore): SubmitOutcome {
  dispatch({ type: 'submitStopped', byReload: false })
  const [first] = selectInOrder(state, state.indexes.errors)
  if (first !== undefined) dispatch({ type: 'focusAsked', address: first.address })
  return 'invalid'
}

/** Gives the host what stands there, and shows what comes back, unless a reset or another form has overtaken it. */
async function handOver(store: FormStore, environment: () => FormEnvironment, isIn: IsIn): Promise<SubmitOutcome> {
  const { state, dispatch } = store
  const sent = takeSnapshot(state)
  dispatch({ type: 'submitStarted' })
  const isAwaited = () => isIn('submitting') && !environment().isOvertaken()
  try {
    const answer = await Promise.race([
      callSubmit(environment(), isAwaited, sent.formData, sent.rest),
      until(store, () => !isIn('submitting')),
    ])
    if (!isAwaited()) return 'stopped'
    const given = answer?.errors ?? []
    const errors = findErrors(state, sent, given)
    const isAccepted = given.length === 0
    // Also a schema or rule changes what is submitted: it shows what was left out.
    const isSame = state.valueRevision === sent.revision && isEqual(readSubmitData(state), sent.formData)
    dispatch({ type: 'submitEnded', errors, error: undefined, isDone: isAccepted && isSame })
    if (isAccepted) return 'submitted'
    // Where all that was wrong has changed, nobody is called back to it.
    return errors.length > 0 ? stopForErrors(store) : 'invalid'
  } catch (cause) {
    if (!isAwaited()) return 'stopped'
    dispatch({ type: 'submitEnded', errors: [], error: describeFailure(cause), isDone: false })
    return 'failed'
  }
}

/**
 * Calls `onSubmit`, at once. A rejection is the host's answer and shows at the form; what is thrown before there is a promise is reported as
 * well, and so is a rejection that nobody waits for any more.
 */
function callSubmit(
  { onSubmit, report }: FormEnvironment,
  isAwaited: () => boolean,
  ...given: Parameters<SubmitHandler>
): Promise<SubmitErrors | void> {
  let isCalled = false
  const answer = new Promise<SubmitErrors | void>((resolve) => {
    resolve(onSubmit?.(...given))
    isCalled = true
  })
  void answer.catch((cause: unknown) => {
    if (!isCalled || !isAwaited()) report('onSubmit', cause)
  })
  return answer
}

/** Waits until something holds, looking after every event. */
function until(store: FormStore, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (!holds()) return
      unsubscribe()
      resolve()
    })
  })
}

/** What one submit hands over, and what it takes to find the host's errors in the form as it is when they come. */
interface Snapshot {
  readonly formData: FormValues
  readonly rest: SubmitRest
  /** Keys of the rows in `formData`, by array: an index that the host gives back counts these. */
  readonly rows: ReadonlyMap<Address, readonly string[]>
  /** All that stood there, to tell what has changed since. */
  readonly values: SentValues
  readonly revision: number
}

export function takeSnapshot(state: FormState): Snapshot {
  const rows = new Map<Address, readonly string[]>()
  const unchecked = selectInOrder(state, state.indexes.unchecked).map(({ address }) => pathOf(state, address))
  return {
    formData: readSubmitData(state, rows),
    rest: {
      hidden: readHiddenData(state),
      setAside: readSetAside(state),
      unread: readUnread(state, { hidden: true }),
      schemaData: selectSchemaData(state),
      unchecked,
    },
    rows,
    values: matchSentValues(state, readFormData(state)),
    revision: state.valueRevision,
  }
}

/** The errors that still say something of the form, at the rows that were sent. What has changed since is no longer what they are of. */
const findErrors = (state: FormState, { rows, values }: Snapshot, given: SubmitErrors['errors']): readonly HostError[] =>
  given.flatMap(({ path, message }) => {
    const address = addressAmong((array) => rows.get(array), path)
    if (address !== undefined && hasChangedSince(state, values, address)) return []
    return [{ address, path, message }]
  })

/** An error of the form as a whole is of no field that could have changed. */
function hasChangedSince(state: FormState, values: SentValues, address: Address): boolean {
  if (address === '') return false
  const now = getValue(readFormData(state), pathOf(state, address))
  return state.cells.get(address)?.unread === true || !isEqual(now, valueSent(values, address))
}
