import { type CompiledContentObject, type CompiledDependency, isRow } from '../../core/plan/plan.ts'
import { readOperand } from '../../core/rules/evaluateCondition.ts'
import { undetermined } from '../../core/values/expressions.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { type Address, anyRow, nowhere } from '../../core/values/path.ts'
import type { Cell, OptionRequest } from '../cells/cell.ts'
import { selfAndAncestors } from '../cells/pathOf.ts'
import { createFormReader, isHidden, readValue } from '../cells/readValues.ts'
import type { FormState } from '../formState.ts'
import type { SharedDependencies } from './optionSet.ts'

/** The content objects that a field needs, with keys of the values their options depend on. Decisions §6. */
export function computeRequests(state: FormState, cell: Cell, sharedDependencies: SharedDependencies): readonly OptionRequest[] {
  const others = sharedDependencies.keyFor(cell.address)
  return state.plan.contentOf(cell.node).map((object) => computeRequest(state, cell, object, others))
}

function computeRequest(
  state: FormState,
  cell: Cell,
  { name, dependencies }: CompiledContentObject,
  sharedDependencies: string,
): OptionRequest {
  const read = dependencies.map((dependency) => readDependency(state, cell, dependency))
  const declared = JSON.stringify(read.map(({ values }) => values))
  return {
    name,
    key: JSON.stringify([name, declared, sharedDependencies]),
    waitingFor: read.find(({ gates }) => gates)?.address,
    isUnknown: read.some(({ isUnknown }) => isUnknown),
    row: dependencies.some(({ sharedRows }) => sharedRows > 0) ? rowOf(state, cell) : undefined,
    declared,
  }
}

/** The current value of a dependency, the field that fills it, and whether the options wait for it. */
export function readDependency(state: FormState, cell: Cell, dependency: CompiledDependency) {
  const isBoolean = dependency.operand.type === 'boolean'
  // A boolean without a value counts as `false`, so options never wait for it. Decisions §2.
  const values = readOperand(dependency.operand, cell.address, createFormReader(state), true).map((value) =>
    isBoolean ? (value ?? false) : value,
  )
  const address = addressOfDependency(state, dependency, cell.address)
  const asked = state.cells.get(address ?? nowhere)
  const isUnknown = dependency.gates && values.includes(undetermined)
  // Two fields that wait for each other, which an effect can make them do, could never be filled.
  const isMutual = asked?.requests?.some(({ waitingFor }) => waitingFor === cell.address)
  const gates = isUnknown || (dependency.gates && values.every(isEmpty) && asked !== undefined && !isMutual && !isHidden(state, asked))
  return { values, address, gates, isUnknown }
}

/** Where the user fills a dependency: the field itself, in rows the one of the same row, else the array. */
function addressOfDependency(state: FormState, { operand, sharedRows }: CompiledDependency, at: Address): Address | undefined {
  const own = at.split('/')
  let address: Address = ''
  let rows = 0
  for (const [position, segment] of operand.template.split('/').entries()) {
    if (position === 0) continue
    // A row of another array: the array is the closest field that can be named.
    if (segment === anyRow && (rows += 1) > sharedRows) return address
    const next: Address = `${address}/${segment === anyRow ? own[position] : segment}`
    // Inside a field with a single value, that field; in a group without such a field there is nothing to fill.
    if (!state.cells.has(next)) return state.cells.get(address)?.node.shape === 'value' ? address : undefined
    address = next
  }
  return address
}

/** The innermost row that contains a cell. */
const rowOf = (state: FormState, cell: Cell): Address | undefined =>
  selfAndAncestors(state, cell).find(({ node }) => isRow(node.template) && node.shape === 'group')?.address

/** Reads the values of all connection and `load_schema` fields. */
export function readSharedDependencies(state: FormState): SharedDependencies {
  const addresses = new Set([...state.indexes.connections, ...state.indexes.loadSchema])
  const entries = new Map<Address, string>()
  for (const address of [...addresses].sort()) {
    const value = readValue(state, address)
    if (!isEmpty(value) && value !== false) entries.set(address, JSON.stringify([address, value]))
  }
  const key = [...entries.values()].join()
  return {
    key,
    keyFor: (address) => (entries.has(address) ? [...entries].flatMap(([other, entry]) => (other === address ? [] : [entry])).join() : key),
  }
}
