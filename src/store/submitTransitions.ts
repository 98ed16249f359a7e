import { checkField, checkForm } from './checkFields.ts'
import type { EventOf } from './formEvents.ts'
import { updateCell, type FormDraft } from './formDraft.ts'

/** The engine for patterns has answered: what waited for it is checked again. */
export function patternsSettled(draft: FormDraft): void {
  for (const address of draft.state.pendingChecks) checkField(draft, address)
}

/** A submit was asked for: half-typed texts count, and it waits for the reload they may cause. Decisions §8. */
export function submitWaits(draft: FormDraft): void {
  const { state } = draft
  state.uncommitted.clear()
  for (const address of state.errors)
    if (state.cells.get(address)?.hostError !== undefined) updateCell(draft, address, { hostError: undefined })
  state.submit = { ...state.submit, phase: 'waiting', tries: state.submit.tries + 1, error: undefined, errors: [] }
  draft.formChanged = true
}

export function formChecked(draft: FormDraft): void {
  checkForm(draft)
  draft.formChanged = true
}

export function submitStarted(draft: FormDraft): void {
  draft.state.submit = { ...draft.state.submit, phase: 'submitting' }
  draft.formChanged = true
}

/** The submit ended before the host saw anything. */
export function submitStopped(draft: FormDraft, { error, byReload }: EventOf<'submitStopped'>): void {
  draft.state.submit = { ...draft.state.submit, phase: 'idle', error, stoppedByReload: byReload }
  draft.formChanged = true
}

/** The host has answered: its errors by path stand at their fields until those change, the others at the form. Decisions §8. */
export function submitEnded(draft: FormDraft, { errors, error }: EventOf<'submitEnded'>): void {
  const strangers = errors.filter(({ address }) => address === undefined || !draft.state.cells.has(address))
  for (const { address, message } of errors) if (address !== undefined) updateCell(draft, address, { hostError: message })
  draft.state.submit = {
    ...draft.state.submit,
    phase: errors.length > 0 || error !== undefined ? 'idle' : 'submitted',
    error,
    errors: strangers.map(({ path, message }) => ({ path, message })),
    stoppedByReload: false,
  }
  draft.formChanged = true
}
