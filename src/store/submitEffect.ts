import { formatPointer, parsePath } from '../core/values/path.ts'
import type { FormStore } from './createFormStore.ts'
import { describeFailure } from './describeFailure.ts'
import type { FormEnvironment, SubmitErrors } from './formEnvironment.ts'
import type { HostError } from './formEvents.ts'
import { addressAt } from './pathOf.ts'
import { readHiddenData } from './readHiddenData.ts'
import { readSubmitData } from './readValues.ts'
import { readSetAsideData } from './readSetAsideData.ts'
import { selectChangedSince } from './sentValues.ts'

/** How a submit ended. */
export type SubmitOutcome = 'submitted' | 'invalid' | 'stopped' | 'failed'

/** Submits: waits for the reload, validates, hands over, shows what comes back. One at a time. Decisions §8. */
export function createSubmitEffect(store: FormStore, environment: () => FormEnvironment, checkSchema: () => void) {
  const { state, dispatch } = store
  let underWay: Promise<SubmitOutcome> | undefined

  const submit = (): Promise<SubmitOutcome> => {
    underWay ??= run().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  const run = async (): Promise<SubmitOutcome> => {
    if (state.settings.readOnly || state.settings.disabled) return 'stopped'
    dispatch({ type: 'submitWaits' })
    checkSchema()
    await until(store, () => state.schema.request !== 'loading')
    if (isStoppedByReload()) return stopForReload()
    dispatch({ type: 'formChecked' })
    await until(store, () => state.pendingChecks.size === 0)
    if (state.errors.size > 0) return stopForErrors()
    return handOver()
  }

  const isStoppedByReload = () => {
    const { schema, submit: submitState } = state
    if (schema.phase === 'absent') return true
    const hasFailed = schema.request === 'failed' && selectChangedSince(state, schema.sent).length > 0
    return hasFailed && !submitState.stoppedByReload
  }

  const stopForReload = (): SubmitOutcome => {
    const isThere = state.schema.phase === 'ready'
    const next = isThere ? 'Retry, or submit once more to go on with the form as it is.' : 'There is no form to submit yet.'
    dispatch({ type: 'submitStopped', byReload: isThere, error: `The form could not be brought up to date. ${next}` })
    return 'stopped'
  }

  const stopForErrors = (): SubmitOutcome => {
    dispatch({ type: 'submitStopped', byReload: state.submit.stoppedByReload, error: undefined })
    const first = store.form.getState().errors.find(({ address }) => address !== undefined)
    if (first?.address !== undefined) dispatch({ type: 'focusAsked', address: first.address })
    return 'invalid'
  }

  const handOver = async (): Promise<SubmitOutcome> => {
    dispatch({ type: 'submitStarted' })
    try {
      const rest = { hidden: readHiddenData(state), setAside: readSetAsideData(state) }
      const answer = await environment().onSubmit?.(readSubmitData(state), rest)
      const errors = readErrors(store, answer)
      dispatch({ type: 'submitEnded', errors, error: undefined })
      return errors.length === 0 ? 'submitted' : stopForErrors()
    } catch (cause) {
      dispatch({ type: 'submitEnded', errors: [], error: describeFailure(cause) })
      return 'failed'
    }
  }

  return { submit }
}

function readErrors({ state }: FormStore, answer: SubmitErrors | void): readonly HostError[] {
  return (answer?.errors ?? []).map(({ path, message }) => ({
    address: addressAt(state, path),
    path: formatPointer(parsePath(path)),
    message,
  }))
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
