import { isRow } from '../../core/plan/templates.ts'
import { isJsonObject, setOwn } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { isBlankRow } from '../../core/values/isEmpty.ts'
import { childAddress, type Address, getValue, parentAddress, segmentsOf } from '../../core/values/path.ts'
import type { Cell } from './cell.ts'
import { isConstant } from './setAside.ts'
import type { FormState } from '../formState.ts'
import { selfAndAncestors } from './lineage.ts'
import type { FormReader } from '../../core/values/formReader.ts'

/** Which fields a reading of the form takes in, and how it treats rows. */
interface Reading {
  /** Whether a cell is read, apart from its ancestors. */
  readonly includes: (cell: Cell) => boolean
  /** Blank rows of single values are left out. */
  readonly dropBlankRows: boolean
  /** JSON of containers read before. */
  readonly cache: Map<Address, unknown> | undefined
  /** Takes the keys of the rows that are read, by array. */
  readonly rows?: Map<Address, readonly string[]> | undefined
}

/** Off by itself. The ancestors count in `isOff`. */
export const isOffItself = ({ node }: Cell): boolean => node.hidden && node.switchable

function readCell(state: FormState, cell: Cell, reading: Reading): unknown {
  if (!reading.includes(cell)) return undefined
  if (cell.node.shape === 'value') return cell.value
  if (cell.node.shape === 'nothing') return undefined
  if (reading.cache?.has(cell.address) === true) return reading.cache.get(cell.address)
  const value = cell.node.shape === 'group' ? readGroup(state, cell, reading) : readRows(state, cell, reading)
  reading.cache?.set(cell.address, value)
  return value
}

function readGroup(state: FormState, cell: Cell, reading: Reading): unknown {
  if (cell.value !== undefined) return cell.value
  const group: Record<string, unknown> = {}
  let isThere = false
  for (const { id } of cell.node.children) {
    const child = state.cells.get(childAddress(cell.address, id))
    const value = child && readCell(state, child, reading)
    if (value === undefined) continue
    setOwn(group, id, value)
    isThere = true
  }
  if (cell.node.leftOut)
    for (const [address, all] of state.setAside)
      for (const kept of all)
        if (parentAddress(address) === cell.address && isConstant(state, address, kept)) {
          setOwn(group, segmentsOf(address).at(-1) ?? '', kept.value)
          isThere = true
        }
  if (isThere) return group
  // A group without values is absent, a row is there from its adding, and so is the form.
  const isRowOrRoot = isRow(cell.node.template) || cell.parent === undefined
  return isRowOrRoot ? group : undefined
}

function readRows(state: FormState, cell: Cell, reading: Reading): unknown {
  if (cell.rows === undefined) return cell.value
  const values: unknown[] = []
  const keys: string[] = []
  for (const key of cell.rows) {
    const row = state.cells.get(childAddress(cell.address, key))
    if (row === undefined || !reading.includes(row)) continue
    const value = readCell(state, row, reading)
    const { definition } = row.node
    if (reading.dropBlankRows && isBlankRow(definition, value)) continue
    values.push(value ?? (definition.type === 'string' && value === undefined ? '' : null))
    keys.push(key)
  }
  reading.rows?.set(cell.address, keys)
  return values
}

/** The value at an address as it is kept, hidden fields included; `undefined` where absent. */
export function readValue(state: FormState, address: Address): unknown {
  const cell = state.cells.get(address)
  return cell && readCell(state, cell, { includes: () => true, dropBlankRows: false, cache: state.json })
}

/** The root is a group, and what is read of a group that no `null` was given to is an object. */
const asFormData = (value: unknown): FormValues => (isJsonObject(value) ? value : {})

/**
 * All form data, hidden fields included: what the module and `onChange` get. Decisions §4. Before the first schema has come these are
 * the host's values, untouched.
 */
export const readFormData = (state: FormState): FormValues =>
  state.schema.phase === 'absent' ? state.initialValues : asFormData(readValue(state, ''))

/**
 * What a submit hands over: without fields that are off, unless the host wants them, and without blank rows. `rows` takes the keys of those
 * that are in it, by array. Decisions §2 and §4.
 */
export function readSubmitData(state: FormState, rows?: Map<Address, readonly string[]>): FormValues {
  if (state.schema.phase === 'absent') return state.initialValues
  const keepsOff = state.settings.hiddenValues === 'keep'
  const root = state.cells.get('')
  const includes = (cell: Cell) => keepsOff || !isOffItself(cell)
  return asFormData(root && readCell(state, root, { includes, dropBlankRows: true, cache: undefined, rows }))
}

/** The value that conditions see: fields that are off are left out, unless `stored` asks for what is kept. */
export function readConditionValue(state: FormState, address: Address, stored: boolean): unknown {
  if (stored) return readValue(state, address)
  const cell = state.cells.get(address)
  if (cell === undefined || isOff(state, cell)) return undefined
  return readCell(state, cell, { includes: (one) => !isOffItself(one), dropBlankRows: false, cache: undefined })
}

/** The widget of the field or of an ancestor is `hidden`. Decisions §4. */
export const isHidden = (state: FormState, cell: Cell): boolean => selfAndAncestors(state, cell).some(({ node }) => node.hidden)

/** Hidden, and a rule could show it. Decisions §4. */
export const isOff = (state: FormState, cell: Cell): boolean => selfAndAncestors(state, cell).some(isOffItself)

/** How rules and dependencies read the cells of a form. */
export const createFormReader = (state: FormState): FormReader => {
  const value: FormReader['value'] = (address, stored) =>
    state.cells.has(address) ? readConditionValue(state, address, stored) : readInside(state, address, stored)
  return {
    rowKeys: (address) => state.cells.get(address)?.rows ?? indexesOf(value(address, true)),
    value,
  }
}

/** What lies inside a field that holds one value: each choice of a multi-select, the parts of what a code editor holds. */
function readInside(state: FormState, address: Address, stored: boolean): unknown {
  let around = address
  while (!state.cells.has(around) && around !== '') around = parentAddress(around)
  if (state.cells.get(around)?.node.shape !== 'value') return undefined
  return getValue(readConditionValue(state, around, stored), segmentsOf(address.slice(around.length)))
}

const indexesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? [...value.keys()].map(String) : [])
