import type { FieldNode } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { FieldIssue } from '../../core/validation/validateField.ts'
import { fitsType } from '../../core/values/defaults.ts'
import type { Address, Path } from '../../core/values/path.ts'
import type { FormSettings } from '../formSettings.ts'

/** The source of a field's value. Determines whether later defaults apply and whether the value is worth setting aside. Decisions §2. */
export type Origin = 'none' | 'host' | 'default' | 'user'

/** One content object that a field takes options from, with the current values of its dependencies. Decisions §6. */
export interface OptionRequest {
  readonly name: string
  /** Name and values of dependencies: fields with the same key share the options. */
  readonly key: string
  /** The dependency that has to be filled first: it is empty, or holds an expression. */
  readonly waitingFor: Address | undefined
  /** A dependency holds an expression, whose value is unknown. Decisions §10. */
  readonly isUnknown: boolean
  /** The row whose values are laid over the form data, where a dependency is a sibling in the same row. */
  readonly row: Address | undefined
  /** Values of the declared dependencies alone, to detect changes of these. */
  readonly declared: string
}

/** How a field is filled: with a value, or with an expression that refers to earlier steps. Decisions §10. */
export type Side = 'fixed' | 'expression'

/** The content of one side of a field. */
export type Holding = Pick<Cell, 'value' | 'text' | 'unread'>

/** All that is known of one field instance. Immutable: a change is a new cell under the same address. */
export interface Cell {
  readonly address: Address
  readonly parent: Address | undefined
  /** The node in the schema, before rule effects. */
  readonly base: FieldNode
  /** The node with rule effects. */
  readonly node: FieldNode
  /** The JSON value of a field of shape `value`; elsewhere `null`, or a value of the host that does not fit. */
  readonly value: unknown
  /** The text as typed; kept while the value came from it or could not be read from it. */
  readonly text: string | undefined
  /** The text cannot be read as a value of the field. */
  readonly unread: boolean
  /** The side that the user has chosen; absent while the content decides. */
  readonly side: Side | undefined
  /**
   * Whether the field is on its expression side, as determined by `setCell`. A group or array then keeps its fields and rows, but they are
   * not part of the form data. Decisions §10.
   */
  readonly expression: boolean
  /** Content of the other side when the user switched away from it, and the field's type at that time. */
  readonly otherSide: (Holding & { readonly type: string | undefined }) | undefined
  /** Row keys in order; `undefined` where the array does not exist in the data. */
  readonly rows: readonly string[] | undefined
  readonly origin: Origin
  /** Value when the field entered the form, or got its default: a different value is dirty. */
  readonly baseline: unknown
  /** Text is being typed that does not count as a change yet. Decisions §5. */
  readonly uncommitted: boolean
  /** Defaults of rule effects that were applied to the field: each only once. Decisions §3. */
  readonly appliedDefaults: readonly unknown[]
  /** The field was left once, or a submit was tried: its first error may show. Decisions §8. */
  readonly touched: boolean
  readonly issue: FieldIssue | undefined
  /** When it was checked last its pattern could not be run, and nothing else was wrong. Decisions §8. */
  readonly unchecked: boolean
  /** Its pattern is being decided. */
  readonly pending: boolean
  /** An error that the host set by path; shows while the value is the one it was set for. */
  readonly hostError: string | undefined
  /** The options that the field shows now; absent while it is hidden or offers no content. */
  readonly requests: readonly OptionRequest[] | undefined
  /** The previous option requests, for the labels of values chosen from their options. */
  readonly earlierRequests: readonly OptionRequest[] | undefined
  /** Values of the declared dependencies that the field was last shown with. */
  readonly declared: string | undefined
  /** A declared dependency changed in this session: a value missing in the options is then an error. Decisions §6. */
  readonly dependencyChanged: boolean
  /** The loaded options do not contain the value, which is no error. Decisions §6. */
  readonly unlisted: boolean
}

/** The place and node of a field that enters; `node` if rule effects are already applied. */
export interface Place {
  readonly base: FieldNode
  readonly node?: FieldNode
  readonly address: Address
  readonly parent: Address | undefined
}

const noDefaults: readonly unknown[] = []

/** An empty cell. From `earlier`, the previous cell of the field, it takes what outlives a cell; from `sides` its other side. */
export const emptyCell = ({ address, parent, base, node = base }: Place, earlier?: Cell, sides?: Cell): Cell => ({
  address,
  parent,
  base,
  node,
  value: undefined,
  text: undefined,
  unread: false,
  side: sides?.side,
  expression: false,
  otherSide: sides?.otherSide,
  rows: undefined,
  origin: 'none',
  baseline: undefined,
  uncommitted: false,
  appliedDefaults: noDefaults,
  touched: false,
  issue: undefined,
  unchecked: false,
  pending: false,
  hostError: undefined,
  requests: earlier?.requests,
  earlierRequests: earlier?.earlierRequests,
  declared: earlier?.declared,
  dependencyChanged: earlier?.dependencyChanged ?? false,
  unlisted: false,
})

/** The part of the state that holds the host's settings. */
export interface WithSettings {
  readonly settings: FormSettings
}

/** Whether a value would be an expression in a field, whatever its type. Decisions §10. */
export const isTemplateIn = ({ settings }: WithSettings, { definition }: FieldNode, value: unknown): boolean =>
  typeof value === 'string' && settings.templates?.isTemplate(value, definition) === true

/** A cell with `expression` determined: by its text, or in a text field by the side that was chosen. Decisions §10. */
export function withExpression(state: WithSettings, cell: Cell): Cell {
  const { side, value, node, unread } = cell
  if (state.settings.templates === undefined && !cell.expression) return cell
  const isKept = side === 'expression' && (value === undefined || typeof value === 'string')
  const isFound = !unread && (side === undefined || node.definition.type !== 'string') && isTemplateIn(state, node, value)
  const expression = state.settings.templates !== undefined && node.shape !== 'nothing' && (isKept || isFound)
  return { ...cell, expression, side: side === 'fixed' || expression ? side : undefined }
}

/** The content of the cell itself, as it counts in the form data. */
export const heldBy = ({ expression, rows, value }: Cell): unknown => (expression ? value : (rows ?? value))

/** Neither user nor host has set the field: it is empty or holds a default, and has never been on its other side. */
export const isUntouched = ({ origin, otherSide }: Cell): boolean => otherSide === undefined && (origin === 'none' || origin === 'default')

/** The user or the host has set or cleared the field itself. A group without a value of its own does not count. */
export function isByHand(cell: Cell): boolean {
  if (isUntouched(cell)) return false
  return cell.unread || cell.otherSide !== undefined || heldBy(cell) !== undefined || cell.node.shape !== 'group'
}

/** A value that has no place now. It returns with a field that it fits. Decisions §2. */
export interface SetAsideValue {
  readonly value: unknown
  /** Text that could not be read as a value, as typed. */
  readonly text: string | undefined
  /** Row keys of an array, so that its rows return in their order. */
  readonly rows: readonly string[] | undefined
  /** Type of the field that held it; absent if no field ever did. `''`: no value, only the row keys of an array, see `isKeys`. */
  readonly type: string | undefined
  /**
   * The cell that held it: its node for label and choices, and the state that outlives a cell. Absent for values that the host set without
   * a field.
   */
  readonly cell?: Cell
  /** Not reported to the user: it was behind an expression, or only the other side is kept. Decisions §10. */
  readonly isUnreported?: boolean
}

/**
 * A value without a field, or a text that cannot be read as a value, in the form in which it is handed over: plain JSON, to be stored
 * beside the form data and passed back through `initialSetAside`. Decisions §2.
 */
export interface SetAsideData {
  readonly path: Path
  /** `null` where the user emptied the field; it returns empty. */
  readonly value: unknown
  /** Typed text that cannot be read as a value of the field. */
  readonly text?: string
  /** Type of the field that held it; absent for values that the host set without a field. */
  readonly type?: string
}

/**
 * Index sets of fields, by predicates on their cells. Only the writers of cells update them, so they stay correct through undo, move, reset
 * and reload.
 */
export const indexes = {
  dirty: (cell: Cell): boolean => cell.unread || !isEqual(cell.baseline, heldBy(cell)),
  /** Text fields with keys typed that do not count as a change yet. */
  uncommitted: (cell: Cell): boolean => cell.uncommitted,
  /** Fields that have an error. */
  errors: ({ issue, hostError }: Cell): boolean => issue !== undefined || hostError !== undefined,
  expressions: ({ expression }: Cell): boolean => expression,
  /** Fields whose pattern could not be run. */
  unchecked: (cell: Cell): boolean => cell.unchecked,
  /** Fields whose pattern is being decided. */
  pending: (cell: Cell): boolean => cell.pending,
  /** Fields with content, or with requests left from it. */
  content: ({ node, requests }: Cell): boolean => requests !== undefined || node.optionSource?.content !== undefined,
  /** Fields with a value that their loaded options, or the host's connections, do not contain. */
  unlisted: (cell: Cell): boolean => cell.unlisted,
  loadSchema: ({ node }: Cell): boolean => node.loadsSchema,
  connections: ({ node }: Cell): boolean => node.control === 'connection',
  /** A value of the host is shown, right or wrong (decisions §2); with options that have yet to load it may still fit. */
  unfit: ({ node, value, origin }: Cell): boolean =>
    origin === 'host' &&
    value !== undefined &&
    value !== null &&
    (node.shape !== 'value' || (node.optionSource?.content === undefined && !fitsType(value, node.definition))),
} as const

type IndexName = keyof typeof indexes

type Indexes = Readonly<Record<IndexName, Set<Address>>>

/** The cast is safe: the table is closed. */
const names = Object.keys(indexes) as readonly IndexName[]

/** Indexes that the view of the whole form depends on. */
const shownByForm: ReadonlySet<IndexName> = new Set(['dirty', 'errors', 'unlisted'])

// The cast is safe: the keys are the names of the table.
export const emptyIndexes = (): Indexes => Object.fromEntries(names.map((name) => [name, new Set()])) as Indexes

/** Updates all index sets for one cell, `undefined` if it is removed. Returns whether the view of the whole form changes. */
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
