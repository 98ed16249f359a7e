import { emptyCell, isTemplateIn } from '../cells/cell.ts'
import { enterRow, nextRowKey } from '../cells/enterField.ts'
import { isTouched } from '../cells/leaveField.ts'
import { childAddresses } from '../cells/pathOf.ts'
import { setContent } from '../cells/replaceValue.ts'
import { setCell } from '../cells/writeCells.ts'
import { selectChoices } from '../content/selectOptions.ts'
import { edit, readTyped } from '../fieldTransitions.ts'
import { settleRules } from '../rules/settleRules.ts'
import { checkField } from '../validation/checkFields.ts'

/** Functions for the rarely used changes of rows. Passed in and not imported: see `restoring`. */
export const rowWork = {
  checkField,
  childAddresses,
  edit,
  emptyCell,
  enterRow,
  isTemplateIn,
  isTouched,
  nextRowKey,
  readTyped,
  selectChoices,
  setCell,
  setContent,
  settleRules,
}

export type RowWork = typeof rowWork
