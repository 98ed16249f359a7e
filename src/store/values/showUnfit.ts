import { fitsType } from '../../core/values/fitsType.ts'
import type { Address } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import { checkField } from '../submit/checkFields.ts'
import type { FormDraft } from '../formDraft.ts'
import { childAddresses } from './leaveField.ts'

/** Shows the errors of host values that do not fit their fields, at and below an address. Decisions §2. */
export function showUnfit(draft: FormDraft, address: Address): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  showOwnUnfit(draft, cell)
  for (const child of childAddresses(cell)) showUnfit(draft, child)
}

/** As `showUnfit`, of one field. */
export function showOwnUnfit(draft: FormDraft, cell: Cell): void {
  if (isUnfit(cell)) checkField(draft, cell.address)
}

/** Options that have yet to load may make a value fit. */
function isUnfit({ node, value, origin }: Cell): boolean {
  if (origin !== 'host' || value === undefined || value === null) return false
  return node.shape === 'value' ? node.optionSource?.content === undefined && !fitsType(value, node.definition) : true
}
