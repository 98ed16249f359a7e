import type { Address } from '../../core/values/path.ts'
import type { Cell, Holding, SetAsideValue, Side } from '../cells/cell.ts'
import type { Restoring } from '../history/restoring.ts'
import type { Transaction } from '../transaction.ts'

/** Functions for switching sides, passed in because this module is loaded lazily. */
type Work = Pick<Restoring, 'discardField' | 'enterField' | 'keepAside' | 'setCell' | 'suits' | 'updateCell' | 'writeAside'> & {
  readonly transaction: Transaction
}

/**
 * Switches a field to its other side and restores the content of that side; if that side has never had any, text is taken over. With
 * `text`, a template that was dropped or pasted, that becomes the content. Decisions §10.
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
  // Unread date text can be taken over into an expression; a value of the host that is no text cannot.
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
    // Replacing one template by another leaves the fixed side unchanged.
    otherSide: cell.expression && side === 'expression' ? otherSide : left,
    uncommitted: false,
    unchecked: false,
    pending: false,
  })
}

const pickHolding = ({ value, text, unread }: Holding): Holding => ({ value, text, unread })

/** Content of the fixed side that does not fit the field's current type or control, as a value to set aside. */
const asKept = (cell: Cell, { value, text, unread, type }: NonNullable<Cell['otherSide']>): SetAsideValue => ({
  value,
  text: unread ? text : undefined,
  rows: undefined,
  type,
  cell: { ...cell, side: 'fixed', otherSide: undefined },
})

/** Takes back a fixed side that was set aside, if the field has had no content since, or only the template taken over. */
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

/** Creates the fields of a group or array that the host gave as an expression: they have never been filled, and get their defaults. */
function enterFixed({ transaction, discardField, enterField, updateCell }: Work, cell: Cell): void {
  const { address, parent, base, node, otherSide, touched, baseline } = cell
  discardField(transaction, address)
  enterField(transaction, { base, node, address, parent })
  updateCell(transaction, address, { otherSide, side: 'fixed', touched, baseline })
}
