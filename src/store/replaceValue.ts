import type { Cell, Origin } from './cell.ts'
import { enterField } from './enterField.ts'
import { setCell, updateCell, type FormDraft } from './formDraft.ts'
import { discardField } from './leaveField.ts'
import { clearedValue } from '../core/values/clearedValue.ts'

/**
 * Puts a value in place of all that a field holds; `undefined` clears. A group or rows take a whole value as if they entered with it:
 * each field below gets its part. Decisions §2.
 */
export function replaceValue(draft: FormDraft, cell: Cell, value: unknown, origin: Origin): void {
  const { address, parent, base, node, touched } = cell
  draft.state.uncommitted.delete(address)
  if (node.shape === 'value') {
    const held = value === undefined ? clearedValue(node.definition) : value
    setCell(draft, { ...cell, value: held, text: undefined, unread: false, origin, hostError: undefined })
    return
  }
  discardField(draft, address)
  // `null` keeps defaults away from what was cleared on purpose.
  enterField(draft, { base, node, address, parent }, { value: value ?? null, origin })
  updateCell(draft, address, value === undefined ? { value: undefined, touched } : { touched })
}
