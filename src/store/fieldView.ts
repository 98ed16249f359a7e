import { parentOf, pathOf, selfAndAncestors } from './cells/pathOf.ts'
import { type OptionsState, selectOptions } from './content/selectOptions.ts'
import { selectOffered } from './content/connections.ts'
import type { ConnectionSet } from './content/connectionSet.ts'
import { selectRowTitle } from './rowTitle.ts'
import type { Cell } from './cells/cell.ts'
import { isEditable } from './formSettings.ts'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { FormState, HistoryState } from './formState.ts'
import { type Address, childAddress, nowhere } from '../core/values/path.ts'
import { isRow, type Line } from '../core/plan/plan.ts'
import { arrangeLines } from '../core/plan/layout.ts'

/** What a field shows. The same object until something in it changes. */
export interface FieldView {
  readonly cell: Cell
  /** The control that renders it: for an expression a text control, whatever the field is. */
  readonly control: ControlName
  /** Its label; of a row with a single value the array's label and the row number. */
  readonly label: string
  /** The message to show: the host's, or the first rule the field breaks. */
  readonly error: string | undefined
  /** Its pattern could not be run in this browser. */
  readonly unchecked: boolean
  readonly options: OptionsState | undefined
  /** Label of the field that has to be filled first, before there are options. */
  readonly labelToFill: string | undefined
  /** Only of a connection field: the host's connections; absent until they are requested. */
  readonly connections: ConnectionSet | undefined
  /** Only of a group: its visible fields in lines. */
  readonly lines: readonly Line[]
  /** Only of rows: those with a visible error. */
  readonly keysWithError: ReadonlySet<string>
  /** Only of rows: the one that is, or contains, the field to focus; each request has another number. */
  readonly rowToOpen: { readonly key: string; readonly request: number } | undefined
  /** Only of rows: the removed row that can be restored. */
  readonly removedRow: HistoryState['removedRow']
  /** State of the reload triggered by the field; else `options` if those, or the host's connections, were requested and failed. */
  readonly trouble: 'loading' | 'failed' | 'options' | undefined
  /** A focus request for this field. */
  readonly focusRequest: number | undefined
}

const noLines: readonly Line[] = []
const noKeys: ReadonlySet<string> = new Set()

/** The view of one field; `undefined` if there is none. */
export function selectField(state: FormState, address: Address): FieldView | undefined {
  const cell = state.cells.get(address)
  if (cell === undefined) return undefined
  const control = controlOf(cell)
  const { node } = cell
  const { removedRow } = state.history
  const options = node.optionSource && control === node.control ? selectOptions(state, cell) : undefined
  const connections = selectOffered(state, cell)
  return {
    cell,
    control,
    // Rows shown as cards are named by the array around them, which knows their index.
    label: node.shape === 'group' ? node.label : labelOf(state, cell),
    error: selectError(state, cell),
    unchecked: cell.unchecked && isEditable(state.settings),
    options,
    labelToFill: selectLabelToFill(state, options),
    connections,
    lines: node.shape === 'group' ? selectLines(state, cell) : noLines,
    keysWithError: selectKeysWithError(state, cell),
    rowToOpen: selectRowToOpen(state, cell),
    removedRow: node.shape === 'rows' && removedRow?.address === address ? removedRow : undefined,
    trouble: selectTrouble(state, cell, options ?? connections),
    focusRequest: selectFocusRequest(state, address),
  }
}

/** Text controls show an expression themselves; code has several lines, and a possible password is masked. */
const controlsOfExpressions: Partial<Record<ControlName, ControlName>> = {
  input: 'input',
  textarea: 'textarea',
  CodeblockWidget: 'textarea',
  password: 'password',
}

function controlOf({ expression, node: { control, secret } }: Cell): ControlName {
  if (!expression) return control
  return controlsOfExpressions[control] ?? (secret ? 'password' : 'input')
}

function selectLabelToFill(state: FormState, options: OptionsState | undefined): string | undefined {
  const cell = state.cells.get(options?.waitingFor ?? nowhere)
  return cell && labelOf(state, cell)
}

function selectTrouble(
  { schema, settings }: FormState,
  { address, dependencyChanged }: Cell,
  list: (Pick<ConnectionSet, 'createdFor'> & Pick<OptionsState | ConnectionSet, 'status'>) | undefined,
): FieldView['trouble'] {
  if (schema.askedBy === address && schema.request !== 'idle') return schema.request
  // A background request fails silently; a change of a dependency counts as a request. Decisions §6.
  const isMissing =
    (list?.status === 'error' && (list.createdFor ?? address) === address) || (list?.status === 'unloaded' && dependencyChanged)
  return isMissing && isEditable(settings) ? 'options' : undefined
}

/** A form that cannot be edited shows no errors. Decisions §8. */
function selectError({ settings }: FormState, { hostError, issue }: Cell): string | undefined {
  return isEditable(settings) ? (hostError ?? issue?.message) : undefined
}

/** The visible fields of a group in lines. */
export const selectLines = ({ cells }: FormState, { node, address }: Cell): readonly Line[] =>
  arrangeLines(node, (id) => cells.get(childAddress(address, id))?.node)

function selectKeysWithError(state: FormState, cell: Cell): ReadonlySet<string> {
  if (!cell.rows || !isEditable(state.settings)) return noKeys
  const keys = [...state.indexes.errors].flatMap((address) => rowKeyOf(cell, address) ?? [])
  return keys.length === 0 ? noKeys : new Set(keys)
}

function selectRowToOpen({ focus }: FormState, cell: Cell): FieldView['rowToOpen'] {
  const key = focus && rowKeyOf(cell, focus.address)
  return key ? { key, request: focus.request } : undefined
}

/** Of a row and the array around it, the first that is rendered takes the focus. A disabled control cannot: the request waits. */
const selectFocusRequest = ({ focus, settings }: FormState, address: Address): number | undefined =>
  (focus?.address === address || focus?.row === address) && !settings.disabled ? focus.request : undefined

/** The key of the row that is at, or contains, an address; `undefined` outside of the array. */
const rowKeyOf = ({ address: array, rows }: Cell, address: Address): string | undefined =>
  rows && address.startsWith(`${array}/`) ? address.slice(array.length + 1).split('/', 1)[0] : undefined

/** Address, path and label of a field, for links to it. */
export const selectLink = (state: FormState, cell: Cell) => ({
  address: cell.address,
  path: pathOf(state, cell.address),
  rows: rowsAround(state, cell),
  label: labelOf(state, cell),
})

/** One row that contains a field: the label of `items`, if it has one, the row's number, from 1, and its title. */
export interface RowAround {
  readonly address: Address
  readonly itemLabel: string | undefined
  readonly position: number
  /** Its title from the filled-in fields, as shown; `''` if they give none. */
  readonly title: string
}

/** The name of a row in a sentence. */
const nameOfRow = ({ cells }: FormState, address: Address): string => selectRowTitle(cells, address).split('\n', 1)[0] ?? ''

/** Outermost first. */
const rowsAround = (state: FormState, cell: Cell): readonly RowAround[] =>
  selfAndAncestors(state, parentOf(state, cell))
    .flatMap((around) => {
      const position = positionOf(state, around)
      const { address, node } = around
      return position === undefined ? [] : [{ address, itemLabel: node.definition.label, position, title: nameOfRow(state, address) }]
    })
    .reverse()

/** The number of a row in its array; `undefined` of what is no row. */
function positionOf(state: FormState, { address, node }: Cell): number | undefined {
  const index = isRow(node.template) ? pathOf(state, address).at(-1) : undefined
  return typeof index === 'number' ? index + 1 : undefined
}

/** The field's label; of a row, which has none of its own, the array's label and the row number. */
export function labelOf(state: FormState, cell: Cell): string {
  const { label } = cell.node
  const position = positionOf(state, cell)
  if (position === undefined) return label
  return `${label === '' ? (parentOf(state, cell)?.node.label ?? '') : label} ${position}`
}
