import { checkField, checkForm } from './checkFields.ts'
import type { EventOf, HostError } from '../formEvents.ts'
import { updateCell, updateSubmit, type FormDraft } from '../formDraft.ts'
import { isHidden } from '../values/readValues.ts'

/** The engine for patterns has answered: what waited for it is checked again. */
export function patternsSettled(draft: FormDraft): void {
  const { cells, pendingChecks } = draft.state
  for (const address of pendingChecks) checkField(draft, address)
  // Options say of texts that were typed in whether their pattern allows them.
  for (const { address, node } of cells.values()) if (node.optionSource?.validation?.pattern !== undefined) draft.changed.add(address)
}

/** A submit was asked for: half-typed texts count, and it waits for the reload they may cause. Decisions §8. */
export function submitWaits(draft: FormDraft): void {
  const { state } = draft
  state.uncommitted.clear()
  for (const address of state.errors) updateCell(draft, address, { hostError: undefined })
  updateSubmit(draft, { phase: 'waiting', tries: state.submit.tries + 1, error: undefined, errors: [], isHeldUp: false })
}

export function formChecked(draft: FormDraft): void {
  checkForm(draft)
  draft.formChanged = true
}

export function submitStarted(draft: FormDraft): void {
  updateSubmit(draft, { phase: 'submitting' })
}

/** The submit ended before the host saw anything. */
export function submitStopped(draft: FormDraft, { byReload }: EventOf<'submitStopped'>): void {
  updateSubmit(draft, { phase: 'idle', isHeldUp: byReload, goesOn: draft.state.submit.goesOn || byReload })
}

/**
 * The host has answered: its errors by path stand at their fields until those change, the others, and those for fields nobody sees, in
 * the summary. Decisions §8.
 */
export function submitEnded(draft: FormDraft, { errors, error }: EventOf<'submitEnded'>): void {
  const { state } = draft
  const isPlaced = ({ address }: HostError) => {
    const cell = address === undefined || address === '' ? undefined : state.cells.get(address)
    return cell !== undefined && !isHidden(state, cell)
  }
  for (const hostError of errors) {
    if (hostError.address !== undefined && isPlaced(hostError)) updateCell(draft, hostError.address, { hostError: hostError.message })
  }
  updateSubmit(draft, {
    phase: errors.length > 0 || error !== undefined ? 'idle' : 'submitted',
    error,
    errors: errors.filter((hostError) => !isPlaced(hostError)).map(({ path, message }) => ({ path, message })),
  })
}
