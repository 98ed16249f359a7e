import type { FormReader } from '../../core/values/formReader.ts'
import { getValue, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { readConditionValue } from './readValues.ts'

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
