import { readText } from '../../core/values/readText.ts'
import { emptyCell } from '../cells/cell.ts'
import { enterRow, nextRowKey } from '../cells/enterField.ts'
import { childAddresses } from '../cells/lineage.ts'
import { setCell } from '../cells/writeCells.ts'
import { edit } from '../fieldTransitions.ts'
import { recheckShownError } from '../validation/checkFields.ts'

/** What the rarer changes of rows are made of. It is handed over and not imported, as for `restoring`: that keeps the form in one piece. */
export const rowWork = { childAddresses, edit, emptyCell, enterRow, nextRowKey, readText, recheckShownError, setCell }

export type RowWork = typeof rowWork
