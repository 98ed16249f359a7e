import type { Cell } from '../../../src/store/cells/cell.ts'
import { isHidden } from '../../../src/store/cells/readValues.ts'
import type { Trial } from '../createTrial.ts'
import type { Command } from '../generate/commandArbitrary.ts'
import type { Step } from '../step.ts'

type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>

/** Does what a command says; `undefined` where there is nothing to do it to. */
export type Performer<Name extends Command['do']> = (trial: Trial, command: CommandOf<Name>) => Step | undefined

/** The item at a place, counted around. */
export const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)]

/** The cells that a test picks, in the order in which they came. */
export const cellsWhere = ({ state }: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  [...state.cells.values()].filter((cell) => cell.address !== '' && picks(cell))

/** Those that a user sees, on a page that is there. */
export const shownWhere = (trial: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  trial.isStopped() ? [] : cellsWhere(trial, (cell) => picks(cell) && !isHidden(trial.state, cell))

/** Those that a user can do something to. */
export const usableWhere = (trial: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  trial.isUsable() ? shownWhere(trial, picks) : []

/** The row that a command names, among those a user can do something to. */
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

/** Whether a field is one to type into. */
export const isText = ({ node, expression }: Cell): boolean => expression || textControls.has(node.control)

export const hasContent = ({ node }: Cell): boolean => node.optionSource?.content !== undefined

export const note = (trial: Trial, ...words: readonly unknown[]): void => {
  trial.trace.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}
