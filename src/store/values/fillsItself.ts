import type { Cell } from '../cell.ts'
import type { FormDraft } from '../formDraft.ts'
import { lineageOf } from '../lineageOf.ts'
import { isCovered } from './isCovered.ts'

/**
 * Whether a field may take back what was set aside, or get its default. Not where something stands in place of a group around it, and not where rules that read what
 * returns would go on for ever: then the value stays set aside, so that what the rules say fits the values. Decisions §2, §3.
 */
export const fillsItself = (draft: FormDraft, cell: Cell): boolean => !isUnsettled(draft, cell) && !isCovered(draft.state, cell)

const isUnsettled = ({ state, unsettled }: FormDraft, cell: Cell): boolean =>
  unsettled.size > 0 && lineageOf(state, cell).some(({ address }) => unsettled.has(address))
