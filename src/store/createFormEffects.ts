import type { FormStore, Transition } from './formStore.ts'
import { selectSchemaData } from './schema/sentValues.ts'
import { createHostValuesEffect } from './hostValues/hostValuesEffect.ts'
import type { ChangeMeta, ChangeReason, ConnectionFilter, FormEnvironment } from './formEnvironment.ts'
import { watchValue } from './watchValue.ts'
import { isFormValid } from './validation/checkFields.ts'
import type { Address, Path } from '../core/values/path.ts'
import { createHistoryEffect, type HistoryAction } from './history/historyEffect.ts'
import type { FormEvent } from './formEvents.ts'
import { pathOf } from './cells/pathOf.ts'
import { callHost } from './callHost.ts'
import { createSubmitEffect, type SubmitOutcome } from './submit/submitEffect.ts'
import type { FormState } from './formState.ts'
import { createSchemaEffect } from './schema/schemaEffect.ts'
import type { FormValues } from '../core/schema/wire.ts'
import { readFormData, readSubmitData } from './cells/readValues.ts'
import { createConnectionEffect, createContentEffect, type LazyRequests } from './content/contentEffect.ts'
import { createTypingDebounce } from './typingDebounce.ts'
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
  const requestEffects = [schema, content, connections]
  let run: object | undefined
  const { schedule, forget } = createSchedule(() => {
    // Stopped meanwhile; a start in the same tick, as under StrictMode, counts as one run.
    if (run !== undefined && mayAsk(store.state)) for (const effect of requestEffects) effect.check()
  })

  const note = (transition: Transition) => {
    commit.note(transition.event)
    if (keeping.includes(transition.event.type)) storage.keep()
    schedule()
    // Last, because it runs the host's own code.
    change.note(transition)
  }

  // Before the first start too: the controls find out what a user typed before hydration. A listener is called once, however often it is added.
  store.subscribe(note)
  const start = () => {
    const own = {}
    run = own
    // Cancels what a run that ended in this tick has scheduled.
    forget()
    const ends = [store.subscribe(note), store.subscribeInView(schedule)]
    storage.read()
    schedule()
    return () => {
      if (run !== own) return
      for (const end of ends) end()
      run = undefined
      for (const effect of [commit, submission, ...requestEffects]) effect.stop()
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
const mayAsk = ({ schema, indexes, options }: FormState): boolean =>
  schema.revision + indexes.loadSchema.size + indexes.connections.size + options.size > 0 || schema.wanted

/** After these there is something new to keep for the next opening. */
const keeping: readonly FormEvent['type'][] = ['schemaArrived', 'contentArrived']

/** Runs `look` once at the end of a tick, however often it was scheduled. */
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

/** One frame, in milliseconds: the host is called once per frame, not once per key. */
const frame = 16

/** How often in a row a host is called about changes that it makes in the callback itself; further ones are reported in the next frame. */
const mostRounds = 10

const reasons: Partial<Record<FormEvent['type'], ChangeReason>> = {
  valuesSet: 'set',
  valuesGiven: 'set',
  formReset: 'reset',
  schemaArrived: 'schema',
  startReplaced: 'schema',
}

/** Set through the handle on behalf of the user or an agent. */
const isByUser = (event: FormEvent) => event.type === 'valuesSet' && event.byUser

/** After these the host knows all there is at once. */
const flushing: readonly FormEvent['type'][] = ['fieldLeft', 'submitWaits']

/** After these events the values set aside, which a host keeps beside the form data, may have changed although the form data have not. */
const emptying: readonly FormEvent['type'][] = ['setAsideDiscarded', 'changeApplied', 'formReset']

/** Reports changes to the host: once a frame, and at once on blur, submit and unmount. Decisions §9. */
function createChangeEffect({ state }: FormStore, environment: () => FormEnvironment, handOut: (formData: FormValues) => void) {
  const changed = new Set<Address>()
  let reason: ChangeReason = 'edit'
  let timer: unknown

  const flush = () => {
    environment().clock.clearTimeout(timer)
    timer = undefined
    const told = [...changed]
    changed.clear()
    const { onChange, report } = environment()
    // Reading the form data walks the whole form: a host without `onChange` does not pay for it at each key.
    if (onChange === undefined || told.length === 0) return
    const paths = told.filter((address) => state.cells.has(address)).map((address) => pathOf(state, address))
    const formData = readFormData(state)
    handOut(formData)
    callHost(report, 'onChange', () => onChange(formData, createMeta(state, reason, paths)))
  }

  /** Reports all changes, including those that the host makes in its callback. */
  const tellAll = () => {
    for (let round = 0; round < mostRounds && changed.size > 0; round += 1) flush()
  }

  const note = ({ event, valuesChanged, journal, report }: Transition) => {
    if (report !== undefined) callHost(environment().report, 'onReload', () => environment().onReload?.(report))
    // Values that the host has passed are not reported back to it.
    const told = [...valuesChanged].filter((address) => event.type !== 'valuesGiven' || !event.brought.has(address))
    if (emptying.includes(event.type)) told.push(...journal.setAside.keys())
    if (told.length > 0) {
      const own = isByUser(event) ? 'edit' : (reasons[event.type] ?? 'edit')
      // A host that ignores changes by a schema must not miss a change by the user in the same frame.
      if (changed.size === 0 || own !== 'schema') reason = own
      for (const address of told) changed.add(address)
      timer ??= environment().clock.setTimeout(flush, frame)
    }
    if (flushing.includes(event.type)) flush()
  }

  return { note, flush, tellAll }
}

/** Getters, because `valid` and `submitData` each walk the whole form. */
const createMeta = (state: FormState, reason: ChangeReason, paths: ChangeMeta['paths']): ChangeMeta => ({
  reason,
  paths,
  get valid() {
    return isFormValid(state)
  },
  dirty: state.indexes.dirty.size > 0,
  get submitData() {
    return readSubmitData(state)
  },
  schemaData: selectSchemaData(state),
})
