import type { FieldNode } from '../../core/plan/plan.ts'
import type { FieldIssue } from '../../core/validation/validateField.ts'
import type { Address } from '../../core/values/path.ts'

/** Who gave a field the value it holds. Decides over later defaults and over what is worth setting aside. Decisions §2. */
export type Origin = 'none' | 'host' | 'default' | 'user'

/** All that is known of one field instance. Immutable: a change is a new cell under the same address. */
export interface Cell {
  readonly address: Address
  readonly parent: Address | undefined
  /** The node as the schema has it, before rule effects. */
  readonly base: FieldNode
  /** The node in force. */
  readonly node: FieldNode
  /** The JSON value of a field of shape `value`; elsewhere `null`, or a value of the host that does not fit. */
  readonly value: unknown
  /** What was typed, as typed; kept while the value came from it or could not be read from it. */
  readonly text: string | undefined
  /** The text does not read as a value of the field. */
  readonly unread: boolean
  /** Row keys in order; `undefined` where the array does not exist in the data. */
  readonly rows: readonly string[] | undefined
  readonly origin: Origin
  /** Defaults of rule effects that the field has been offered: each once. Decisions §3. */
  readonly offered: readonly unknown[]
  /** The field was left once, or a submit was tried: its first error may show. Decisions §8. */
  readonly touched: boolean
  readonly issue: FieldIssue | undefined
  /** When it was checked last its pattern could not be run, and nothing else was wrong. Decisions §8. */
  readonly unchecked: boolean
  /** An error that the host set by path; goes with the next change. */
  readonly hostError: string | undefined
}

const nothingOffered: readonly unknown[] = []

/** A cell that holds nothing yet. */
export const emptyCell = (address: Address, parent: Address | undefined, base: FieldNode, node = base): Cell => ({
  address,
  parent,
  base,
  node,
  value: undefined,
  text: undefined,
  unread: false,
  rows: undefined,
  origin: 'none',
  offered: nothingOffered,
  touched: false,
  issue: undefined,
  unchecked: false,
  hostError: undefined,
})

/** A value that has no place now. It returns with a field that it fits. Decisions §2. */
export interface SetAsideValue {
  readonly value: unknown
  /** Text that did not read as a value, as typed. */
  readonly text: string | undefined
  /** Row keys of an array, so that its rows return in their order. */
  readonly rows: readonly string[] | undefined
  /** Type of the field that held it; absent where no field ever did. */
  readonly type: string | undefined
  /** The field that held it, as it was then, for its label and its choices. */
  readonly field?: FieldNode
}

/** The row removed last, with all it held, until something makes bringing it back unlisted. */
export interface RemovedRow {
  /** Its array. */
  readonly address: Address
  readonly key: string
  readonly index: number
  readonly cells: readonly Cell[]
  readonly setAside: readonly (readonly [Address, readonly SetAsideValue[]])[]
}
