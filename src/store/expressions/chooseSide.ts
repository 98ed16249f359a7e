import type { Address } from '../../core/values/path.ts'
import type { Cell, Holding, SetAsideValue, Side } from '../cells/cell.ts'
import type { Restoring } from '../history/restoring.ts'
import type { Transaction } from '../transaction.ts'

/** What a side is chosen with: handed over, because this is loaded late. */
type Work = Pick<Restoring, 'discardField' | 'enterField' | 'keepAside' | 'setCell' | 'suits' | 'updateCell' | 'writeAside'> & {
  readonly transaction: Transaction
}

/**
 * Puts a field on its other side, which then holds what it held when it was left; a text goes along where the other side held nothing yet. With
 * `text`, a template that was dropped or pasted, that is what the field holds. Decisions §10.
 */
export function chooseSide(work: Work, address: Address, side: Side, text?: string): void {
  const { transaction, setCell } = work
  const cell = transaction.state.cells.get(address)
  if (cell === undefined || (cell.expression === (side === 'expression') && text === undefined)) return
  const { value, text: typed, unread, node, otherSide } = cell
  const { type } = node.definition
  const held = { value, text: typed, unread, type }
  const isUntyped = !unread && (value === undefined || value === otherSide?.value)
  const left = (side === 'expression' && isUntyped ? takeFixedBack(work, address) : undefined) ?? held
  if (side === 'fixed' && node.shape !== 'value' && otherSide === undefined) {
    enterFixed(work, { ...cell, otherSide: left })
    return
  }
  const kept = side === 'fixed' && otherSide !== undefined ? asKept(cell, otherSide) : undefined
  const isUnfit = kept !== undefined && (kept.type !== type || (kept.text !== undefined && !work.suits(transaction.state, node, kept)))
  if (isUnfit && (kept.text ?? kept.value) !== undefined) work.keepAside(transaction, address, kept)
  const known = isUnfit ? undefined : otherSide
  // A date half typed is a text like any other in an expression; what the host gave in place of a text is none.
  const along = unread ? typed : value
  const start: Holding =
    type === 'string' && typeof along === 'string'
      ? { value: along, text: typed, unread: false }
      : { value: undefined, text: undefined, unread: false }
  const next: Holding = text === undefined ? (known ?? start) : { value: text, text: undefined, unread: false }
  setCell(transaction, {
    ...cell,
    ...pickHolding(next),
    origin: 'user',
    side,
    // Another template in place of one leaves the fixed side as it is.
    otherSide: cell.expression && side === 'expression' ? otherSide : left,
    uncommitted: false,
    unchecked: false,
    pending: false,
  })
}

const pickHolding = ({ value, text, unread }: Holding): Holding => ({ value, text, unread })

/** What was typed as a value of another type, or in another control, is none of the field now: it is set aside as what the fixed side held. */
const asKept = (cell: Cell, { value, text, unread, type }: NonNullable<Cell['otherSide']>): SetAsideValue => ({
  value,
  text: unread ? text : undefined,
  rows: undefined,
  type,
  cell: { ...cell, side: 'fixed', otherSide: undefined },
})

/** What was set aside as the fixed side is that again, where the field has held nothing in its place, or the template that went along. */
function takeFixedBack({ transaction, writeAside }: Work, address: Address): Cell['otherSide'] {
  const all = transaction.state.setAside.get(address) ?? []
  const kept = all.find(({ cell }) => cell?.expression === true && cell.side === 'fixed')
  if (kept === undefined) return undefined
  writeAside(
    transaction,
    address,
    all.filter((one) => one !== kept),
  )
  return { value: kept.value, text: kept.text, unread: kept.text !== undefined, type: kept.type }
}

/** A group or array that the host gave as an expression has never had its fields filled: they enter now, with their defaults. */
function enterFixed({ transaction, discardField, enterField, updateCell }: Work, cell: Cell): void {
  const { address, parent, base, node, otherSide, touched, baseline } = cell
  discardField(transaction, address)
  enterField(transaction, { base, node, address, parent })
  updateCell(transaction, address, { otherSide, side: 'fixed', touched, baseline })
}
