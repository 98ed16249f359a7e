import type { FormValues } from '../../core/schema/wire.ts'
import { enterField } from './enterField.ts'
import type { FormDraft } from '../formDraft.ts'
import { discardField } from './leaveField.ts'
import { settleRules } from '../settleRules.ts'
import { showOwnUnfit } from './showUnfit.ts'

/**
 * Lays values into a form anew, in place of all it held: fields take theirs, defaults fill the rest, what has no field is set aside.
 * Decisions §2.
 */
export function placeValues(draft: FormDraft, values: FormValues): void {
  const { state } = draft
  discardField(draft, '')
  state.setAside.clear()
  state.removedRow = undefined
  state.baseline.clear()
  state.dirty.clear()
  enterField(draft, { base: state.plan.root, address: '', parent: undefined }, { value: values, origin: 'host' })
  settleRules(draft)
  for (const cell of state.cells.values()) showOwnUnfit(draft, cell)
  // What rules did on the way in, defaults of effects among it, is where the form starts.
  state.dirty.clear()
  for (const cell of state.cells.values()) state.baseline.set(cell.address, cell.rows ?? cell.value)
}
