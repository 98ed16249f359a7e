import { defaultOf } from '../../core/values/defaults.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { Address } from '../../core/values/path.ts'
import { enterField } from './enterField.ts'
import { setCell, updateCell, type FormDraft } from '../formDraft.ts'
import { fillsItself } from './fillsItself.ts'
import { discardField } from './leaveField.ts'
import { readValue } from './readValues.ts'

/** Applies the default of a rule effect when it first holds, where the field holds no value. Decisions §2 and §3. */
export function offerDefault(draft: FormDraft, address: Address): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  const { base, node, parent } = cell
  const value = defaultOf(node.definition)
  const isKnown = isEqual(value, defaultOf(base.definition)) || cell.offered.some((earlier) => isEqual(earlier, value))
  if (value === undefined || isKnown) return
  const offered = [...cell.offered, value]
  if (cell.unread || !fillsItself(draft, cell) || readValue(draft.state, address) !== undefined) {
    setCell(draft, { ...cell, offered })
    return
  }
  draft.defaultsApplied.add(address)
  if (node.shape === 'value') {
    setCell(draft, { ...cell, offered, value, text: undefined, origin: 'default' })
    return
  }
  discardField(draft, address)
  enterField(draft, { base, node, address, parent }, { value, origin: 'default' })
  updateCell(draft, address, { offered })
}
