import type { FieldNode } from '../../core/plan/plan.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { isJsonObject, type JsonObject, ownValue } from '../../core/schema/json.ts'
import { clearedValue, defaultOf, defaultRowsLimit, takeRows, fitsType } from '../../core/values/defaults.ts'
import { type Address, childAddress } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { noteProblems, type Transaction } from '../transaction.ts'
import {
  type Cell,
  emptyCell,
  indexes,
  isUntouched,
  type Origin,
  type Place,
  type SetAsideValue,
  isTemplateIn,
  withExpression,
} from './cell.ts'
import { discardField } from './leaveField.ts'
import { dropAside, fillsItself, isEmptied, isKeys, keepAside, takeBack } from './setAside.ts'
import { readText } from '../../core/values/readText.ts'
import { setCell, updateCell } from './writeCells.ts'

/** The value that a field enters with. */
export interface Given {
  readonly value: unknown
  readonly origin: Origin
  /** The cell that was at the address before: a value that differs from its baseline stays dirty. */
  readonly earlier?: Cell | undefined
}

const nothingGiven: Given = { value: undefined, origin: 'none' }

/** How each shape takes a given value. */
const settle: Record<Shape, (transaction: Transaction, cell: Cell, given: Given) => void> = {
  value: (transaction, cell, given) => setCell(transaction, filled(cell, { value: given.value }, given)),
  group: (transaction, cell, given) => {
    const { value } = given
    const isGroup = isJsonObject(value)
    setCell(transaction, filled(cell, { value: isGroup ? undefined : value }, given))
    // A group whose own state returns, such as its side, still applies its default to its fields.
    const whole: Given = value === undefined ? { value: defaultOf(cell.node.definition), origin: 'default' } : given
    for (const base of cell.node.children) {
      const own = isJsonObject(whole.value) ? ownValue(whole.value, base.id) : undefined
      const address = childAddress(cell.address, base.id)
      enterField(transaction, { base, address, parent: cell.address }, { value: own, origin: whole.origin })
    }
    if (isGroup && given.origin !== 'default') keepStrangers(transaction, cell, value)
  },
  rows: (transaction, cell, given) => {
    const { value, origin } = given
    if (!Array.isArray(value)) {
      setCell(transaction, filled(cell, { value }, given))
      // Rows hidden behind the expression return with it.
      const rows = transaction.state.cells.get(cell.address)?.expression ? takeBack(transaction, cell.address, isKeys)?.rows : undefined
      if (rows) updateCell(transaction, cell.address, { rows })
      for (const key of rows ?? []) enterRow(transaction, cell, key, nothingGiven)
      return
    }
    const items: readonly unknown[] = origin === 'default' ? takeDefaultRows(transaction, cell.node, value) : value
    const known = takeBack(transaction, cell.address, isKeys)?.rows ?? []
    const keys = items.map((_, index) => known[index] ?? nextRowKey(transaction))
    // Values set aside in rows that are gone are dropped.
    for (const key of known.slice(keys.length)) dropAside(transaction, childAddress(cell.address, key))
    setCell(transaction, filled(cell, { rows: keys }, given))
    items.forEach((item, index) => enterRow(transaction, cell, keys[index] ?? '', { value: item, origin }))
  },
  nothing: (transaction, cell, { value, origin }) => {
    setCell(transaction, cell)
    if (origin !== 'default') keepStranger(transaction, cell.address, value)
  },
}

/** The rows of a default that are created. The first list that is cut short is recorded. Decisions §12. */
function takeDefaultRows(transaction: Transaction, { id, row }: FieldNode, rows: readonly unknown[]): readonly unknown[] {
  const { defaultBudget } = transaction
  const wasOver = defaultBudget.isOver
  const taken = takeRows(defaultBudget, rows, row?.definition)
  if (!wasOver && defaultBudget.isOver)
    noteProblems(transaction, [{ code: 'default/too-many-rows', level: 'error', pointer: '', args: { id, limit: defaultRowsLimit } }])
  return taken
}

type Held = Partial<Pick<Cell, 'value' | 'text' | 'unread' | 'rows'>>

/** A cell with new content. The value that a field enters with is its baseline, unless the field was there before. */
function filled(cell: Cell, held: Held, { value, origin, earlier }: Given): Cell {
  if ([value, held.rows, held.text, earlier].every((one) => one === undefined)) return cell
  return {
    ...cell,
    ...held,
    origin,
    baseline: earlier === undefined ? (held.rows ?? held.value) : earlier.baseline,
  }
}

/** A key no row of this form has had: moving, removing and adding never mixes rows up. */
export const nextRowKey = ({ state }: Transaction): string => `k${state.nextRow++}`

/** Creates the cells of one row. */
export function enterRow(transaction: Transaction, array: Cell, key: string, given: Given): void {
  const { row } = array.node
  if (row !== undefined) enterField(transaction, { base: row, address: childAddress(array.address, key), parent: array.address }, given)
}

/**
 * Creates the cells of a field that enters the form, with all below it. Precedence: the given value, a value set aside, the default.
 * Below a group that has a value in place of its fields (`isCovered`), only the given value counts. Decisions §2.
 */
export function enterField(transaction: Transaction, place: Place, given: Given = nothingGiven): void {
  const { base, node = base, address } = place
  const known = transaction.removed.get(address)
  const isGiven = given.value !== undefined && given.origin !== 'default'
  const sides = isGiven ? takeBack(transaction, address, (one) => hasSides(transaction.state, node, one, given.value))?.cell : undefined
  const cell = emptyCell(place, known, sides)
  if (isGiven || !fillsItself(transaction, cell)) {
    settle[node.shape](transaction, cell, { ...(isGiven ? given : nothingGiven), earlier: hasHistory(known, node) ? known : undefined })
    return
  }
  const kept = takeBack(transaction, address, (one) => suits(transaction.state, node, one))
  if (kept !== undefined) {
    returnValue(transaction, { ...emptyCell(place, kept.cell ?? known, kept.cell), requests: known?.requests }, kept)
    return
  }
  // The default of a group around the field takes precedence over its own.
  const value = given.value === undefined || !fitsType(given.value, node.definition) ? defaultOf(node.definition) : given.value
  if (value !== undefined) transaction.defaultsApplied.add(address)
  settle[node.shape](transaction, cell, { value, origin: value === undefined ? 'none' : 'default' })
}

/** Replaces a field and all below it by new cells; the earlier content is discarded. */
export function enterAnew(transaction: Transaction, place: Place, given?: Given): void {
  discardField(transaction, place.address)
  enterField(transaction, place, given)
}

/** Whether a field was touched before; after a change of shape only if its value was dirty. */
const hasHistory = (known: Cell | undefined, node: FieldNode): boolean =>
  known !== undefined && !isUntouched(known) && (known.node.shape === node.shape || indexes.dirty(known))

/** Whether only the sides of a field were set aside, and the given value belongs on the same side. */
const hasSides = (state: FormState, node: FieldNode, kept: SetAsideValue, value: unknown): boolean =>
  isEmptied(kept) &&
  kept.cell?.otherSide !== undefined &&
  withExpression(state, { ...kept.cell, node, value }).expression === kept.cell.expression

/** Whether a value that was set aside fits a field. */
export function suits(state: FormState, node: FieldNode, kept: SetAsideValue): boolean {
  const { value, text, rows, type, cell } = kept
  if (node.shape === 'nothing') return false
  if (isEmptied(kept))
    return (
      (type === undefined || type === node.definition.type) &&
      (node.shape !== 'group' || value !== undefined || cell?.otherSide !== undefined)
    )
  if (rows !== undefined) return node.shape === 'rows'
  // Text that can be read must not return as unread text: typed as JSON it would become the name of a choice. Text of a number depends on
  // the locale, and text that was no date fits any text field.
  if (text !== undefined)
    return (
      node.shape === 'value' &&
      type === node.definition.type &&
      (type === 'string' || node.control === 'number' || 'issue' in readText(node.definition, node.control, text))
    )
  // A loaded option may be of any type. A value of the host given before the field existed is shown, right or wrong, as on opening.
  return isOfHost(kept) || type === node.definition.type || fitsType(value, node.definition) || isTemplateIn(state, node, value)
}

/** Set by the host when no field was there. */
const isOfHost = ({ type, cell }: SetAsideValue): boolean => type === undefined && cell === undefined

/** The origin of a value that returns. */
export const originOf = (kept: SetAsideValue): Origin => (isOfHost(kept) ? 'host' : 'user')

function returnValue(transaction: Transaction, cell: Cell, kept: SetAsideValue): void {
  const { value, text, rows, type, cell: earlier } = kept
  const given: Given = { value, origin: originOf(kept), earlier }
  if (rows !== undefined) {
    setCell(transaction, filled(cell, earlier?.expression ? { rows, value } : { rows }, given))
    for (const key of rows) enterRow(transaction, cell, key, nothingGiven)
  } else if (text !== undefined) setCell(transaction, filled(cell, { value, text, unread: true }, given))
  else
    settle[cell.node.shape](
      transaction,
      cell,
      isEmptied(kept) && !earlier && type ? { ...given, value: emptiedValue(cell.node), earlier: cell } : given,
    )
}

/** The value of a field that was emptied in an earlier form, which hands over `null` for all shapes. */
const emptiedValue = ({ shape, definition }: FieldNode): unknown =>
  shape === 'value' ? clearedValue(definition) : shape === 'rows' ? [] : null

/** Sets aside values that the host gave for ids without a field, each under its own address. */
function keepStrangers(transaction: Transaction, cell: Cell, value: JsonObject): void {
  for (const id of Object.keys(value)) {
    if (!cell.node.childById.has(id)) keepStranger(transaction, childAddress(cell.address, id), value[id])
  }
}

/** Sets aside a value that no field ever held. */
function keepStranger(transaction: Transaction, address: Address, value: unknown): void {
  if (value !== undefined) keepAside(transaction, address, { value, text: undefined, rows: undefined, type: undefined })
}
