import type { Cell } from '../../../src/store/cells/cell.ts'
import { isHidden } from '../../../src/store/cells/readValues.ts'
import type { Trial } from '../createTrial.ts'
import type { Command } from '../generate/commandArbitrary.ts'
import type { Step } from '../step.ts'

type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>

/** Executes a command; `undefined` if the form lacks what it needs. */
export type Performer<Name extends Command['do']> = (trial: Trial, command: CommandOf<Name>) => Step | undefined

/** The item at an index, modulo the length. */
export const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)]

/** The cells that match, in the order of their creation. */
export const cellsWhere = ({ state }: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  [...state.cells.values()].filter((cell) => cell.address !== '' && picks(cell))

/** Those that are visible, in a mounted form. */
export const shownWhere = (trial: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  trial.isStopped() ? [] : cellsWhere(trial, (cell) => picks(cell) && !isHidden(trial.state, cell))

/** Those that the user can edit. */
export const usableWhere = (trial: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  trial.isUsable() ? shownWhere(trial, picks) : []

/** The row of a command, among the editable ones. */
export function rowOf(trial: Trial, { field, row }: { readonly field: number; readonly row: number }) {
  const cell = at(
    usableWhere(trial, ({ rows, expression }) => rows !== undefined && rows.length > 0 && !expression),
    field,
  )
  const key = cell && at(cell.rows ?? [], row)
  return cell === undefined || key === undefined
    ? undefined
    : { address: cell.address, key, index: cell.rows?.indexOf(key) ?? 0, length: cell.rows?.length ?? 0 }
}

const textControls: ReadonlySet<string> = new Set(['input', 'textarea', 'password', 'date', 'date-time', 'number', 'CodeblockWidget'])

/** Whether a field accepts typed text. */
export const isText = ({ node, expression }: Cell): boolean => expression || textControls.has(node.control)

export const hasContent = ({ node }: Cell): boolean => node.optionSource?.content !== undefined

export const note = (trial: Trial, ...words: readonly unknown[]): void => {
  trial.trace.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}
