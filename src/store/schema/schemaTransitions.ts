import { comparePlans } from '../../core/plan/comparePlans.ts'
import { nothingAsked } from '../formState.ts'
import type { EventOf } from '../formEvents.ts'
import { updateSchema, updateSubmit, type Transaction } from '../transaction.ts'
import { openForm, replacePlan } from './placePlan.ts'
import { matchSentValues, selectChangedSince, selectSentValues } from './sentValues.ts'

export function reloadAsked({ state }: Transaction): void {
  state.schema = { ...state.schema, wanted: true, answersSinceEdit: 0 }
}

export function schemaRequested(transaction: Transaction, { revision, asked }: EventOf<'schemaRequested'>): void {
  const { schema, submit } = transaction.state
  const askedBy = schema.isConfirmed ? lastChanged(transaction) : undefined
  updateSchema(transaction, { ...nothingAsked, request: 'loading', revision, asked, askedBy, wanted: false, isByHand: schema.wanted })
  // A failure of this request stops a submit again, and one that went through is no news beside it.
  updateSubmit(transaction, { phase: submit.phase === 'submitted' ? 'idle' : submit.phase, isHeldUp: false, goesOn: false })
}

/** Of the fields that have changed since the schema was asked for, one: what becomes of the request is said there. */
const lastChanged = ({ state }: Transaction) => selectChangedSince(state, state.schema.sent).at(-1)

/** The newest answer takes effect; an older one is dropped here and nowhere else. Decisions §5. */
export function schemaArrived(transaction: Transaction, event: EventOf<'schemaArrived'>): void {
  const { state } = transaction
  if (event.revision !== state.schema.revision || state.schema.request !== 'loading') return
  const { phase, isConfirmed, restoredFrom, asked = selectSentValues(state) } = state.schema
  if (!isConfirmed) state.start = event.schema
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
}

/** A schema kept from an earlier opening shows until the module has answered; it is asked all the same. */
export function schemaRestored(transaction: Transaction, { plan, labels, savedAt }: EventOf<'schemaRestored'>): void {
  const { state } = transaction
  if (state.schema.phase !== 'absent') return
  state.start = plan.schema
  state.source = { sent: plan.schema }
  state.storedLabels = labels
  openForm(transaction, plan)
  updateSchema(transaction, { phase: 'ready', restoredFrom: savedAt, sent: selectSentValues(state) })
}

export function schemaFailed(transaction: Transaction, { revision, error, cause }: EventOf<'schemaFailed'>): void {
  const { state } = transaction
  if (revision !== state.schema.revision || state.schema.request !== 'loading') return
  updateSchema(transaction, { request: 'failed', error, cause })
}

/** The request in flight or failed is for values that are no longer there, and the schema at hand is right for those that are. */
export function schemaDropped(transaction: Transaction): void {
  updateSchema(transaction, { ...nothingAsked, revision: transaction.state.schema.revision + 1 })
}

/** The form paused while a request was under way: it is asked for again should the form go on. */
export function schemaAborted(transaction: Transaction): void {
  const { request, isConfirmed, isByHand } = transaction.state.schema
  if (request === 'loading') updateSchema(transaction, { ...nothingAsked, wanted: !isConfirmed || isByHand })
}

/** The answers never settle: the user is told, and whoever looks after the module finds it among what is wrong with the schema. */
export function schemaLooped(transaction: Transaction, { answers, fields }: EventOf<'schemaLooped'>): void {
  const { state } = transaction
  const error = { code: 'reloadLoop', answers, fields } as const
  const asked = selectSentValues(state)
  updateSchema(transaction, { request: 'failed', error, cause: undefined, asked, askedBy: lastChanged(transaction) })
  state.problems = [...state.problems, { code: 'reload/loop', level: 'error', pointer: '', args: { fields } }]
}
