import { comparePlans } from '../../core/plan/comparePlans.ts'
import { nothingAsked } from '../emptyFormState.ts'
import type { EventOf } from '../formEvents.ts'
import type { FormDraft } from '../formDraft.ts'
import { openForm, replacePlan } from './placePlan.ts'
import { matchSentValues, selectSentValues } from './sentValues.ts'

export function reloadAsked({ state }: FormDraft): void {
  state.schema = { ...state.schema, wanted: true, answersSinceEdit: 0 }
}

export function schemaRequested(draft: FormDraft, { revision, asked }: EventOf<'schemaRequested'>): void {
  const { schema } = draft.state
  draft.state.schema = {
    ...schema,
    ...nothingAsked,
    request: 'loading',
    revision,
    asked,
    wanted: false,
    isByHand: schema.wanted,
  }
  const { submit } = draft.state
  // A failure of this request stops a submit again, and one that went through is no news beside it.
  draft.state.submit = { ...submit, phase: submit.phase === 'submitted' ? 'idle' : submit.phase, isHeldUp: false, goesOn: false }
  draft.formChanged = true
}

/** The newest answer takes effect; an older one is dropped here and nowhere else. Decisions §5. */
export function schemaArrived(draft: FormDraft, event: EventOf<'schemaArrived'>): void {
  const { state } = draft
  if (event.revision !== state.schema.revision || state.schema.request !== 'loading') return
  const { phase, isConfirmed, restoredFrom, asked = selectSentValues(state) } = state.schema
  if (!isConfirmed) state.start = event.schema
  state.schema = {
    ...state.schema,
    ...nothingAsked,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    hasChangedSince: restoredFrom !== undefined && Object.values(comparePlans(state.plan, event.plan)).some((fields) => fields.length > 0),
    sent: asked,
    answersSinceEdit: state.schema.answersSinceEdit + 1,
  }
  state.source = event.source
  state.problems = event.problems
  if (phase === 'ready') replacePlan(draft, event.plan)
  else {
    openForm(draft, event.plan)
    state.schema = { ...state.schema, sent: matchSentValues(state, asked.formData) }
  }
}

/** A schema kept from an earlier opening shows until the module has answered; it is asked all the same. */
export function schemaRestored(draft: FormDraft, { plan, labels, savedAt }: EventOf<'schemaRestored'>): void {
  const { state } = draft
  if (state.schema.phase !== 'absent') return
  state.start = plan.schema
  state.source = { sent: plan.schema }
  state.storedLabels = labels
  openForm(draft, plan)
  state.schema = { ...state.schema, phase: 'ready', restoredFrom: savedAt, sent: selectSentValues(state) }
}

export function schemaFailed(draft: FormDraft, { revision, error, cause }: EventOf<'schemaFailed'>): void {
  const { state } = draft
  if (revision !== state.schema.revision || state.schema.request !== 'loading') return
  state.schema = { ...state.schema, request: 'failed', error, cause }
  draft.formChanged = true
}

/** The request in flight or failed is for values that are no longer there, and the schema at hand is right for those that are. */
export function schemaDropped(draft: FormDraft): void {
  const { schema } = draft.state
  draft.state.schema = { ...schema, ...nothingAsked, revision: schema.revision + 1 }
  draft.formChanged = true
}

/** The form paused while a request was under way: it is asked for again should the form go on. */
export function schemaAborted(draft: FormDraft): void {
  const { state } = draft
  if (state.schema.request !== 'loading') return
  const { isConfirmed, isByHand } = state.schema
  state.schema = { ...state.schema, ...nothingAsked, wanted: !isConfirmed || isByHand }
  draft.formChanged = true
}

/** The answers never settle: the user is told, and whoever looks after the module finds it among what is wrong with the schema. */
export function schemaLooped(draft: FormDraft, { answers, fields }: EventOf<'schemaLooped'>): void {
  const { state } = draft
  const error = { code: 'reloadLoop', answers, fields } as const
  state.schema = { ...state.schema, request: 'failed', error, cause: undefined, asked: selectSentValues(state) }
  state.problems = [...state.problems, { code: 'reload/loop', level: 'error', pointer: '', args: { fields } }]
  draft.formChanged = true
}
