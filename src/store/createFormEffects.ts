import type { FormValues } from '../core/schema/wire.ts'
import type { Address, Path } from '../core/values/path.ts'
import { callHost } from './callHost.ts'
import { pathOf } from './cells/pathOf.ts'
import { readFormData, readSubmitData } from './cells/readValues.ts'
import { createConnectionEffect, createContentEffect, type LazyRequests } from './content/contentEffect.ts'
import type { ChangeMeta, ChangeReason, ConnectionFilter, FormEnvironment } from './formEnvironment.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormState } from './formState.ts'
import type { FormStore, Transition } from './formStore.ts'
import { createHistoryEffect, type HistoryAction } from './history/historyEffect.ts'
import { createTypingDebounce } from './typingDebounce.ts'
import { createHostValuesEffect } from './hostValues/hostValuesEffect.ts'
import { createSchemaEffect } from './schema/schemaEffect.ts'
import { selectSchemaData } from './schema/sentValues.ts'
import { createStorageEffect } from './schema/storageEffect.ts'
import { createSubmitEffect, type SubmitOutcome } from './submit/submitEffect.ts'
import { isFormValid } from './validation/checkFields.ts'
import { watchValue } from './watchValue.ts'

/** What waits and asks on behalf of a form. */
export interface FormEffects {
  /** Begins; returns the way to end. A form may be started and stopped any number of times. */
  readonly start: () => () => void
  readonly submit: () => Promise<SubmitOutcome>
  /** Tells the host at once of the changes of this frame when the handle goes from its hands. */
  readonly watchHandle: (isThere: boolean | null) => void
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
  const commit = createTypingDebounce(store, environment)
  const hostValues = createHostValuesEffect(store, environment)
  const change = createChangeEffect(store, environment, hostValues.handOut)
  const storage = createStorageEffect(store, environment)
  const submission = createSubmitEffect(store, environment, { checkSchema: schema.check, tellHost: change.tellAll })
  /** What asks the module and the host, in the order in which it looks. */
  const asking = [schema, content, connections]
  let run: object | undefined
  const { schedule, forget } = createSchedule(() => {
    // Stopped meanwhile; a start in the same tick, as under StrictMode, counts as one run.
    if (run !== undefined && mayAsk(store.state)) for (const effect of asking) effect.check()
  })

  const note = (transition: Transition) => {
    commit.note(transition.event)
    if (keeping.includes(transition.event.type)) storage.keep()
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
    watchHandle: (isThere) => {
      if (!isThere) change.flush()
    },
    refreshConnections: connections.load,
    applyHistory: createHistoryEffect(store, environment).apply,
    followValues: hostValues.follow,
    watchValue: (path, listener) => watchValue(store, environment().report, path, listener),
  }
}

/** Whether a module or the host may be asked for anything, or has been: a form with a schema of the host's often has nothing that loads. */
const mayAsk = ({ schema, indexes, options }: FormState): boolean =>
  schema.revision + indexes.loadSchema.size + indexes.connections.size + options.size > 0 || schema.wanted

/** After these there is something new to keep for the next opening. */
const keeping: readonly FormEvent['type'][] = ['schemaArrived', 'contentArrived']

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

/** One frame, in milliseconds: the host is told once in it, not once a key. */
const frame = 16

/** So often in a row a host is told of what it changes as it is told; one that never leaves off hears of the rest in the next frame. */
const mostRounds = 10

const reasons: Partial<Record<FormEvent['type'], ChangeReason>> = {
  valuesSet: 'set',
  valuesGiven: 'set',
  formReset: 'reset',
  schemaArrived: 'schema',
  startReplaced: 'schema',
}

/** Set through the handle, as a part of what a person or an agent does. */
const isByUser = (event: FormEvent) => event.type === 'valuesSet' && event.byUser

/** After these the host knows all there is at once. */
const flushing: readonly FormEvent['type'][] = ['fieldLeft', 'submitWaits']

/** After these what is set aside may be another, which a host keeps beside the form data, while these are the same. */
const emptying: readonly FormEvent['type'][] = ['setAsideDiscarded', 'changeApplied', 'formReset']

/** Tells the host of changes: once a frame, and at once on blur, submit and unmount. Decisions §9. */
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
    // To read the form data costs a walk over the form: a host that does not listen does not pay for it at each key.
    if (onChange === undefined || told.length === 0) return
    const paths = told.filter((address) => state.cells.has(address)).map((address) => pathOf(state, address))
    const formData = readFormData(state)
    handOut(formData)
    callHost(report, 'onChange', () => onChange(formData, createMeta(state, reason, paths)))
  }

  /** Tells all there is, and what the host changes as it hears it. */
  const tellAll = () => {
    for (let round = 0; round < mostRounds && changed.size > 0; round += 1) flush()
  }

  const note = ({ event, valuesChanged, journal, report }: Transition) => {
    if (report !== undefined) callHost(environment().report, 'onReload', () => environment().onReload?.(report))
    // What the host gave it knows.
    const told = [...valuesChanged].filter((address) => event.type !== 'valuesGiven' || !event.brought.has(address))
    if (emptying.includes(event.type)) told.push(...journal.setAside.keys())
    if (told.length > 0) {
      const own = isByUser(event) ? 'edit' : (reasons[event.type] ?? 'edit')
      // A host that passes over what a module did must not miss what its user did in the same frame.
      if (changed.size === 0 || own !== 'schema') reason = own
      for (const address of told) changed.add(address)
      timer ??= environment().clock.setTimeout(flush, frame)
    }
    if (flushing.includes(event.type)) flush()
  }

  return { note, flush, tellAll }
}

/** `valid` and `submitData` cost a walk over the form, so only a host that reads them pays. */
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
