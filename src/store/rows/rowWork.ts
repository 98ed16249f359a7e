import { emptyCell } from '../cells/cell.ts'
import { enterRow, nextRowKey } from '../cells/enterField.ts'
import { isTouched } from '../cells/leaveField.ts'
import { childAddresses } from '../cells/pathOf.ts'
import { setCell } from '../cells/writeCells.ts'
import { selectChoices } from '../content/selectOptions.ts'
import { edit, readTyped } from '../fieldTransitions.ts'
import { settleRules } from '../rules/settleRules.ts'
import { checkField, recheckShownError } from '../validation/checkFields.ts'

/** What the rarer changes of rows are made of. It is handed over and not imported, as for `restoring`: that keeps the form in one piece. */
export const rowWork = {
  checkField,
  childAddresses,
  edit,
  emptyCell,
  enterRow,
  isTouched,
  nextRowKey,
  readTyped,
  recheckShownError,
  selectChoices,
  setCell,
  settleRules,
}

export type RowWork = typeof rowWork
