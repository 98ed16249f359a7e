import { arrangeLines } from '../core/plan/arrangeLines.ts'
import { childAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import type { FormState } from './formState.ts'
import { pathOf } from './pathOf.ts'
import { selectOptions, type OptionsState } from './selectOptions.ts'

/** What a field looks like now. Made anew when something of it changes, the same object until then. */
export interface FieldView {
  readonly cell: Cell
  /** The message to show: the host's, or the first rule the field breaks. */
  readonly error: string | undefined
  readonly options: OptionsState | undefined
  /** Of a group: its fields in lines, hidden ones left out. */
  readonly lines: readonly (readonly string[])[]
  /** Of rows: those to be open, because an error or the field to be focused is in them. */
  readonly keysToOpen: ReadonlySet<string>
  /** Of rows: where the row stood that can be brought back. */
  readonly removedIndex: number | undefined
  /** A focus request for this field. */
  readonly focusRequest: number | undefined
}

const noLines: readonly (readonly string[])[] = []
const noKeys: ReadonlySet<string> = new Set()

/** Reads the view of one field; `undefined` where no field is. */
export function selectField(state: FormState, address: Address): FieldView | undefined {
  const cell = state.cells.get(address)
  if (cell === undefined) return undefined
  return {
    cell,
    error: selectError(state, cell),
    options: selectOptions(state, cell),
    lines: cell.node.shape === 'group' ? arrangeLines(cell.node, (id) => isShown(state, childAddress(address, id))) : noLines,
    keysToOpen: cell.node.shape === 'rows' ? selectKeysToOpen(state, cell) : noKeys,
    removedIndex: state.removedRow?.address === address ? state.removedRow.index : undefined,
    focusRequest: state.focus?.address === address ? state.focus.request : undefined,
  }
}

/** A form that cannot be edited shows no errors. Decisions §8. */
const selectError = ({ settings }: FormState, { hostError, issue }: Cell): string | undefined =>
  settings.readOnly || settings.disabled ? undefined : (hostError ?? issue?.message)

const isShown = (state: FormState, address: Address): boolean => state.cells.get(address)?.node.hidden === false

/** Rows that hold an error that shows, or the field to be focused. */
function selectKeysToOpen(state: FormState, cell: Cell): ReadonlySet<string> {
  const keys = (cell.rows ?? []).filter((key) => {
    const row = childAddress(cell.address, key)
    const focus = state.focus?.address
    return focus === row || focus?.startsWith(`${row}/`) === true || [...state.errors].some((address) => address.startsWith(`${row}/`))
  })
  return keys.length === 0 ? noKeys : new Set(keys)
}

/** Where a field stands and what it is called, for links to it. */
export const selectLink = (state: FormState, cell: Cell) => ({
  address: cell.address,
  path: pathOf(state, cell.address),
  label: labelOf(state, cell),
})

/** The field's label; a row, which has none of its own, is called by its array and number. */
export function labelOf(state: FormState, { address, parent, node }: Cell): string {
  const array = parent === undefined ? undefined : state.cells.get(parent)
  if (array?.rows === undefined || !node.template.endsWith('/~')) return node.label
  const index = array.rows.findIndex((key) => childAddress(array.address, key) === address)
  return `${node.label === '' ? array.node.label : node.label} ${index + 1}`
}
