import { arrangeLines } from '../core/plan/arrangeLines.ts'
import type { Choice } from '../core/schema/wire.ts'
import { findChoice } from '../core/values/findChoice.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import { childAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import type { FormState } from './formState.ts'
import { pathOf } from './pathOf.ts'
import { selectChoices, selectOptionSets, type KnownChoices } from './selectChoices.ts'

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

/** How the options of a field are doing. Decisions §6. */
export interface OptionsState {
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting'
  readonly choices: readonly Choice[]
  readonly dynamic: boolean
  readonly waitingFor: Address | undefined
  readonly error: string | undefined
  readonly hasMore: boolean
  readonly allowsText: boolean
  readonly slow: boolean
  readonly notInList: boolean
  /** Choices kept from an earlier opening: for labels of values that the choices do not name (yet). */
  readonly storedChoices: readonly Choice[]
}

const noLines: readonly (readonly string[])[] = []
const noKeys: ReadonlySet<string> = new Set()

/** Reads the view of one field; `undefined` where no field is. */
export function selectField(state: FormState, address: Address): FieldView | undefined {
  const cell = state.cells.get(address)
  if (cell === undefined) return undefined
  return {
    cell,
    error: cell.hostError ?? cell.issue?.message,
    options: selectOptions(state, cell),
    lines: cell.node.shape === 'group' ? arrangeLines(cell.node, (id) => isShown(state, childAddress(address, id))) : noLines,
    keysToOpen: cell.node.shape === 'rows' ? selectKeysToOpen(state, cell) : noKeys,
    removedIndex: state.removedRow?.address === address ? state.removedRow.index : undefined,
    focusRequest: state.focus?.address === address ? state.focus.request : undefined,
  }
}

const isShown = (state: FormState, address: Address): boolean => state.cells.get(address)?.node.hidden === false

function selectOptions(state: FormState, cell: Cell): OptionsState | undefined {
  const known = selectChoices(state, cell)
  if (known === undefined) return undefined
  const sets = selectOptionSets(state, cell)
  const failed = sets.find((set) => set?.status === 'failed' && !set.quiet)
  const waitingFor = (state.needs.get(cell.address) ?? []).find((need) => need.waitingFor !== undefined)?.waitingFor
  const allowsText = cell.node.optionSource?.validation?.pattern !== undefined
  return {
    status: statusOf(cell, sets, waitingFor, failed !== undefined),
    choices: waitingFor === undefined ? known.choices : noChoices,
    dynamic: cell.node.optionSource?.content !== undefined,
    waitingFor,
    error: failed?.error,
    hasMore: sets.some((set) => set?.hasMore === true),
    allowsText,
    slow: sets.some((set) => set?.slow === true),
    storedChoices: selectStoredChoices(state, cell),
    notInList: known.isComplete && !allowsText && hasStranger(cell, known),
  }
}

const noChoices: readonly Choice[] = []

function selectStoredChoices({ storedLabels, plan }: FormState, { node }: Cell): readonly Choice[] {
  if (storedLabels.size === 0 || node.optionSource?.content === undefined) return noChoices
  return plan.contentOf(node).flatMap(({ name }) => storedLabels.get(name) ?? noChoices)
}

function statusOf(
  cell: Cell,
  sets: ReturnType<typeof selectOptionSets>,
  waitingFor: Address | undefined,
  hasFailed: boolean,
): OptionsState['status'] {
  if (cell.node.optionSource?.content === undefined) return 'ready'
  if (waitingFor !== undefined) return 'waiting'
  if (sets.some((set) => set?.status === 'loading' || set?.status === 'wanted')) return 'loading'
  if (hasFailed) return 'error'
  return sets.length > 0 && sets.every((set) => set?.status === 'ready') ? 'ready' : 'unloaded'
}

/** Whether some chosen value is not among the choices. */
function hasStranger(cell: Cell, { choices }: KnownChoices): boolean {
  const values: readonly unknown[] = cell.node.control === 'MultiSelect' && Array.isArray(cell.value) ? cell.value : [cell.value]
  return values.some((value) => !isEmpty(value) && findChoice(choices, value) === undefined)
}

/** Rows that hold an error that shows, or the field to be focused. */
function selectKeysToOpen(state: FormState, cell: Cell): ReadonlySet<string> {
  const keys = (cell.rows ?? []).filter((key) => {
    const row = childAddress(cell.address, key)
    const focus = state.focus?.address
    return focus === row || focus?.startsWith(`${row}/`) === true || [...state.errors].some((address) => address.startsWith(`${row}/`))
  })
  return keys.length === 0 ? noKeys : new Set(keys)
}

/** A warning about a value that options cast doubt on, for the summary. It does not block. Decisions §6. */
export const hasWarning = (state: FormState, cell: Cell): boolean =>
  selectOptions(state, cell)?.notInList === true && cell.issue === undefined

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
