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

/** What a field gets on entering. */
export interface Given {
  readonly value: unknown
  readonly origin: Origin
  /** The cell that held the value, or another one, before: what differs from its baseline stays dirty. */
  readonly earlier?: Cell | undefined
}

const nothingGiven: Given = { value: undefined, origin: 'none' }

/** How a value that is given settles in each shape. */
const settle: Record<Shape, (transaction: Transaction, cell: Cell, given: Given) => void> = {
  value: (transaction, cell, given) => setCell(transaction, filled(cell, { value: given.value }, given)),
  group: (transaction, cell, given) => {
    const { value } = given
    const isGroup = isJsonObject(value)
    setCell(transaction, filled(cell, { value: isGroup ? undefined : value }, given))
    // What returns of a group itself, the side it was on say, leaves its default to its fields.
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
      // Those that lay behind its expression return behind it.
      const rows = transaction.state.cells.get(cell.address)?.expression ? takeBack(transaction, cell.address, isKeys)?.rows : undefined
      if (rows) updateCell(transaction, cell.address, { rows })
      for (const key of rows ?? []) enterRow(transaction, cell, key, nothingGiven)
      return
    }
    const items: readonly unknown[] = origin === 'default' ? takeDefaultRows(transaction, cell.node, value) : value
    const known = takeBack(transaction, cell.address, isKeys)?.rows ?? []
    const keys = items.map((_, index) => known[index] ?? nextRowKey(transaction))
    // What is set aside in rows that the value does not have any more goes with them.
    for (const key of known.slice(keys.length)) dropAside(transaction, childAddress(cell.address, key))
    setCell(transaction, filled(cell, { rows: keys }, given))
    items.forEach((item, index) => enterRow(transaction, cell, keys[index] ?? '', { value: item, origin }))
  },
  nothing: (transaction, cell, { value, origin }) => {
    setCell(transaction, cell)
    if (origin !== 'default') keepStranger(transaction, cell.address, value)
  },
}

/** The rows of a default that are made. The first list that lacks some is named. Decisions §12. */
function takeDefaultRows(transaction: Transaction, { id, row }: FieldNode, rows: readonly unknown[]): readonly unknown[] {
  const { defaultBudget } = transaction
  const wasOver = defaultBudget.isOver
  const taken = takeRows(defaultBudget, rows, row?.definition)
  if (!wasOver && defaultBudget.isOver)
    noteProblems(transaction, [{ code: 'default/too-many-rows', level: 'error', pointer: '', args: { id, limit: defaultRowsLimit } }])
  return taken
}

type Held = Partial<Pick<Cell, 'value' | 'text' | 'unread' | 'rows'>>

/** A cell with what it holds from now on. What a field enters with is where it starts, unless it was there before. */
function filled(cell: Cell, held: Held, { value, origin, earlier }: Given): Cell {
  const isNothing = value === undefined && held.rows === undefined && held.text === undefined
  if (isNothing && earlier === undefined) return cell
  return {
    ...cell,
    ...held,
    origin: isNothing && origin !== 'user' ? 'none' : origin,
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
 * Creates the cells of a field that enters the form, with all below it. Precedence: what is given, what was set aside, the default; a
 * covered field takes back nothing and gets no default. Decisions §2.
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
  // The default of a group around the field goes before its own.
  const value = given.value === undefined || !fitsType(given.value, node.definition) ? defaultOf(node.definition) : given.value
  if (value !== undefined) transaction.defaultsApplied.add(address)
  settle[node.shape](transaction, cell, { value, origin: value === undefined ? 'none' : 'default' })
}

/** Makes a field anew, with all below it: what it held is gone. */
export function enterAnew(transaction: Transaction, place: Place, given?: Given): void {
  discardField(transaction, place.address)
  enterField(transaction, place, given)
}

/** A field that was touched and is made anew; another shape starts where it is, unless the user had changed what was there. */
const hasHistory = (known: Cell | undefined, node: FieldNode): boolean =>
  known !== undefined && !isUntouched(known) && (known.node.shape === node.shape || indexes.dirty(known))

/** Whether nothing but the sides of a field was set aside, and the value that is given stands on the same one. */
const hasSides = (state: FormState, node: FieldNode, kept: SetAsideValue, value: unknown): boolean =>
  isEmptied(kept) &&
  kept.cell?.otherSide !== undefined &&
  withExpression(state, { ...kept.cell, node, value }).expression === kept.cell.expression

/** Whether a value that was set aside has a place in a field again. */
export function suits(state: FormState, node: FieldNode, kept: SetAsideValue): boolean {
  const { value, text, rows, type, cell } = kept
  if (node.shape === 'nothing') return false
  if (isEmptied(kept))
    return (
      (type === undefined || type === node.definition.type) &&
      (node.shape !== 'group' || value !== undefined || cell?.otherSide !== undefined)
    )
  if (rows !== undefined) return node.shape === 'rows'
  // A text stays one that does not read: typed as JSON it would be the name of a choice. That of a number is for its locale to say; what was no date has a place in any text.
  if (text !== undefined)
    return (
      node.shape === 'value' &&
      type === node.definition.type &&
      (type === 'string' || node.control === 'number' || 'issue' in readText(node.definition, node.control, text))
    )
  // A loaded option may be of any type. What the host gave before the field was there is shown in it, right or wrong, as on opening.
  return isOfHost(kept) || type === node.definition.type || fitsType(value, node.definition) || isTemplateIn(state, node, value)
}

/** The host gave it for a field that was not there. */
const isOfHost = ({ type, cell }: SetAsideValue): boolean => type === undefined && cell === undefined

/** Whose value it is that returns. */
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

/** What a field holds that an earlier form had emptied: that says `null` for all of them. */
const emptiedValue = ({ shape, definition }: FieldNode): unknown =>
  shape === 'value' ? clearedValue(definition) : shape === 'rows' ? [] : null

/** Values the host gave for ids that no field has are set aside, each under its own address. */
function keepStrangers(transaction: Transaction, cell: Cell, value: JsonObject): void {
  for (const id of Object.keys(value)) {
    if (!cell.node.childById.has(id)) keepStranger(transaction, childAddress(cell.address, id), value[id])
  }
}

/** Sets aside what no field ever held. */
function keepStranger(transaction: Transaction, address: Address, value: unknown): void {
  if (value !== undefined) keepAside(transaction, address, { value, text: undefined, rows: undefined, type: undefined })
}
