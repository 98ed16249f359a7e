import { nothingAsked, unsubmitted } from './emptyFormState.ts'
import type { EventOf } from './formEvents.ts'
import { updateSchema, updateSubmit, type FormDraft } from './formDraft.ts'
import { openForm, replacePlan } from './reload/placePlan.ts'
import { placeValues } from './values/placeValues.ts'
import { readOwnDefaults } from './reload/readOwnDefaults.ts'
import { matchSentValues } from './reload/sentValues.ts'

/** `reset`: back to given values, with nothing set aside. */
export function formReset(draft: FormDraft, { values }: EventOf<'formReset'>): void {
  const { state } = draft
  state.initialValues = values
  updateSubmit(draft, unsubmitted)
  if (state.schema.phase === 'absent') return
  placeValues(draft, values)
  // All rows have new keys now.
  const { sent, asked } = state.schema
  updateSchema(draft, {
    answersSinceEdit: 0,
    sent: matchSentValues(state, sent.formData),
    asked: asked && matchSentValues(state, asked.formData),
  })
}

/** The host gave another schema to start from: values stay by path. It is current for its own defaults, as the first was. Decisions §5 and §9. */
export function startReplaced(draft: FormDraft, { schema, plan, source }: EventOf<'startReplaced'>): void {
  const { state } = draft
  const { phase, isConfirmed, wanted, revision } = state.schema
  state.start = schema
  state.source = source
  state.problems = []
  updateSchema(draft, {
    ...nothingAsked,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    hasChangedSince: false,
    revision: revision + 1,
    // What was wanted was the first schema, and here it is.
    wanted: wanted && isConfirmed,
    answersSinceEdit: 0,
  })
  if (phase === 'absent') openForm(draft, plan)
  else replacePlan(draft, plan)
  updateSchema(draft, { sent: matchSentValues(state, readOwnDefaults(state)) })
}

/** Another module answers from now on: nothing that the old one said of options counts. Decisions §9. */
export function moduleReplaced(draft: FormDraft, { keepsSchema }: EventOf<'moduleReplaced'>): void {
  const { state } = draft
  state.options.clear()
  state.contentProblems = []
  state.wanted.clear()
  for (const address of state.needs.keys()) draft.changed.add(address)
  state.needs.clear()
  state.neededBy.clear()
  for (const address of state.contentFields) draft.nodesChanged.add(address)
  const { schema, plan, start } = state
  updateSchema(draft, {
    ...nothingAsked,
    revision: schema.revision + 1,
    // The host's schema needs asking only where the old module had a part in the one at hand.
    wanted: !keepsSchema || !schema.isConfirmed || plan.schema !== start,
    answersSinceEdit: 0,
  })
}
