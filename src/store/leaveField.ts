import { childAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import { removeCell, type FormDraft } from './formDraft.ts'
import { keepAside } from './setAside.ts'

/** Addresses of the cells right below a cell. */
export const childAddresses = ({ address, node, rows }: Cell): readonly Address[] =>
  (rows ?? node.children.map(({ id }) => id)).map((segment) => childAddress(address, segment))

/**
 * Removes a field that has left the schema, with all below it. What the user or the host put there is set aside field by field;
 * defaults that nobody touched are not worth keeping. Decisions §2.
 */
export function leaveField(draft: FormDraft, address: Address): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  keepHeld(draft, cell)
  for (const child of childAddresses(cell)) leaveField(draft, child)
  removeCell(draft, address)
}

/** Sets aside what one cell holds itself. */
export function keepHeld(draft: FormDraft, cell: Cell): void {
  if (cell.origin === 'default' || cell.origin === 'none') return
  keepAside(draft, cell.address, {
    value: cell.value,
    text: cell.unread ? cell.text : undefined,
    rows: cell.rows,
    type: cell.node.definition.type,
  })
}

/** Removes a field and all below it for good: its row was removed by the user. */
export function discardField(draft: FormDraft, address: Address): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  for (const child of childAddresses(cell)) discardField(draft, child)
  removeCell(draft, address)
}
