import { selectInOrder } from '../formView.ts'
import { isEditable } from '../formSettings.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { freeze, readFormData, readSubmitData } from '../cells/readValues.ts'
import { readHiddenData, readSetAside, readUnread } from '../cells/readRest.ts'
import { errorsIn, readErrors } from './readErrors.ts'
import { matchSentValues, selectChangedSince, selectSchemaData, valueSent } from '../schema/sentValues.ts'
import type { FormStore } from '../formStore.ts'
import { type Address, getValue } from '../../core/values/path.ts'
import type { FormState, SentValues, SubmitState } from '../formState.ts'
import type { FormEnvironment, SubmitErrors, SubmitHandler, SubmitRest } from '../formEnvironment.ts'
import { describeFailure } from '../failure.ts'
import { addressAmong, pathOf, type RowKeys } from '../cells/pathOf.ts'
import { isEqual } from '../../core/schema/json.ts'

/** The outcome of a submit. */
export type SubmitOutcome = 'submitted' | 'invalid' | 'stopped' | 'failed'

/** Actions of other effects that a submit needs, run synchronously. */
interface SubmitNeeds {
  /** Requests another schema if the current one is outdated. */
  readonly checkSchema: () => void
  /** Reports all changes to the host. */
  readonly tellHost: () => void
}

/** Whether this submit is the newest and in a phase; after a reset it is in none. */
type IsIn = (phase: SubmitState['phase']) => boolean

/** Submits: waits for the reload, validates, calls the host, shows the result. One at a time. Decisions §8. */
export function createSubmitEffect(store: FormStore, environment: () => FormEnvironment, { checkSchema, tellHost }: SubmitNeeds) {
  const { state, dispatch } = store
  /** The running submit, or the last one. Results of any other are ignored. */
  let newest: Promise<SubmitOutcome> | undefined
  let cancelled: SubmitState | undefined

  const submit = (): Promise<SubmitOutcome> => {
    if (newest && isUnderWay(state)) return newest
    if (!isEditable(state.settings)) return Promise.resolve('stopped')
    // Set before the host is called, which may submit again in a callback.
    const own: Promise<SubmitOutcome> = Promise.resolve().then(() => run((phase) => newest === own && state.submit.phase === phase))
    newest = own
    dispatch({ type: 'submitWaits' })
    environment().renewPatterns()
    checkSchema()
    return own
  }

  /**
   * Calls to the host, validation and `onSubmit` follow without an `await` in between. If the host changes the form in a callback, the loop
   * starts again.
   */
  const run = async (isIn: IsIn): Promise<SubmitOutcome> => {
    const isWaiting = () => isIn('waiting')
    while (isWaiting()) {
      tellHost()
      // Cancelled by a reset in a callback.
      if (!isWaiting()) break
      checkSchema()
      if (state.schema.request === 'loading') {
        await until(store, () => !isWaiting() || state.schema.request !== 'loading')
        continue
      }
      dispatch({ type: 'formChecked' })
      if (isHeldUp(state)) {
        dispatch({ type: 'submitStopped', byReload: true })
        break
      }
      if (state.indexes.pending.size === 0) return state.indexes.errors.size > 0 ? stopForErrors(store) : handOver(store, environment, isIn)
      await until(store, () => !isWaiting() || state.indexes.pending.size === 0)
    }
    return 'stopped'
  }

  /** Cancels a waiting submit until the form goes on; one that `onSubmit` has received goes on. */
  const stop = () => {
    if (state.submit.phase !== 'waiting') return
    dispatch({ type: 'submitStopped' })
    cancelled = state.submit
  }

  /** Makes a cancelled submit again, unless it has been reset since. */
  const check = () => {
    if (state.submit !== cancelled) return
    cancelled = undefined
    void submit()
  }

  return { submit, stop, check }
}

const isUnderWay = ({ submit: { phase } }: FormState): boolean => phase === 'waiting' || phase === 'submitting'

/** There is no form yet, or the necessary reload has failed: this blocks one submit, and the next one continues. */
function isHeldUp(state: FormState): boolean {
  const { schema, submit } = state
  if (schema.phase === 'absent') return true
  return schema.request === 'failed' && !submit.goesOn && selectChangedSince(state, schema.sent).length > 0
}

/** Ends a submit and focuses the first field with an error. */
function stopForErrors({ state, dispatch }: FormStore): SubmitOutcome {
  dispatch({ type: 'submitStopped' })
  const [first] = selectInOrder(state, state.indexes.errors)
  if (first !== undefined) dispatch({ type: 'focusAsked', address: first.address })
  return 'invalid'
}

/** Calls `onSubmit` with the form data and shows the result, unless a reset or another form has replaced it. */
async function handOver(store: FormStore, environment: () => FormEnvironment, isIn: IsIn): Promise<SubmitOutcome> {
  const { state, dispatch } = store
  const sent = takeSnapshot(state)
  dispatch({ type: 'submitStarted' })
  const isAwaited = () => isIn('submitting') && !environment().isOvertaken()
  try {
    const answer = await Promise.race([
      // Its own copy: the snapshot is compared once the host has answered.
      callSubmit(environment(), isAwaited, readSubmitData(state), sent.rest),
      until(store, () => !isIn('submitting')),
    ])
    if (!isAwaited()) return 'stopped'
    const given = readErrors(errorsIn(answer), state.settings, (path) => addressAmong((array) => sent.rows.get(array), path))
    // Those that still apply, at the rows that were sent.
    const errors = given.filter(({ address }) => !hasChangedSince(state, sent.values, address))
    const isAccepted = !given.length
    // A schema or rule may change the submitted data too: the form then shows other data than those submitted.
    const isSame = state.valueRevision === sent.revision && isEqual(readSubmitData(state), sent.formData)
    dispatch({ type: 'submitEnded', errors, error: undefined, isDone: isAccepted && isSame })
    if (isAccepted) return 'submitted'
    // If all fields with errors have changed since, the focus stays.
    return errors.length > 0 ? stopForErrors(store) : 'invalid'
  } catch (cause) {
    if (!isAwaited()) return 'stopped'
    dispatch({ type: 'submitEnded', errors: [], error: describeFailure(cause), isDone: false })
    return 'failed'
  }
}

/**
 * Calls `onSubmit`. A rejection is the host's answer and shows at the form; an exception thrown synchronously is reported too, and so is
 * the rejection of a cancelled submit.
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

/** Waits until a condition holds, which is checked after every event. */
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

/** The data of one submit, and what is needed to match the host's errors to the form when they arrive. */
interface Snapshot {
  readonly formData: FormValues
  readonly rest: SubmitRest
  /**
   * Keys of all rows, those in `formData` first: indexes in the host's errors and in `rest` refer to these. What belongs to a row left out
   * comes after the last row submitted, so that it meets no other one when it is given back.
   */
  readonly rows: RowKeys
  /** All values at that time, to detect later changes. */
  readonly values: SentValues
  readonly revision: number
}

export function takeSnapshot(state: FormState): Snapshot {
  const rows = new Map<Address, readonly string[]>()
  const formData = readSubmitData(state, rows)
  return {
    formData,
    rest: freeze({
      hidden: readHiddenData(state, rows),
      setAside: readSetAside(state, rows),
      unread: readUnread(state, { hidden: true, rows }),
      schemaData: selectSchemaData(state),
      unchecked: selectInOrder(state, state.indexes.unchecked).map(({ address }) => pathOf(state, address, rows)),
    }),
    rows,
    values: matchSentValues(state, readFormData(state)),
    revision: state.valueRevision,
  }
}

/** An error of the form as a whole, or without a field, is of nothing that could have changed. */
function hasChangedSince(state: FormState, values: SentValues, address: Address | undefined): boolean {
  if (!address) return false
  const now = getValue(readFormData(state), pathOf(state, address))
  return state.cells.get(address)?.unread === true || !isEqual(now, valueSent(values, address))
}
