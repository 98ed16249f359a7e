import type { FormReader } from '../core/values/formReader.ts'
import type { FormState } from './formState.ts'
import { readConditionValue } from './readValues.ts'

/** How rules read the cells of a form. */
export const createFormReader = (state: FormState): FormReader => ({
  rowKeys: (address) => state.cells.get(address)?.rows ?? [],
  value: (address, stored) => readConditionValue(state, address, stored),
})
