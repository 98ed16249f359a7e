import { isEqual } from '../../core/schema/json.ts'
import { fitsType } from '../../core/values/defaults.ts'
import { setCell, updateCell } from '../cells/writeCells.ts'
import type { FormState } from '../formState.ts'
import type { Undecided } from '../../core/validation/matchPattern.ts'
import { type Cell, isTemplateIn } from '../cells/cell.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import type { Address } from '../../core/values/path.ts'
import { selfAndAncestors } from '../cells/pathOf.ts'
import { selectChoices } from '../content/selectOptions.ts'
import { isHidden, readConditionValue, readValue, treeOf } from '../cells/readValues.ts'
import { fieldsOf, isShown } from '../../core/rules/readFields.ts'
import { type FieldIssue, validateField } from '../../core/validation/validateField.ts'
import type { Transaction } from '../transaction.ts'

/** The current error of a field, or why it cannot be determined. Hidden fields are not validated. Decisions §8. */
export function validateCell(state: FormState, cell: Cell): FieldIssue | Undecided | undefined {
  const { node, text, unread, address } = cell
  // Text that is no date violates the format of the field, which provides the message.
  const isDate = node.definition.type === 'string'
  const value = unread && isDate ? text : cell.value
  const { matchPattern, messages, uncheckedError } = state.settings
  if (holdsTemplate(state, cell)) return undefined
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

/** The field holds an expression; in a text field on its expression side, any text is one. Decisions §10. */
const holdsTemplate = (state: FormState, { expression, value, node }: Cell): boolean =>
  expression && !isEmpty(value) && (node.definition.type === 'string' || isTemplateIn(state, node, value))

/**
 * Validates a field and stores its error, even if the form cannot be edited: rendering determines whether it shows, so that a form that is
 * disabled for a moment has the same errors after it.
 */
export function checkField(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (!cell) return
  const found = isHidden(state, cell) ? undefined : validateCell(state, cell)
  // While a pattern is being matched, no error shows. Decisions §8.
  const issue = typeof found === 'string' ? undefined : found
  const isSame = isEqual(issue, cell.issue)
  const pending = found === 'pending'
  // Meanwhile this stays as it was, so that the layout does not jump.
  const unchecked = pending ? cell.unchecked : found === 'unchecked'
  if (isSame && unchecked === cell.unchecked && pending === cell.pending) return
  setCell(transaction, { ...cell, issue: isSame ? cell.issue : issue, unchecked, pending })
}

/** The field has an error or note that another value, rule or list of options may resolve. */
export const needsCheck = ({ issue, unchecked }: Cell): boolean => !!issue || unchecked

/** Validates all visible fields; their errors show from here on. */
export function checkForm(transaction: Transaction): void {
  for (const cell of shownCells(transaction.state)) {
    if (!cell.touched) updateCell(transaction, cell.address, { touched: true })
    checkField(transaction, cell.address)
  }
}

/** Cells of the fields that are not hidden, in the order of the form. */
const shownCells = (state: FormState): Iterable<Cell> => fieldsOf(treeOf(state), state.cells.get(''), isShown)

/** Whether a submit would find no error; undecided patterns count as valid. */
export function isFormValid(state: FormState): boolean {
  for (const cell of shownCells(state)) {
    const issue = validateCell(state, cell)
    if (cell.hostError !== undefined || typeof issue === 'object') return false
  }
  return true
}

/**
 * Updates the visible errors after a change: an error that shows is checked again, in the changed field and in the groups and arrays around
 * it; hidden fields have none; other rules or options may resolve an error or cause one; an error of the host refers to the value it was set
 * for. Decisions §4 and §8.
 */
export function settleErrors(transaction: Transaction): void {
  const { state, nodesChanged, changed } = transaction
  if (nodesChanged.size > 0) {
    for (const address of [...state.indexes.errors, ...state.indexes.unchecked]) {
      const cell = state.cells.get(address)
      if (cell && isHidden(state, cell)) checkField(transaction, address)
    }
    // A field hidden with one around it may be visible again.
    for (const address of state.indexes.unfit) checkField(transaction, address)
  }
  for (const [address, { message, value }] of state.hostErrors) {
    const cell = state.cells.get(address)
    if (!cell) continue
    const hostError = !cell.unread && !isHidden(state, cell) && isEqual(readValue(state, address), value) ? message : undefined
    if (hostError !== cell.hostError) updateCell(transaction, address, { hostError })
    // The summary shows those of hidden fields as long as their value is the same.
    if (changed.has(address)) transaction.formChanged = true
  }
  const due = new Set<Cell>()
  for (const address of changed) for (const cell of selfAndAncestors(state, state.cells.get(address))) due.add(cell)
  for (const cell of due) {
    const isFound = state.indexes.content.has(cell.address) && isFoundByOptions(transaction, cell)
    if (needsCheck(cell) || state.indexes.unfit.has(cell.address) || isFound) checkField(transaction, cell.address)
  }
}

/**
 * Errors that only loaded options can reveal: a value of the host that fits neither its field nor the options (decisions §2), and a value
 * of a touched field that the options do not contain.
 */
function isFoundByOptions({ state, valuesChanged }: Transaction, cell: Cell): boolean {
  const { touched, origin, address, value, node } = cell
  const isUnfit = origin === 'host' && !fitsType(value, node.definition)
  const isLeft = touched && !valuesChanged.has(address)
  const issue = isUnfit || isLeft ? validateCell(state, cell) : undefined
  return typeof issue === 'object' && (isUnfit || issue.rule === 'choices')
}
