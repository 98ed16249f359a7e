import { comparePlans } from '../../core/plan/comparePlans.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { isEditable } from '../formSettings.ts'
import { nothingAsked } from '../formState.ts'
import type { EventOf } from '../formEvents.ts'
import { updateSchema, updateSubmit, type Transaction } from '../transaction.ts'
import { openForm, replacePlan } from './placePlan.ts'
import { haveSameTriggers, matchSentValues, selectChangedSince, selectOwnDefaults, selectSentValues } from './sentValues.ts'

export function reloadAsked({ state }: Transaction): void {
  state.schema = { ...state.schema, wanted: true, answersSinceEdit: 0 }
}

export function schemaRequested(transaction: Transaction, { revision, asked }: EventOf<'schemaRequested'>): void {
  const { schema, submit } = transaction.state
  const askedBy = schema.isConfirmed ? lastChanged(transaction) : undefined
  // A newer request does the work of the one that it replaces.
  const isByHand = schema.wanted || schema.isByHand
  updateSchema(transaction, { ...nothingAsked, request: 'loading', revision, asked, askedBy, wanted: false, isByHand })
  // If this request fails, it blocks a submit again; and the message of a completed submit is outdated.
  updateSubmit(transaction, { phase: submit.phase === 'submitted' ? 'idle' : submit.phase, isHeldUp: false, goesOn: false })
}

/** The last of the fields that have changed since the schema was requested: it shows the state of the request. */
const lastChanged = ({ state }: Transaction) => selectChangedSince(state, state.schema.sent).at(-1)

/** The newest answer takes effect; an older one is dropped here and nowhere else. Decisions §5. */
export function schemaArrived(transaction: Transaction, event: EventOf<'schemaArrived'>): void {
  const { state } = transaction
  if (event.revision !== state.schema.revision || state.schema.request !== 'loading') return
  const { phase, isConfirmed, restoredFrom, asked = selectSentValues(state) } = state.schema
  updateSchema(transaction, {
    ...nothingAsked,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    hasChangedSince: restoredFrom !== undefined && Object.values(comparePlans(state.plan, event.plan)).some((fields) => fields.length > 0),
    sent: asked,
    askWith: undefined,
    answersSinceEdit: state.schema.answersSinceEdit + 1,
  })
  state.source = event.source
  state.problems = event.problems
  transaction.wasRestored = restoredFrom !== undefined
  if (phase === 'ready') replacePlan(transaction, event.plan)
  else {
    openForm(transaction, event.plan)
    updateSchema(transaction, { sent: matchSentValues(state, asked.formData) })
  }
  if (isConfirmed) return
  // The answer for a saved step has fields that another choice takes away, so that the form has started without them.
  const isForAll = isEmpty(asked.formData) || haveSameTriggers(state, state.schema.sent, selectOwnDefaults(state))
  state.start = isForAll ? event.schema : { ...event.schema, fields: [] }
}

/** A stored schema is shown until the module has answered; it is requested all the same. */
export function schemaRestored(transaction: Transaction, { plan, labels, savedAt }: EventOf<'schemaRestored'>): void {
  const { state } = transaction
  state.start = plan.schema
  state.source = { sent: plan.schema }
  state.storedLabels = labels
  openForm(transaction, plan)
  const { asked } = state.schema
  updateSchema(transaction, {
    phase: 'ready',
    restoredFrom: savedAt,
    sent: selectSentValues(state),
    // Their rows have keys from here on.
    asked: asked && matchSentValues(state, asked.formData),
  })
}

export function schemaFailed(transaction: Transaction, { revision, error, cause }: EventOf<'schemaFailed'>): void {
  const { state } = transaction
  if (revision !== state.schema.revision || state.schema.request !== 'loading') return
  updateSchema(transaction, { request: 'failed', error, cause })
}

/** Drops the running or failed request, whose values have been reverted: the current schema matches the form data. */
export function schemaDropped(transaction: Transaction): void {
  updateSchema(transaction, { ...nothingAsked, revision: transaction.state.schema.revision + 1 })
}

/** The form was paused during a request: it is repeated if the form is started again. */
export function schemaAborted(transaction: Transaction): void {
  const { schema, settings } = transaction.state
  // A form that cannot be edited makes no further request by itself.
  if (schema.request === 'loading')
    updateSchema(transaction, { ...nothingAsked, wanted: schema.wanted || schema.isByHand || !isEditable(settings) })
}

/** The answers never settle: the user is informed, and `onProblems` gets a problem. */
export function schemaLooped(transaction: Transaction, { answers, fields }: EventOf<'schemaLooped'>): void {
  const { state } = transaction
  const error = { code: 'reloadLoop', answers, fields } as const
  const asked = selectSentValues(state)
  updateSchema(transaction, { request: 'failed', error, cause: undefined, asked, askedBy: lastChanged(transaction) })
  state.problems = [...state.problems, { code: 'reload/loop', level: 'error', pointer: '', args: { fields } }]
}
