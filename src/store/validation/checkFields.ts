import { fieldsOf, isShown } from '../../core/rules/readFields.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { Undecided } from '../../core/validation/matchPattern.ts'
import { type FieldIssue, validateField } from '../../core/validation/validateField.ts'
import { fitsType } from '../../core/values/defaults.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import type { Address } from '../../core/values/path.ts'
import { type Cell, isTemplateIn } from '../cells/cell.ts'
import { selfAndAncestors } from '../cells/pathOf.ts'
import { isHidden, readConditionValue, readValue, treeOf } from '../cells/readValues.ts'
import { setCell, updateCell } from '../cells/writeCells.ts'
import { selectChoices } from '../content/selectOptions.ts'
import type { FormState } from '../formState.ts'
import type { Transaction } from '../transaction.ts'

/** What is wrong with a field now, or why nobody can say. Hidden fields are not validated. Decisions §8. */
export function validateCell(state: FormState, cell: Cell): FieldIssue | Undecided | undefined {
  const { node, text, unread, address } = cell
  // Of a date it is the format that says why a text is none.
  const isDate = node.definition.type === 'string'
  const value = unread && isDate ? text : cell.value
  const { matchPattern, messages, uncheckedError } = state.settings
  if (node.shape === 'nothing' || holdsTemplate(state, cell)) return undefined
  const known = selectChoices(state, cell)
  const found = validateField(
    node,
    {
      value: node.shape === 'value' || cell.expression ? value : readConditionValue(state, address, false),
      ...(unread && !isDate && { text }),
      ...(known && { choices: { values: known.choices, complete: known.isBinding, known: known.isComplete } }),
    },
    { matchPattern, messages },
  )
  return found === 'unchecked' && uncheckedError !== undefined ? { rule: 'pattern', message: uncheckedError } : found
}

/** It holds an expression; in a field of text any text is one where that side was chosen. Decisions §10. */
const holdsTemplate = (state: FormState, { expression, value, node }: Cell): boolean =>
  expression && !isEmpty(value) && (node.definition.type === 'string' || isTemplateIn(state, node, value))

/**
 * Validates a field and notes what it finds, also where nobody can edit: whether it shows is decided in drawing, so that a form that is
 * disabled for a moment is as wrong after it as before.
 */
export function checkField(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const found = isHidden(state, cell) ? undefined : validateCell(state, cell)
  // While a pattern is being decided nothing is wrong that could be shown. Decisions §8.
  const issue = typeof found === 'string' ? undefined : found
  const isSame = issue?.message === cell.issue?.message && issue?.rule === cell.issue?.rule
  // While it waits for an answer it stays what it was, so that nothing jumps.
  const unchecked = found === 'pending' ? cell.unchecked : found === 'unchecked'
  const pending = found === 'pending'
  if (isSame && unchecked === cell.unchecked && pending === cell.pending) return
  setCell(transaction, { ...cell, issue: isSame ? cell.issue : issue, unchecked, pending })
}

/** Something is said of the field that another value, rule or list may mend. */
export const needsCheck = ({ issue, unchecked }: Cell): boolean => issue !== undefined || unchecked

/** An error that shows is checked again on every change, in the field and in the groups and arrays around it; so is what is unchecked. Decisions §8. */
export function recheckShownError(transaction: Transaction, address: Address): void {
  for (const cell of selfAndAncestors(transaction.state, transaction.state.cells.get(address))) {
    if (needsCheck(cell)) checkField(transaction, cell.address)
  }
}

/** Validates everything that is shown; from now on all first errors show. */
export function checkForm(transaction: Transaction): void {
  for (const cell of shownCells(transaction.state)) {
    if (!cell.touched) updateCell(transaction, cell.address, { touched: true })
    checkField(transaction, cell.address)
  }
}

/** Cells of the fields that are not hidden, in the order of the form. */
const shownCells = (state: FormState): Iterable<Cell> => fieldsOf(treeOf(state), state.cells.get(''), isShown)

/** Whether a submit would find no error; patterns that are not decided count as none. */
export function isFormValid(state: FormState): boolean {
  for (const cell of shownCells(state)) {
    const issue = validateCell(state, cell)
    if (cell.hostError !== undefined || typeof issue === 'object') return false
  }
  return true
}

/**
 * Brings the errors that show up to date with what they hang on besides the value: hidden fields have none, other rules or options may
 * mend one or bring another, or a pattern that can be run; what the host said is of what it was sent. Decisions §4 and §8.
 */
export function settleErrors(transaction: Transaction): void {
  const { state, nodesChanged, changed } = transaction
  if (nodesChanged.size > 0) {
    for (const address of [...state.indexes.errors, ...state.indexes.unchecked]) {
      const cell = state.cells.get(address)
      if (cell === undefined) continue
      if (isHidden(state, cell)) updateCell(transaction, address, { issue: undefined, unchecked: false })
      else if (needsCheck(cell) && nodesChanged.has(address)) checkField(transaction, address)
    }
    // What was hidden with a field around it may show now.
    for (const address of state.indexes.unfit) checkField(transaction, address)
  }
  for (const [address, { message, value }] of state.hostErrors) {
    const cell = state.cells.get(address)
    if (cell === undefined) continue
    const counts = !cell.unread && !isHidden(state, cell) && isEqual(readValue(state, address), value)
    if (counts !== (cell.hostError !== undefined)) updateCell(transaction, address, { hostError: counts ? message : undefined })
  }
  for (const address of changed) {
    const cell = state.cells.get(address)
    if (cell === undefined) continue
    const hasOptions = state.indexes.content.has(address)
    if (state.indexes.unfit.has(address) || (hasOptions && (needsCheck(cell) || isFoundByOptions(transaction, cell))))
      checkField(transaction, address)
  }
}

/**
 * What only options can tell is looked at as they come: that a value of the host fits neither its field nor them (decisions §2), and that
 * they do not hold what a field that was left holds, which nobody knew while they loaded.
 */
function isFoundByOptions({ state, valuesChanged }: Transaction, cell: Cell): boolean {
  const { touched, origin, address, value, node } = cell
  const isUnfit = origin === 'host' && !fitsType(value, node.definition)
  const isLeft = touched && !valuesChanged.has(address)
  const issue = isUnfit || isLeft ? validateCell(state, cell) : undefined
  return typeof issue === 'object' && (isUnfit || issue.rule === 'choices')
}
