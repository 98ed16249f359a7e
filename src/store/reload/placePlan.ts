import type { Plan } from '../../core/plan/plan.ts'
import type { FormDraft } from '../formDraft.ts'
import { placeValues } from '../values/placeValues.ts'
import { reconcileField } from './reconcileField.ts'
import { settleRules } from '../settleRules.ts'

/** The first plan of a form takes effect, with the host's values in it. That is the first state, and no change of values. Decisions §9. */
export function openForm(draft: FormDraft, plan: Plan): void {
  const { state } = draft
  state.plan = plan
  draft.formChanged = true
  placeValues(draft, state.initialValues)
  draft.valuesChanged.clear()
}

/** Another plan takes effect, with its rules: values stay by path. Decisions §5. */
export function replacePlan(draft: FormDraft, plan: Plan): void {
  const { state } = draft
  draft.planBefore = state.plan
  // Its cells were made for the fields that were there.
  if (state.removedRow !== undefined) draft.changed.add(state.removedRow.address)
  state.removedRow = undefined
  state.plan = plan
  draft.formChanged = true
  reconcileField(draft, '', { base: plan.root, node: plan.root }, 'reload')
  settleRules(draft)
}
