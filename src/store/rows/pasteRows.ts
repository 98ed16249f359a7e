import type { FieldNode } from '../../core/plan/plan.ts'
import { childAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormStore } from '../formStore.ts'
import type { PastedRows } from '../formState.ts'
import { isEditable } from '../formSettings.ts'
import type { Transaction } from '../transaction.ts'
import { findColumns, type Column } from './pasteColumns.ts'
import { parseTable } from './parseTable.ts'
import { isFreeText, readCell, type YesAndNo } from './readCell.ts'
import type { RowWork } from './rowWork.ts'

interface PasteMessages extends YesAndNo {
  readonly pastingRows: (done: number, total: number) => string
  readonly rowsPasted: (pasted: PastedRows) => string
}

/** The form into which rows are pasted. */
export interface PastePlace {
  readonly store: Pick<FormStore, 'state' | 'dispatch' | 'subscribe'>
  readonly work: RowWork
  readonly messages: PasteMessages
  readonly announce: (text: string) => unknown
  /** Reads dates in the locale; without it, they are read as ISO text. */
  readonly dates?: { readonly load: () => Promise<DateReader> } | undefined
  readonly locale?: string | undefined
  /** Lets the page render between slices. */
  readonly pause?: () => Promise<void>
}

export interface DateReader {
  /** A typed date as ISO text; `fault` if it is none. `before` is the previous value, whose zone is used. */
  readonly readDate: (
    typed: string,
    context: { readonly kind: 'date' | 'date-time'; readonly locale: string | undefined; readonly before: string },
  ) => { readonly text: string } | { readonly fault: string }
}

/** Up to so many cells are pasted at once: more would block the page. */
const cellsAtOnce = 10_000

/** Larger tables are pasted in slices of so many cells. */
const cellsInSlice = 4_000

/**
 * Fills rows and columns of an array with the lines and cells of a text, starting at a field, or after the last row. Text that does not fit
 * a cell stays there as typed, with its error. It is a single change, even if pasted in slices; another change of the rows in the meantime
 * ends it. Loaded on demand.
 */
export async function pasteRows(given: PastePlace, address: Address, text: string, start: Address | undefined): Promise<void> {
  const { store, messages, announce, pause = untilNextTask } = given
  const place = { ...given, work: await inLocale(given, planPaste(given, address, text, start)?.columns ?? []) }
  // Planned again: the rows may have changed while the code for dates and numbers was loading.
  const paste = planPaste(given, address, text, start)
  if (paste === undefined) return
  const { table, columns } = paste
  const cells = table.length * columns.length
  const size = cells <= cellsAtOnce ? table.length : Math.max(1, Math.floor(cellsInSlice / columns.length))
  let isOver = false
  let isUndone = false
  const unsubscribe = store.subscribe(({ event }) => {
    isUndone ||= event.type === 'changeApplied'
    isOver ||= ending.has(event.type)
  })
  const keysNow = () => store.state.cells.get(address)?.rows?.join()
  let keys = keysNow()
  let pasted: PastedRows = { ...paste.pasted, rows: 0 }
  for (let from = 0; from < table.length && !isOver; from += size) {
    if (from > 0) await pause()
    if (isOver || keysNow() !== keys || !isEditable(store.state.settings)) break
    const slice = table.slice(from, from + size)
    const rows = from + slice.length
    const told = { ...pasted, rows }
    pasted = told
    const part = { ...paste, columns: columnsNow(place, address, paste), table: slice, index: paste.index + from }
    const apply = (transaction: Transaction) => {
      told.wrong += applySlice({ ...place, transaction }, part, address)
    }
    store.dispatch({ type: 'rowsPasted', address, pasted, start, apply })
    keys = keysNow()
    if (rows < table.length) announce(messages.pastingRows(rows, table.length))
  }
  unsubscribe()
  // The undo says itself what it has taken back.
  if (!isUndone) announce(messages.rowsPasted(pasted))
}

const dateKind = ({ control }: FieldNode) => (control === 'date' || control === 'date-time' ? control : undefined)

/** Reads numbers and dates like typed ones. If the code for it does not load, numbers are read with `.` and dates as ISO text. */
async function inLocale({ store, work, dates, locale }: PastePlace, columns: readonly Column[]): Promise<RowWork> {
  const { numbers } = store.state.settings
  if (columns.some(({ node }) => node.control === 'number')) await numbers?.load().catch(() => {})
  const local = columns.some(({ node }) => dateKind(node)) ? await dates?.load().catch(() => undefined) : undefined
  if (local === undefined) return work
  return {
    ...work,
    readTyped: (state, node, text) => {
      const kind = dateKind(node)
      const reading = kind && local.readDate(text, { kind, locale, before: '' })
      return work.readTyped(state, node, reading && 'text' in reading ? reading.text : text)
    },
  }
}

/** A new task, so that the page can render and handle input in between. */
const untilNextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Events that end a paste even if the rows have the same keys: it was undone, or its fields may be others. */
const ending: ReadonlySet<string> = new Set(['changeApplied', 'startReplaced'])

interface Paste {
  readonly table: readonly (readonly string[])[]
  readonly columns: readonly Column[]
  /** Index of the row for the first line. */
  readonly index: number
  readonly pasted: PastedRows
}

let lastPaste = 0

/** Plans which cells go where; `undefined` if nothing can be pasted. */
function planPaste({ store, work }: PastePlace, address: Address, text: string, start: Address | undefined): Paste | undefined {
  const { state } = store
  const array = state.cells.get(address)
  if (array?.node.row === undefined || !isEditable(state.settings)) return undefined
  const rows = array.rows ?? []
  const [key = '', ...path] = start === undefined ? [] : segmentsOf(start.slice(address.length))
  const index = rows.includes(key) ? rows.indexOf(key) : firstBlank(state, work, array)
  const all = findColumns(state, work, array, rows[index])
  const at =
    path.length === 0
      ? 0
      : Math.max(
          0,
          all.findIndex((column) => column.path.join('/') === path.join('/')),
        )
  const columns = all.slice(at)
  // For rows of a single value, blank lines are skipped.
  const lines = parseTable(text).filter((line) => array.node.row?.shape === 'group' || line.some((cell) => cell !== ''))
  if (columns.length === 0 || lines.length === 0) return undefined
  const most = array.node.definition.validation?.max_items ?? Infinity
  const table = lines.slice(0, Math.max(most, rows.length) - index)
  const width = Math.max(...lines.map(({ length }) => length))
  return {
    table,
    columns,
    index,
    pasted: {
      number: (lastPaste += 1),
      rows: 0,
      total: table.length,
      rowsLeftOut: lines.length - table.length,
      columnsLeftOut: Math.max(0, width - columns.length),
      most,
      wrong: 0,
    },
  }
}

/** The columns with their fields as they are by now: a reload may have given them another type since the last slice. */
function columnsNow({ store: { state }, work }: PastePlace, address: Address, { columns, index }: Paste): readonly Column[] {
  const array = state.cells.get(address)
  const found = array === undefined ? [] : findColumns(state, work, array, array.rows?.[index])
  return columns.map((column) => found.find(({ path }) => path.join('/') === column.path.join('/')) ?? column)
}

/** Index of the first of the untouched rows at the end. */
function firstBlank(state: FormStore['state'], { isTouched }: RowWork, { address, rows = [] }: Cell): number {
  let index = rows.length
  const isBlank = (key = '') => {
    const row = state.cells.get(childAddress(address, key))
    return row !== undefined && !isTouched(state, row)
  }
  while (index > 0 && isBlank(rows[index - 1])) index -= 1
  return index
}

type Work = PastePlace & { readonly transaction: Transaction }

/** Pastes some lines; returns how many of their cells do not fit. */
function applySlice(place: Work, { table, columns, index }: Paste, address: Address): number {
  const { transaction, work } = place
  const { state } = transaction
  const array = state.cells.get(address)
  if (array === undefined) return 0
  work.edit(transaction, address)
  const known = array.rows ?? []
  const added = Array.from({ length: Math.max(0, index + table.length - known.length) }, () => work.nextRowKey(transaction))
  const rows = added.length === 0 ? known : [...known, ...added]
  const next = { ...array, rows, value: undefined, origin: 'user' as const }
  work.setCell(transaction, next)
  const filled = table.flatMap((line, offset) => {
    const key = rows[index + offset] ?? ''
    const isNew = index + offset >= known.length
    if (isNew) work.enterRow(transaction, next, key, { value: undefined, origin: 'none' })
    return fillCells(place, childAddress(address, key), columns, line, isNew)
  })
  // The pasted values may add fields or change them.
  work.settleRules(transaction)
  for (const at of filled) work.checkField(transaction, at)
  return filled.filter((at) => state.cells.get(at)?.issue !== undefined).length
}

/** Writes a line into the fields of a row; in a new row, an empty cell leaves its field to the default. Returns the fields written. */
function fillCells(
  { transaction, work, messages }: Work,
  row: Address,
  columns: readonly Column[],
  line: readonly string[],
  isNew: boolean,
): readonly Address[] {
  return columns.slice(0, line.length).flatMap(({ path, choices }, at) => {
    const text = line[at] ?? ''
    const address = path.reduce(childAddress, row)
    const cell = transaction.state.cells.get(address)
    if (cell?.node.shape !== 'value' || (isNew && text === '')) return []
    const reading = readCell(work, transaction.state, cell.node, choices, text, messages)
    const held = 'value' in reading ? { value: reading.value, text: undefined, unread: false } : { value: undefined, text, unread: true }
    if (!isNew) work.edit(transaction, address)
    const side = sideAfter(work, transaction, cell, held)
    const { value, text: typed, unread, node } = cell
    // A field that becomes an expression for the first time keeps its fixed value behind the toggle.
    const otherSide = cell.otherSide ?? (side === 'expression' ? { value, text: typed, unread, type: node.definition.type } : undefined)
    work.setContent(transaction, { ...cell, otherSide }, { ...cell, ...held, side, origin: 'user', uncommitted: false, touched: true })
    return [address]
  })
}

/**
 * The side of a field into which content was pasted. A text control can hold any text, on either side; elsewhere, and in a password, a
 * template makes the field an expression. Decisions §10.
 */
function sideAfter(work: RowWork, { state }: Transaction, { side, node }: Cell, { value }: Pick<Cell, 'value'>): Cell['side'] {
  if (work.isTemplateIn(state, node, value) && (node.secret || !isFreeText(node))) return 'expression'
  return isFreeText(node) || side === 'fixed' ? side : undefined
}
