import { formatPointer, parsePath } from '../../core/values/path.ts'
import type { FormStore } from '../formStore.ts'
import { describeFailure } from '../failure.ts'
import type { FormEnvironment, SubmitErrors, SubmitHandler } from '../formEnvironment.ts'
import type { HostError } from '../formEvents.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState } from '../formState.ts'
import { selectInOrder } from '../formView.ts'
import { addressAt, pathOf } from '../cells/pathOf.ts'
import { readHiddenData, readSetAside, readUnread } from '../cells/readRest.ts'
import { readSubmitData } from '../cells/readValues.ts'
import { selectChangedSince } from '../schema/sentValues.ts'

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
    return state.indexes.errors.size > 0 ? stopForErrors() : handOver()
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
      const unchecked = selectInOrder(state, state.indexes.unchecked).map(({ address }) => pathOf(state, address))
      const rest = {
        hidden: readHiddenData(state),
        setAside: readSetAside(state),
        unread: readUnread(state, { hidden: true }),
        schemaData: state.schema.sent.formData,
        unchecked,
      }
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

/** What a submit waits for before the host sees anything: the schema, and the answers of patterns. Decisions §8. */
function createSubmitChecks(store: FormStore, checkSchema: () => void) {
  const { state, dispatch } = store

  /** Ends when the form is reset or goes from the page. */
  const isWaiting = () => state.submit.phase === 'waiting'

  /** An answer may itself ask for another schema. */
  const waitForSchema = async () => {
    while (isWaiting()) {
      checkSchema()
      if (state.schema.request !== 'loading') return
      await until(store, () => !isWaiting() || state.schema.request !== 'loading')
    }
  }

  /** What changes while a pattern is being decided is checked once more. */
  const checkForm = async () => {
    for (let checked: number | undefined; isWaiting() && checked !== state.valueRevision;) {
      checked = state.valueRevision
      dispatch({ type: 'formChecked' })
      await until(store, () => !isWaiting() || state.indexes.pending.size === 0)
    }
  }

  return { isWaiting, waitForSchema, checkForm }
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
