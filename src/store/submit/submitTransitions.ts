import { checkField, checkForm } from '../validation/checkFields.ts'
import type { EventOf, HostError } from '../formEvents.ts'
import { updateSubmit, type Transaction } from '../transaction.ts'
import { updateCell } from '../cells/writeCells.ts'
import { isHidden } from '../cells/readValues.ts'

/** The engine for patterns has answered: what waited for it is checked again. */
export function patternsSettled(transaction: Transaction): void {
  const { cells, indexes } = transaction.state
  for (const address of indexes.pending) checkField(transaction, address)
  // Options say of texts that were typed in whether their pattern allows them.
  for (const { address, node } of cells.values()) if (node.optionSource?.validation?.pattern !== undefined) transaction.changed.add(address)
}

/** A submit was asked for: half-typed texts count, and it waits for the reload they may cause. Decisions §8. */
export function submitWaits(transaction: Transaction): void {
  const { state } = transaction
  for (const address of state.indexes.uncommitted) updateCell(transaction, address, { uncommitted: false })
  for (const address of state.indexes.errors) updateCell(transaction, address, { hostError: undefined })
  updateSubmit(transaction, { phase: 'waiting', tries: state.submit.tries + 1, error: undefined, errors: [], isHeldUp: false })
}

export function formChecked(transaction: Transaction): void {
  checkForm(transaction)
  transaction.formChanged = true
}

export function submitStarted(transaction: Transaction): void {
  updateSubmit(transaction, { phase: 'submitting' })
}

/** The submit ended before the host saw anything. */
export function submitStopped(transaction: Transaction, { byReload }: EventOf<'submitStopped'>): void {
  updateSubmit(transaction, { phase: 'idle', isHeldUp: byReload, goesOn: transaction.state.submit.goesOn || byReload })
}

/**
 * The host has answered: its errors by path stand at their fields until those change, the others, and those for fields nobody sees, in
 * the summary. Decisions §8.
 */
export function submitEnded(transaction: Transaction, { errors, error, isDone }: EventOf<'submitEnded'>): void {
  const { state } = transaction
  const isPlaced = ({ address }: HostError) => {
    const cell = address === undefined || address === '' ? undefined : state.cells.get(address)
    return cell !== undefined && !isHidden(state, cell)
  }
  for (const hostError of errors) {
    if (hostError.address !== undefined && isPlaced(hostError)) updateCell(transaction, hostError.address, { hostError: hostError.message })
  }
  updateSubmit(transaction, {
    phase: isDone ? 'submitted' : 'idle',
    error,
    errors: errors.filter((hostError) => !isPlaced(hostError)).map(({ path, message }) => ({ path, message })),
  })
}
