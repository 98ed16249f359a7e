import type { FieldNode } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { FieldIssue } from '../../core/validation/validateField.ts'
import { fitsType } from '../../core/values/defaults.ts'
import type { Address, Path } from '../../core/values/path.ts'
import type { FormSettings } from '../formSettings.ts'

/** Who gave a field the value it holds. Decides over later defaults and over what is worth setting aside. Decisions §2. */
export type Origin = 'none' | 'host' | 'default' | 'user'

/** One content object that a field offers the options of, in the state its dependencies are in. Decisions §6. */
export interface OptionRequest {
  readonly name: string
  /** Name and values of dependencies: whoever has the same key shares the options. */
  readonly key: string
  /** The dependency that gates it: empty, or an expression. */
  readonly waitingFor: Address | undefined
  /** A dependency is an expression: nobody knows what it stands for. Decisions §10. */
  readonly isUnknown: boolean
  /** The row whose values are laid over the form data, where a dependency is a sibling in the same row. */
  readonly row: Address | undefined
  /** Values of the declared dependencies alone, to tell their change from any other. */
  readonly declared: string
}

/** How a field is filled: with a value, or with an expression that refers to earlier steps. Decisions §10. */
export type Side = 'fixed' | 'expression'

/** What a field holds, or held on its other side. */
export type Holding = Pick<Cell, 'value' | 'text' | 'unread'>

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
  /** The side that the user has chosen; absent while what stands there decides. */
  readonly side: Side | undefined
  /**
   * It holds an expression, or is to hold one: found by `setCell`. A group or array then keeps its fields and rows, and none of them counts.
   * Decisions §10.
   */
  readonly expression: boolean
  /** What the other side held when it was left, and the type of the field then. */
  readonly otherSide: (Holding & { readonly type: string | undefined }) | undefined
  /** Row keys in order; `undefined` where the array does not exist in the data. */
  readonly rows: readonly string[] | undefined
  readonly origin: Origin
  /** What the field held when it entered the form, or got its default: another value is dirty. */
  readonly baseline: unknown
  /** Keys were typed that do not count as a change yet. Decisions §5. */
  readonly uncommitted: boolean
  /** Defaults of rule effects that the field has been offered: each once. Decisions §3. */
  readonly appliedDefaults: readonly unknown[]
  /** The field was left once, or a submit was tried: its first error may show. Decisions §8. */
  readonly touched: boolean
  readonly issue: FieldIssue | undefined
  /** When it was checked last its pattern could not be run, and nothing else was wrong. Decisions §8. */
  readonly unchecked: boolean
  /** Its pattern is being decided. */
  readonly pending: boolean
  /** An error that the host set by path; shows while the field holds what it was said of. */
  readonly hostError: string | undefined
  /** The options that the field shows now; absent while it is hidden or offers no content. */
  readonly requests: readonly OptionRequest[] | undefined
  /** The same when it was last appliedDefaults something else, for the labels of what was chosen then. */
  readonly earlierRequests: readonly OptionRequest[] | undefined
  /** Values of the declared dependencies that the field was last shown with. */
  readonly declared: string | undefined
  /** A declared dependency changed in this session: what the options do not hold is an error. Decisions §6. */
  readonly dependencyChanged: boolean
  /** The loaded options do not hold the value, which is no error. Decisions §6. */
  readonly unlisted: boolean
}

/** Where a field enters, and as what: `node` where rule effects are already in force. */
export interface Place {
  readonly base: FieldNode
  readonly node?: FieldNode
  readonly address: Address
  readonly parent: Address | undefined
}

const noDefaults: readonly unknown[] = []

/** A cell that holds nothing yet; of a field that was there before it takes over what outlives a cell, and its sides where these return. */
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

/** What transitions read of the host's props. */
interface WithSettings {
  readonly settings: FormSettings
}

/** Whether a value would be an expression in a field, whatever its type. Decisions §10. */
export const isTemplateIn = ({ settings }: WithSettings, { definition }: FieldNode, value: unknown): boolean =>
  typeof value === 'string' && settings.templates?.isTemplate(value, definition) === true

/** A cell with what is found of its expression: its text says so, or in a field of text the side that was chosen. Decisions §10. */
export function withExpression(state: WithSettings, cell: Cell): Cell {
  const { side, value, node, unread } = cell
  if (state.settings.templates === undefined && !cell.expression) return cell
  const isKept = side === 'expression' && (value === undefined || typeof value === 'string')
  const isFound = !unread && (side === undefined || node.definition.type !== 'string') && isTemplateIn(state, node, value)
  const expression = state.settings.templates !== undefined && node.shape !== 'nothing' && (isKept || isFound)
  return { ...cell, expression, side: side === 'fixed' || expression ? side : undefined }
}

/** What a cell holds itself, as far as the form data are concerned. */
export const heldBy = ({ expression, rows, value }: Cell): unknown => (expression ? value : (rows ?? value))

/** Nobody has touched the field: what it holds, if anything, is a default, and it has never been on its other side. */
export const isUntouched = ({ origin, otherSide }: Cell): boolean => otherSide === undefined && (origin === 'none' || origin === 'default')

/**
 * The user or the host has put something into the field itself, or has emptied it. What a group is without its fields is nothing that anybody
 * did.
 */
export function isByHand(cell: Cell): boolean {
  if (isUntouched(cell)) return false
  return cell.unread || (heldBy(cell) ?? cell.otherSide) !== undefined || cell.node.shape !== 'group'
}

/** A value that has no place now. It returns with a field that it fits. Decisions §2. */
export interface SetAsideValue {
  readonly value: unknown
  /** Text that did not read as a value, as typed. */
  readonly text: string | undefined
  /** Row keys of an array, so that its rows return in their order. */
  readonly rows: readonly string[] | undefined
  /** Type of the field that held it; absent where no field ever did. */
  readonly type: string | undefined
  /** The cell that held it: its node for label and choices, and what of the field outlives it. Absent for what the host gave without a field. */
  readonly cell?: Cell
  /** It lay behind an expression around its field: nobody is told of it. Decisions §10. */
  readonly isApart?: boolean
}

/**
 * A value that has no field now, or a text that does not read as one, as it is handed over. It is plain JSON, to be kept beside the form data and given
 * back through `initialSetAside`. Decisions §2.
 */
export interface SetAsideData {
  readonly path: Path
  /** `null` where the user emptied the field; it returns empty. */
  readonly value: unknown
  /** What was typed and does not read as a value of the field. */
  readonly text?: string
  /** Type of the field that held it; absent for what the host gave without a field. */
  readonly type?: string
}

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
  /** What the host gives shows, right or wrong (decisions §2); options that have yet to load may make a value fit. */
  unfit: ({ node, value, origin }: Cell): boolean =>
    origin === 'host' &&
    value !== undefined &&
    value !== null &&
    (node.shape !== 'value' || (node.optionSource?.content === undefined && !fitsType(value, node.definition))),
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
