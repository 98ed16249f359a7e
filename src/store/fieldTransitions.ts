import { showObjects } from './schema/placePlan.ts'
import { defaultOf } from '../core/values/defaults.ts'
import type { FormState } from './formState.ts'
import { readFieldText } from './cells/readFieldText.ts'
import { pathOf, selfAndAncestors } from './cells/pathOf.ts'
import { isEqual } from '../core/schema/json.ts'
import { setCell, updateCell } from './cells/writeCells.ts'
import { type FieldNode, selectContentReaders } from '../core/plan/plan.ts'
import { askFocus, noteEdit, readHostValue, type Transaction } from './transaction.ts'
import { discardField } from './cells/leaveField.ts'
import { replaceValue, setContent } from './cells/replaceValue.ts'
import { isEditable } from './formSettings.ts'
import { enterRow, type Given, nextRowKey } from './cells/enterField.ts'
import { type Cell, isUntouched, isTemplateIn } from './cells/cell.ts'
import { dropAside } from './cells/setAside.ts'
import { type Address, childAddress, isWithin } from '../core/values/path.ts'
import type { Definition } from '../core/schema/model.ts'
import { checkField } from './validation/checkFields.ts'
import type { EventOf } from './formEvents.ts'
import { settleRules } from './rules/settleRules.ts'
import { readValue } from './cells/readValues.ts'

/** A value was chosen or cleared; counts as a change at once. Decisions §5. */
export function valueChosen(transaction: Transaction, { address, value }: EventOf<'valueChosen'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined || holdsAlready(cell, value)) return
  const given = readHostValue(transaction, value, pathOf(transaction.state, address))
  // What a widget of the host gives is no value at all, such as an event: the field keeps what it has.
  if (given === undefined && value !== undefined) return
  edit(transaction, address)
  replaceValue(transaction, cell, given, 'user')
}

/** Setting a field to its current value is no change, unless it turns a default into a choice of the user. */
const holdsAlready = (cell: Cell, value: unknown): boolean =>
  cell.node.shape === 'value' &&
  !cell.unread &&
  !cell.uncommitted &&
  !isUntouched(cell) &&
  value !== undefined &&
  isEqual(cell.value, value)

/** A text was typed: sets its value if it can be read; the text itself is kept either way. Decisions §2. */
export function textTyped(transaction: Transaction, { address, text }: EventOf<'textTyped'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  edit(transaction, address)
  const { definition, secret } = cell.node
  const isText = definition.type === 'string'
  const isExpression = cell.expression || (!secret && isTemplateIn(transaction.state, cell.node, text))
  // A text that has not been edited changes no value, even if the host gave it and it is no date.
  const isAsIs = isExpression || (isText && text === cell.value)
  const reading = isAsIs ? { value: text === '' && !isText ? undefined : text } : readTyped(transaction.state, cell.node, text)
  const isUnread = 'issue' in reading
  setContent(transaction, cell, {
    ...cell,
    value: isUnread ? undefined : keepIdentity(cell.value, reading.value, text === cell.text),
    text,
    unread: isUnread,
    origin: 'user',
    // In a text field the text decides until the user chooses a side; a password containing braces is no expression.
    side: isExpression && !isText ? 'expression' : secret && !isExpression ? 'fixed' : cell.side,
  })
  // Another control replaces this one.
  if (isExpression && !isText && !cell.expression) askFocus(transaction, address)
  // By rules, the text itself may determine whether anything waits for it.
  settleRules(transaction)
  noteUncommitted(transaction, address)
}

/** Reads a text as it is typed into a field: into a number field with the signs of the user's locale. */
export const readTyped = ({ settings }: FormState, node: FieldNode, text: string) =>
  readFieldText(node, node.control === 'number' ? (settings.numbers?.toPlain(text) ?? text) : text)

/** Typing the same text again keeps the value: a field that was emptied before there was a default does not become `null`. */
const keepIdentity = (before: unknown, after: unknown, isSameText: boolean): unknown =>
  isEqual(before, after) || (isSameText && (before ?? after ?? null) === null) ? before : after

function noteUncommitted(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  const uncommitted = isAwaited(transaction.state, cell)
  if (uncommitted !== cell.uncommitted) setCell(transaction, { ...cell, uncommitted })
}

/** Whether a reload or content depends on this field, so that a half-typed word must not count as a change. */
const isAwaited = (state: FormState, cell: Cell): boolean =>
  selfAndAncestors(state, cell).some(({ node }) => node.loadsSchema) || selectContentReaders(state.plan, cell.node.template).length > 0

/** A change by a lazily loaded module, such as a switch of sides. */
export function fieldChanged(transaction: Transaction, { address, apply }: EventOf<'fieldChanged'>): void {
  edit(transaction, address)
  apply(transaction)
}

/** The typed text counts: Enter, blur, or half a second without a key. */
export function fieldCommitted(transaction: Transaction, { address }: EventOf<'fieldCommitted'>): void {
  commit(transaction, address)
}

/** Makes typed text count as a change. */
function commit(transaction: Transaction, address: Address): void {
  if (transaction.state.indexes.uncommitted.has(address)) updateCell(transaction, address, { uncommitted: false })
}

/** The focus left: the field's first error may show from now on. Decisions §8. */
export function fieldLeft(transaction: Transaction, { address }: EventOf<'fieldLeft'>): void {
  commit(transaction, address)
  const cell = transaction.state.cells.get(address)
  // A reader of a read-only form has left nothing unfinished.
  if (cell === undefined || !isEditable(transaction.state.settings)) return
  // A field that cannot be filled yet was skipped, not left empty.
  if (cell.value === undefined && cell.requests?.some(({ waitingFor }) => waitingFor !== undefined)) return
  if (!cell.touched) updateCell(transaction, address, { touched: true })
  showReading(transaction, cell)
  checkField(transaction, address)
}

/** Shows a number as it was read, in its locale: the typed `1.000` may be one and not a thousand. */
function showReading(transaction: Transaction, { address, node, value, text }: Cell): void {
  if (node.control !== 'number' || text === undefined || typeof value !== 'number') return
  // As a number the text would become 1e-7, so it stays as typed.
  if (!String(value).includes('e')) updateCell(transaction, address, { text: undefined })
}

/** Values were set from outside: like fields entering with them, or like choices if set on behalf of the user or an agent. */
export function valuesSet(transaction: Transaction, { values, byUser = false }: EventOf<'valuesSet'>): void {
  const { state } = transaction
  for (const { address, value } of values) {
    const cell = state.cells.get(address)
    if (cell === undefined || holdsAlready(cell, value)) continue
    edit(transaction, address, byUser)
    const origin = byUser ? 'user' : 'host'
    const given = readHostValue(transaction, value, pathOf(state, address))
    // Rows that are set to what they are stay, with what is set aside and half typed in them; only their defaults are set from here on.
    if (cell.rows && isEqual(readValue(state, address), given)) {
      for (const one of state.cells.values())
        if (one.origin === 'default' && isWithin(one.address, address)) setCell(transaction, { ...one, origin })
    } else replaceValue(transaction, cell, given, origin)
    showObjects(transaction)
  }
}

/** A field was edited: a value that stands in place of a group around it (`null`, one that does not fit, or an expression) is removed. */
export function edit(transaction: Transaction, address: Address, isByUser?: boolean): void {
  const { state } = transaction
  const [, ...around] = selfAndAncestors(state, state.cells.get(address))
  for (const { value, expression, address: at } of around)
    if (value !== undefined || expression) updateCell(transaction, at, { value: undefined, side: undefined })
  noteEdit(transaction, address, isByUser)
}

/** Focuses a field; folded rows around it open. */
export const focusAsked = (transaction: Transaction, { address }: EventOf<'focusAsked'>): void => askFocus(transaction, address)

/** A row was added; its fields get their defaults. Decisions §2. */
export function rowAdded(transaction: Transaction, { address, index = Infinity }: EventOf<'rowAdded'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  edit(transaction, address)
  const key = nextRowKey(transaction)
  const rows = [...(cell.rows ?? [])]
  rows.splice(index, 0, key)
  const next = { ...cell, rows, value: undefined, origin: 'user' as const }
  setCell(transaction, next)
  enterRow(transaction, next, key, givenOnAdding(cell.node.row?.definition))
}

/**
 * A new row with a boolean as its single value starts as `false` if it has no default: an unchecked box in a list is an answer.
 * Decisions §2.
 */
const givenOnAdding = (row: Definition = {}): Given =>
  row.type === 'boolean' && defaultOf(row) === undefined ? { value: false, origin: 'user' } : { value: undefined, origin: 'none' }

/** A row was removed, with its values and those set aside in it. */
export function rowRemoved(transaction: Transaction, { address, key }: EventOf<'rowRemoved'>): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const row = childAddress(address, key)
  discardField(transaction, row)
  dropAside(transaction, row)
  setCell(transaction, { ...cell, rows: cell.rows.filter((one) => one !== key), origin: 'user' })
}

/** A row was moved to another index; nothing in it changes. */
export function rowMoved(transaction: Transaction, { address, key, to }: EventOf<'rowMoved'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const rows = cell.rows.filter((one) => one !== key)
  rows.splice(Math.max(0, Math.min(to, rows.length)), 0, key)
  setCell(transaction, { ...cell, rows, origin: 'user' })
}
