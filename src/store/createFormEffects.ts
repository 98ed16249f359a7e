import { createChangeEffect } from './changeEffect.ts'
import { createCommitEffect } from './commitEffect.ts'
import { createConnectionEffect } from './content/connectionEffect.ts'
import { createContentEffect, type LazyRequests } from './content/contentEffect.ts'
import type { Path } from '../core/values/path.ts'
import type { FormStore, Transition } from './formStore.ts'
import type { ConnectionFilter, FormEnvironment } from './formEnvironment.ts'
import { createHostValuesEffect } from './hostValues/hostValuesEffect.ts'
import { createHistoryEffect, type HistoryAction } from './history/historyEffect.ts'
import { createSchemaEffect } from './schema/schemaEffect.ts'
import { createStorageEffect } from './schema/storageEffect.ts'
import { createSubmitEffect, type SubmitOutcome } from './submit/submitEffect.ts'
import { watchValue } from './watchValue.ts'

/** What waits and asks on behalf of a form. */
export interface FormEffects {
  /** Begins; returns the way to end. A form may be started and stopped any number of times. */
  readonly start: () => () => void
  readonly submit: () => Promise<SubmitOutcome>
  /** Another module answers from now on; `keepsSchema` where the host gave the schema. Decisions §9. */
  readonly replaceModule: (keepsSchema: boolean) => void
  readonly refreshConnections: (filter: ConnectionFilter) => void
  /** Takes back the last change, brings back the last that was taken back, or the row removed last. Decisions §11. */
  readonly applyHistory: (action: HistoryAction) => void
  /** The host gives the form its values, of which it has opened with the first. Decisions §11. */
  readonly followValues: (values: unknown) => void
  /** Tells of the value at a path whenever it has become another. Returns the way to stop. */
  readonly watchValue: (path: Path | string, listener: (value: unknown) => void) => () => void
}

/** Ties the effects to a store. All that one tick brings is looked at once, at its end. */
export function createFormEffects(store: FormStore, environment: () => FormEnvironment, requests: LazyRequests): FormEffects {
  const schema = createSchemaEffect(store, environment)
  const content = createContentEffect(store, environment, requests, () => schedule())
  const connections = createConnectionEffect(store, environment)
  const commit = createCommitEffect(store, environment)
  const hostValues = createHostValuesEffect(store, environment)
  const change = createChangeEffect(store, environment, hostValues.handOut)
  const history = createHistoryEffect(store, environment)
  const storage = createStorageEffect(store, environment)
  const submission = createSubmitEffect(store, environment, { checkSchema: schema.check, tellHost: change.tellAll })
  /** What asks the module and the host, in the order in which it looks. */
  const asking = [schema, content, connections]
  let run: object | undefined
  const { schedule, forget } = createSchedule(() => {
    // Stopped meanwhile; a start in the same tick, as under StrictMode, counts as one run.
    if (run !== undefined) for (const effect of asking) effect.check()
  })

  const note = (transition: Transition) => {
    commit.note(transition.event)
    storage.note(transition)
    schedule()
    // Last, because the host's own code runs in there.
    change.note(transition)
  }

  const start = () => {
    const own = {}
    run = own
    // What a run that ended in this tick has scheduled asks nothing any more.
    forget()
    const unsubscribe = store.subscribe(note)
    const unsubscribeInView = store.subscribeInView(schedule)
    storage.read()
    schedule()
    return () => {
      if (run !== own) return
      unsubscribe()
      unsubscribeInView()
      run = undefined
      for (const effect of [commit, submission, ...asking]) effect.stop()
      change.flush()
    }
  }

  return {
    start,
    replaceModule: (keepsSchema) => {
      for (const effect of [schema, content]) effect.stop()
      store.dispatch({ type: 'moduleReplaced', keepsSchema })
    },
    submit: submission.submit,
    refreshConnections: connections.load,
    applyHistory: history.apply,
    followValues: hostValues.follow,
    watchValue: (path, listener) => watchValue(store, environment().report, path, listener),
  }
}

/** Looks once at the end of a tick, however often it was asked to. */
function createSchedule(look: () => void) {
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      look()
    })
  }
  const forget = () => {
    isScheduled = false
  }
  return { schedule, forget }
}
