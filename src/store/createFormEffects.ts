import type { FormEvent } from './formEvents.ts'
import { createHistoryEffect, type HistoryAction } from './history/historyEffect.ts'
import { createHostValuesEffect } from './hostValues/hostValuesEffect.ts'
import { createSubmitEffect, type SubmitOutcome } from './submit/submitEffect.ts'
import { createTypingDebounce } from './typingDebounce.ts'
import { createConnectionEffect, createContentEffect, type LazyRequests } from './content/contentEffect.ts'
import type { ConnectionFilter, FormEnvironment } from './formEnvironment.ts'
import type { Path } from '../core/values/path.ts'
import { createSchemaEffect } from './schema/schemaEffect.ts'
import { watchValue } from './watchValue.ts'
import type { FormStore, Transition } from './formStore.ts'
import type { FormState } from './formState.ts'
import { createChangeEffect } from './changeEffect.ts'
import { createStorageEffect } from './schema/storageEffect.ts'

/** The timers and requests of a form. */
export interface FormEffects {
  /** Starts the effects; returns a function that stops them. A form may be started and stopped any number of times. */
  readonly start: () => () => void
  readonly submit: () => Promise<SubmitOutcome>
  /** When the host's `ref` is cleared, reports the changes of this frame at once. */
  readonly watchHandle: (isThere: boolean | null) => void
  /** Switches to another module; `keepsSchema` if the host passes a schema. Decisions §9. */
  readonly replaceModule: (keepsSchema: boolean) => void
  readonly refreshConnections: (filter: ConnectionFilter) => void
  /** Undoes the last change, redoes the change undone last, or restores the row removed last. Decisions §11. */
  readonly applyHistory: (action: HistoryAction) => void
  /** Applies the host's `values`; the form has opened with the first. Decisions §11. */
  readonly followValues: (values: unknown) => void
  /** Calls the listener when the value at a path has changed. Returns a function that unsubscribes. */
  readonly watchValue: (path: Path | string, listener: (value: unknown) => void) => () => void
}

/** Connects the effects to a store. All changes of one tick are handled together, at its end. */
export function createFormEffects(store: FormStore, environment: () => FormEnvironment, requests: LazyRequests): FormEffects {
  const schema = createSchemaEffect(store, environment)
  const content = createContentEffect(store, environment, requests, () => schedule())
  const connections = createConnectionEffect(store, environment)
  const commit = createTypingDebounce(store, environment)
  const hostValues = createHostValuesEffect(store, environment)
  const change = createChangeEffect(store, environment, hostValues.handOut)
  const storage = createStorageEffect(store, environment)
  const submission = createSubmitEffect(store, environment, { checkSchema: schema.check, tellHost: change.tellAll })
  /** Requests to the module and the host, in the order of their checks. */
  const requestEffects = [submission, schema, content, connections]
  let run: object | undefined
  const schedule = createSchedule(() => {
    // Stopped meanwhile; a start in the same tick, as under StrictMode, counts as one run.
    if (run !== undefined && mayAsk(store.state)) for (const effect of requestEffects) effect.check()
  })

  const note = (transition: Transition) => {
    commit.note(transition.event)
    if (keeping.includes(transition.event.type)) storage.keep()
    schedule()
    // Last here; the undo history and the follower hear of the event only after the host's callbacks.
    change.note(transition)
  }

  // Before the first start too: the controls find out what a user typed before hydration. A listener is called once, however often it is added.
  store.subscribe(note)
  const start = () => {
    const own = {}
    run = own
    const ends = [store.subscribe(note), store.subscribeInView(schedule)]
    storage.read()
    schedule()
    return () => {
      if (run !== own) return
      for (const end of ends) end()
      run = undefined
      for (const effect of [commit, ...requestEffects]) effect.stop()
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
    watchHandle: (isThere) => {
      if (!isThere) change.flush()
    },
    refreshConnections: connections.load,
    applyHistory: createHistoryEffect(store, environment).apply,
    followValues: hostValues.follow,
    watchValue: (path, listener) => watchValue(store, environment().report, path, listener),
  }
}

/** Whether there may be something to request, or to abort: a form with an inline schema often has nothing that loads. */
const mayAsk = ({ schema, indexes, options, submit }: FormState): boolean =>
  schema.revision + indexes.loadSchema.size + indexes.connections.size + options.size + submit.tries > 0 || schema.wanted

/** After these there is something new to keep for the next opening. */
const keeping: readonly FormEvent['type'][] = ['schemaArrived', 'contentArrived']

/** Runs `look` once at the end of a tick, however often it was scheduled. */
function createSchedule(look: () => void) {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      look()
    })
  }
}
