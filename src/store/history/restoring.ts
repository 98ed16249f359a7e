import { compilePlan } from '../../core/plan/compilePlan.ts'
import { enterField, enterRow, suits } from '../cells/enterField.ts'
import { discardField, keepHeld, leaveField } from '../cells/leaveField.ts'
import { childAddresses } from '../cells/pathOf.ts'
import { returnToField } from '../cells/placeSetAside.ts'
import { reconcileChild, reconcileField } from '../cells/reconcileField.ts'
import { replaceValue } from '../cells/replaceValue.ts'
import { keepAside, writeAside } from '../cells/setAside.ts'
import { removeCell, setCell, updateCell } from '../cells/writeCells.ts'
import { labelOf } from '../fieldView.ts'
import { readOutcome } from '../formState.ts'
import { settleRules } from '../rules/settleRules.ts'
import { matchSentValues } from '../schema/sentValues.ts'
import { askFocus, noteEdit, type Transaction, updateSchema, updateSubmit } from '../transaction.ts'
import { checkField, needsCheck } from '../validation/checkFields.ts'

/**
 * Functions for undoing a change. Passed in and not imported: bundlers create a chunk for each set of files that a lazily loaded file
 * imports, which made the form 2.4 kB larger.
 */
export const restoring = {
  askFocus,
  checkField,
  childAddresses,
  compilePlan,
  discardField,
  enterField,
  enterRow,
  keepAside,
  keepHeld,
  labelOf,
  leaveField,
  matchSentValues,
  needsCheck,
  noteEdit,
  readOutcome,
  reconcileChild,
  reconcileField,
  removeCell,
  replaceValue,
  returnToField,
  setCell,
  settleRules,
  suits,
  updateCell,
  updateSchema,
  updateSubmit,
  writeAside,
}

export type Restoring = typeof restoring

/** A running transition that undoes a change, with the functions for it. */
export type RestoringWork = Restoring & { readonly transaction: Transaction }
