import { comparePlans } from '../core/plan/comparePlans.ts'
import { checkField } from './checkFields.ts'
import type { EventOf } from './formEvents.ts'
import { updateCell, type FormDraft } from './formDraft.ts'
import { placeValues } from './placeValues.ts'
import { isHidden } from './readValues.ts'
import { reconcileField } from './reconcileField.ts'
import { selectSentValues } from './sentValues.ts'

export function reloadAsked({ state }: FormDraft): void {
  state.schema = { ...state.schema, wanted: true, answersSinceEdit: 0 }
}

export function schemaRequested(draft: FormDraft, { revision, asked }: EventOf<'schemaRequested'>): void {
  draft.state.schema = { ...draft.state.schema, request: 'loading', revision, asked, wanted: false, error: undefined, cause: undefined }
  // A failure of this request stops a submit again.
  draft.state.submit = { ...draft.state.submit, isHeldUp: false, goesOn: false }
  draft.formChanged = true
}

/** The newest answer takes effect; an older one is dropped here and nowhere else. Decisions §5. */
export function schemaArrived(draft: FormDraft, event: EventOf<'schemaArrived'>): void {
  const { state } = draft
  if (event.revision !== state.schema.revision || state.schema.request !== 'loading') return
  const { phase, isConfirmed, restoredFrom } = state.schema
  if (!isConfirmed) state.start = event.schema
  state.schema = {
    ...state.schema,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    hasChangedSince: restoredFrom !== undefined && Object.values(comparePlans(state.plan, event.plan)).some((fields) => fields.length > 0),
    request: 'idle',
    sent: state.schema.asked ?? state.schema.sent,
    asked: undefined,
    answersSinceEdit: state.schema.answersSinceEdit + 1,
  }
  state.problems = event.problems
  if (phase === 'ready') {
    replacePlan(draft, event.plan)
    return
  }
  state.plan = event.plan
  draft.formChanged = true
  placeValues(draft, state.initialValues)
}

/** A schema kept from an earlier opening shows until the module has answered; it is asked all the same. */
export function schemaRestored(draft: FormDraft, { plan, problems, labels, savedAt }: EventOf<'schemaRestored'>): void {
  const { state } = draft
  if (state.schema.phase !== 'absent') return
  state.plan = plan
  state.start = plan.schema
  state.problems = problems
  state.storedLabels = labels
  draft.formChanged = true
  placeValues(draft, state.initialValues)
  state.schema = { ...state.schema, phase: 'ready', restoredFrom: savedAt, sent: selectSentValues(state) }
}

export function schemaFailed(draft: FormDraft, { revision, error, cause }: EventOf<'schemaFailed'>): void {
  const { state } = draft
  if (revision !== state.schema.revision || state.schema.request !== 'loading') return
  state.schema = { ...state.schema, request: 'failed', error, cause }
  draft.formChanged = true
}

/** The request in flight is for values that are no longer there, and the schema at hand is right for those that are. */
export function schemaDropped(draft: FormDraft): void {
  draft.state.schema = { ...draft.state.schema, request: 'idle', asked: undefined, revision: draft.state.schema.revision + 1 }
  draft.formChanged = true
}

/** The form paused while a request was under way: it is asked for again should the form go on. */
export function schemaAborted({ state }: FormDraft): void {
  if (state.schema.request !== 'loading') return
  state.schema = { ...state.schema, request: 'idle', asked: undefined, wanted: !state.schema.isConfirmed }
}

export function schemaLooped(draft: FormDraft, { error }: EventOf<'schemaLooped'>): void {
  const { schema } = draft.state
  draft.state.schema = { ...schema, request: 'failed', error, cause: undefined, asked: selectSentValues(draft.state) }
  draft.formChanged = true
}

/** `reset`: back to given values, with nothing set aside. */
export function formReset(draft: FormDraft, { values }: EventOf<'formReset'>): void {
  const { state } = draft
  state.initialValues = values
  state.submit = { phase: 'idle', tries: 0, error: undefined, errors: [], isHeldUp: false, goesOn: false }
  draft.formChanged = true
  placeValues(draft, values)
}

/** The host gave another schema to start from: values stay by path. Decisions §9. */
export function startReplaced(draft: FormDraft, { schema, plan, problems }: EventOf<'startReplaced'>): void {
  const { state } = draft
  state.start = schema
  state.problems = problems
  replacePlan(draft, plan)
  state.schema = {
    ...state.schema,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    sent: selectSentValues(state),
    revision: state.schema.revision + 1,
    request: 'idle',
  }
}

function replacePlan(draft: FormDraft, plan: FormDraft['state']['plan']): void {
  const { state } = draft
  draft.planBefore = state.plan
  // Its cells were made for the fields that were there.
  if (state.removedRow !== undefined) draft.changed.add(state.removedRow.address)
  state.removedRow = undefined
  state.plan = plan
  draft.formChanged = true
  reconcileField(draft, '', { base: plan.root, node: plan.root }, 'reload')
  // A rule may name other fields now, so each node in force is looked at once more.
  for (const cell of state.cells.values()) if (plan.targets.has(cell.base.template)) draft.agenda.push(cell)
  for (const cell of state.cells.values()) {
    if (cell.issue !== undefined && isHidden(state, cell)) updateCell(draft, cell.address, { issue: undefined })
    else if (cell.issue !== undefined) checkField(draft, cell.address)
  }
}

/** Another module answers from now on: nothing that the old one said of options counts. Decisions §9. */
export function moduleReplaced(draft: FormDraft, { keepsSchema }: EventOf<'moduleReplaced'>): void {
  const { state } = draft
  state.options.clear()
  state.wanted.clear()
  for (const address of state.needs.keys()) draft.changed.add(address)
  state.needs.clear()
  state.neededBy.clear()
  for (const address of state.contentFields) draft.nodesChanged.add(address)
  state.schema = {
    ...state.schema,
    request: 'idle',
    asked: undefined,
    revision: state.schema.revision + 1,
    wanted: !keepsSchema,
    error: undefined,
  }
  draft.formChanged = true
}
