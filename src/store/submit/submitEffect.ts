import { formatPointer, parsePath } from '../../core/values/path.ts'
import type { FormStore } from '../createFormStore.ts'
import { createSubmitChecks } from './submitChecks.ts'
import { describeFailure } from '../describeFailure.ts'
import type { FormEnvironment, SubmitErrors, SubmitHandler } from '../formEnvironment.ts'
import type { HostError } from '../formEvents.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState } from '../formState.ts'
import { selectInOrder } from './selectInOrder.ts'
import { addressAt, pathOf } from '../pathOf.ts'
import { readHiddenData } from '../values/readHiddenData.ts'
import { readSubmitData } from '../values/readValues.ts'
import { readSetAsideData } from '../values/readSetAsideData.ts'
import { selectChangedSince } from '../reload/sentValues.ts'

/** How a submit ended. */
export type SubmitOutcome = 'submitted' | 'invalid' | 'stopped' | 'failed'

/** Submits: waits for the reload, validates, hands over, shows what comes back. One at a time. Decisions §8. */
export function createSubmitEffect(store: FormStore, environment: () => FormEnvironment, checkSchema: () => void) {
  const { state, dispatch } = store
  const { isWaiting, waitForSchema, checkForm } = createSubmitChecks(store, checkSchema)
  let underWay: Promise<SubmitOutcome> | undefined

  const submit = (): Promise<SubmitOutcome> => {
    underWay ??= run().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  const run = async (): Promise<SubmitOutcome> => {
    if (!isEditable(state.settings)) return 'stopped'
    dispatch({ type: 'submitWaits' })
    await waitForSchema()
    if (isWaiting() && isHeldUp(state)) dispatch({ type: 'submitStopped', byReload: true })
    await checkForm()
    // Also where the form was reset or has gone from the page meanwhile.
    if (!isWaiting()) return 'stopped'
    return state.errors.size > 0 ? stopForErrors() : handOver()
  }

  /** A submit that waits is given up; one that the host has is the host's. */
  const stop = () => {
    if (isWaiting()) dispatch({ type: 'submitStopped', byReload: false })
  }

  const stopForErrors = (): SubmitOutcome => {
    dispatch({ type: 'submitStopped', byReload: false })
    const first = store.form.getState().errors.find(({ address }) => address !== undefined)
    if (first?.address !== undefined) dispatch({ type: 'focusAsked', address: first.address })
    return 'invalid'
  }

  const handOver = async (): Promise<SubmitOutcome> => {
    dispatch({ type: 'submitStarted' })
    try {
      const unchecked = selectInOrder(state, state.unchecked).map(({ address }) => pathOf(state, address))
      const rest = { hidden: readHiddenData(state), setAside: readSetAsideData(state), unchecked }
      const answer = await callSubmit(environment(), readSubmitData(state), rest)
      const errors = readErrors(store, answer)
      dispatch({ type: 'submitEnded', errors, error: undefined })
      return errors.length === 0 ? 'submitted' : stopForErrors()
    } catch (cause) {
      dispatch({ type: 'submitEnded', errors: [], error: describeFailure(cause) })
      return 'failed'
    }
  }

  return { submit, stop }
}

/** There is no form yet, or the reload it needs has failed: that stops one submit, and the next goes through. */
function isHeldUp(state: FormState): boolean {
  const { schema, submit } = state
  if (schema.phase === 'absent') return true
  return schema.request === 'failed' && !submit.goesOn && selectChangedSince(state, schema.sent).length > 0
}

/** A rejection is the host's answer and shows at the form; what is thrown before there is a promise is reported as well. */
function callSubmit({ onSubmit, report }: FormEnvironment, ...given: Parameters<SubmitHandler>): ReturnType<SubmitHandler> {
  try {
    return onSubmit?.(...given)
  } catch (cause) {
    report('onSubmit', cause)
    throw cause
  }
}

function readErrors({ state }: FormStore, answer: SubmitErrors | void): readonly HostError[] {
  return (answer?.errors ?? []).map(({ path, message }) => ({
    address: addressAt(state, path),
    path: formatPointer(parsePath(path)),
    message,
  }))
}
