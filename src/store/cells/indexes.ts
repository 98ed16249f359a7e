import { isEqual } from '../../core/values/isEqual.ts'
import type { Address } from '../../core/values/path.ts'
import { heldBy, type Cell } from './cell.ts'

/**
 * The fields that are looked up together, by what their cells say. Only the writers of cells change the sets, so no undo, move, reset or
 * reload can forget one.
 */
export const indexes = {
  dirty: (cell: Cell): boolean => cell.unread || !isEqual(cell.baseline, heldBy(cell)),
  /** Text fields with keys typed that do not count as a change yet. */
  uncommitted: (cell: Cell): boolean => cell.uncommitted,
  /** Fields whose error shows. */
  errors: ({ issue, hostError }: Cell): boolean => issue !== undefined || hostError !== undefined,
  expressions: ({ expression }: Cell): boolean => expression,
  /** Fields whose pattern could not be run. */
  unchecked: (cell: Cell): boolean => cell.unchecked,
  /** Fields whose pattern is being decided. */
  pending: (cell: Cell): boolean => cell.pending,
  /** Fields that offer content, or have done so until now. */
  content: ({ node, requests }: Cell): boolean => requests !== undefined || node.optionSource?.content !== undefined,
  /** Fields with a value that their loaded options do not hold. */
  unlisted: (cell: Cell): boolean => cell.unlisted,
  loadSchema: ({ node }: Cell): boolean => node.loadsSchema,
  connections: ({ node }: Cell): boolean => node.control === 'connection',
} as const

type IndexName = keyof typeof indexes

/** The fields of each index. */
type Indexes = Readonly<Record<IndexName, Set<Address>>>

/** The names of a closed table. */
const names = Object.keys(indexes) as readonly IndexName[]

/** Those that the form as a whole shows. */
const shownByForm: ReadonlySet<IndexName> = new Set(['dirty', 'errors', 'unlisted'])

// Made of the names of the table.
export const emptyIndexes = (): Indexes => Object.fromEntries(names.map((name) => [name, new Set()])) as Indexes

/** Brings all sets up to date with one cell, `undefined` where it is gone. Returns whether the form as a whole shows the change. */
export function indexCell(sets: Indexes, address: Address, cell: Cell | undefined): boolean {
  let isShown = false
  for (const name of names) {
    const isIn = cell !== undefined && indexes[name](cell)
    if (isIn === sets[name].has(address)) continue
    if (isIn) sets[name].add(address)
    else sets[name].delete(address)
    isShown ||= shownByForm.has(name)
  }
  return isShown
}
