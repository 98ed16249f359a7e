import { fitsType } from '../../core/values/fitsType.ts'
import type { Cell } from '../cell.ts'
import { checkField, validateCell } from './checkFields.ts'
import { updateCell, type FormDraft } from '../formDraft.ts'
import { isHidden } from '../values/readValues.ts'

/**
 * Brings the errors that show up to date with what they hang on besides the value: hidden fields have none, other rules or options may
 * mend one or bring another, or a pattern that can be run. Decisions §4 and §8.
 */
export function settleErrors(draft: FormDraft): void {
  const { state, nodesChanged, changed } = draft
  if (nodesChanged.size > 0) {
    for (const address of [...state.errors, ...state.unchecked]) {
      const cell = state.cells.get(address)
      if (cell === undefined) continue
      if (isHidden(state, cell)) updateCell(draft, address, { issue: undefined, unchecked: false, hostError: undefined })
      else if (needsCheck(cell) && nodesChanged.has(address)) checkField(draft, address)
    }
  }
  for (const address of changed) {
    const cell = state.contentFields.has(address) ? state.cells.get(address) : undefined
    if (cell !== undefined && (needsCheck(cell) || isUnfit(draft, cell))) checkField(draft, address)
  }
}

const needsCheck = ({ issue, unchecked }: Cell): boolean => issue !== undefined || unchecked

/** A value of the host that does not fit shows its error at once; where options may hold it, once they are there. Decisions §2. */
function isUnfit({ state }: FormDraft, cell: Cell): boolean {
  if (cell.origin !== 'host' || fitsType(cell.value, cell.node.definition)) return false
  const issue = validateCell(state, cell)
  return typeof issue === 'object' && issue.rule === 'type'
}
