import { checkField } from '../validation/checkFields.ts'
import type { EventOf } from '../formEvents.ts'
import type { HostError } from '../formState.ts'
import { updateSubmit, type Transaction } from '../transaction.ts'
import { updateCell } from '../cells/writeCells.ts'
import { isHidden, readValue } from '../cells/readValues.ts'

/** Results of patterns have arrived: the fields that waited for them are checked again. */
export function patternsSettled(transaction: Transaction): void {
  const { cells, indexes } = transaction.state
  for (const address of indexes.pending) checkField(transaction, address)
  // The options of a field include texts that were typed in, which its pattern must allow.
  for (const { address, node } of cells.values()) if (node.optionSource && node.pattern !== undefined) transaction.changed.add(address)
}

/** A submit begins: half-typed text counts as a change, and the submit waits for the reload that this may trigger. Decisions §8. */
export function submitWaits(transaction: Transaction): void {
  const { state } = transaction
  for (const address of state.indexes.uncommitted) updateCell(transaction, address, { uncommitted: false })
  clearErrors(transaction)
  updateSubmit(transaction, { phase: 'waiting', tries: state.submit.tries + 1, error: undefined, errors: [], isHeldUp: false })
}

export function submitStarted(transaction: Transaction): void {
  updateSubmit(transaction, { phase: 'submitting' })
}

/** The submit ended before `onSubmit` was called. */
export function submitStopped(transaction: Transaction, { byReload = false }: EventOf<'submitStopped'>): void {
  updateSubmit(transaction, { phase: 'idle', isHeldUp: byReload, goesOn: transaction.state.submit.goesOn || byReload })
}

/** The host has answered: its errors by path show at their fields while these have the values sent. Decisions §8. */
export function submitEnded(transaction: Transaction, { errors, error, isDone }: EventOf<'submitEnded'>): void {
  updateSubmit(transaction, { phase: isDone ? 'submitted' : 'idle', error })
  placeErrors(transaction, errors)
}

/** The host sets errors of the form, which replace all those before. */
export function errorsSet(transaction: Transaction, { errors }: EventOf<'errorsSet'>): void {
  clearErrors(transaction)
  placeErrors(transaction, errors)
}

/** The host's errors of hidden fields show at them once they are visible. */
export function settleHostErrors(transaction: Transaction): void {
  const { errors } = transaction.state.submit
  if (errors.length > 0 && transaction.nodesChanged.size > 0) placeErrors(transaction, errors)
}

/** Errors of the host for paths without a field, and for hidden fields, show in the summary; several of one field show together. */
function placeErrors(transaction: Transaction, errors: readonly HostError[]): void {
  const { state } = transaction
  const ofNoField = errors.filter(({ address, message }) => {
    const cell = address && state.cells.get(address)
    if (!cell) return true
    const known = state.hostErrors.get(address)?.message ?? ''
    if (!known.includes(message)) state.hostErrors.set(address, { message: `${known} ${message}`.trim(), value: readValue(state, address) })
    return isHidden(state, cell)
  })
  updateSubmit(transaction, { errors: ofNoField })
}

/** Removes the host's errors from fields. */
function clearErrors(transaction: Transaction): void {
  const { hostErrors } = transaction.state
  for (const address of hostErrors.keys()) updateCell(transaction, address, { hostError: undefined })
  hostErrors.clear()
}
