import type { CompiledContentObject, CompiledDependency } from '../../core/plan/plan.ts'
import { isRow } from '../../core/plan/templates.ts'
import { readOperand } from '../../core/rules/addressesOf.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { anyRow, type Address } from '../../core/values/path.ts'
import type { Ambient } from './ambient.ts'
import type { Cell } from '../cell.ts'
import { createFormReader } from '../values/formReader.ts'
import type { FormState } from '../formState.ts'
import { lineageOf } from '../lineageOf.ts'
import type { Need } from './optionSet.ts'
import { isHidden } from '../values/readValues.ts'

/** The content objects a field needs now, keyed by what their options depend on. Decisions §6. */
export function computeNeeds(state: FormState, cell: Cell, ambient: Ambient): readonly Need[] {
  const others = ambient.keyFor(cell.address)
  return state.plan.contentOf(cell.node).map((object) => computeNeed(state, cell, object, others))
}

function computeNeed(state: FormState, cell: Cell, { name, dependencies }: CompiledContentObject, ambient: string): Need {
  const read = dependencies.map((dependency) => readDependency(state, cell, dependency))
  const declared = JSON.stringify(read.map(({ values }) => values))
  return {
    name,
    key: JSON.stringify([name, declared, ambient]),
    waitingFor: read.find(({ gates }) => gates)?.address,
    row: dependencies.some(({ sharedRows }) => sharedRows > 0) ? rowOf(state, cell) : undefined,
    declared,
  }
}

function readDependency(state: FormState, cell: Cell, dependency: CompiledDependency) {
  const isBoolean = dependency.operand.type === 'boolean'
  // A boolean without a value reads as `false`, and thus gates nothing. Decisions §2.
  const values = readOperand(dependency.operand, cell.address, createFormReader(state), true).map((value) =>
    isBoolean ? (value ?? false) : value,
  )
  const address = addressOfDependency(state, dependency, cell.address)
  const asked = address === undefined ? undefined : state.cells.get(address)
  const gates = dependency.gates && values.every(isEmpty) && asked !== undefined && !isHidden(state, asked)
  return { values, address, gates }
}

/** Where the user fills a dependency: the field itself, in rows the one of the same row, else the array. */
function addressOfDependency(state: FormState, { operand, sharedRows }: CompiledDependency, at: Address): Address | undefined {
  const own = at.split('/')
  let address: Address = ''
  let rows = 0
  for (const [position, segment] of operand.template.split('/').entries()) {
    if (position === 0) continue
    // A row of another array: nothing narrower than the array can be pointed at.
    if (segment === anyRow && (rows += 1) > sharedRows) return address
    const next: Address = `${address}/${segment === anyRow ? own[position] : segment}`
    if (!state.cells.has(next)) return address === '' ? undefined : address
    address = next
  }
  return address
}

/** The innermost row an address lies in. */
const rowOf = (state: FormState, cell: Cell): Address | undefined =>
  lineageOf(state, cell).find(({ node }) => isRow(node.template) && node.shape === 'group')?.address
