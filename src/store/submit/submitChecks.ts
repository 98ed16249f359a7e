import type { FormStore } from '../createFormStore.ts'

/** What a submit waits for before the host sees anything: the schema, and the answers of patterns. Decisions §8. */
export function createSubmitChecks(store: FormStore, checkSchema: () => void) {
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
      await until(store, () => !isWaiting() || state.pendingChecks.size === 0)
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
