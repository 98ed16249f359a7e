import { mark, type FormDraft } from '../formDraft.ts'
import { isHidden } from '../values/readValues.ts'
import { selectOptions } from './selectOptions.ts'

/**
 * Notes which of the fields that changed hold a value that their loaded options do not: the summary warns of them, and a submit goes
 * through all the same. Decisions §6.
 */
export function settleDoubts(draft: FormDraft): void {
  const { state, changed } = draft
  for (const address of changed) {
    if (!state.contentFields.has(address)) continue
    const cell = state.cells.get(address)
    const isDoubtful = cell !== undefined && !isHidden(state, cell) && selectOptions(state, cell)?.notInList === true
    if (isDoubtful === state.doubtful.has(address)) continue
    mark(state.doubtful, address, isDoubtful)
    draft.formChanged = true
  }
}
