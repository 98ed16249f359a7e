import type { FormValues } from '../schema/wire.ts'
import type { FormReader } from '../values/formReader.ts'
import { getValue } from '../values/getValue.ts'
import { type Address, parentAddress, segmentsOf } from '../values/path.ts'
import type { FormView } from './createFormView.ts'
import { dropOff } from './dropOff.ts'

/**
 * Reads plain JSON: the keys of rows are their indexes. What is off counts as absent unless read as stored, and so does a value whose field
 * is not there now, because an effect would have to bring it.
 */
export const createJsonReader = (formData: FormValues, view: FormView): FormReader => ({
  rowKeys: (address) => {
    const rows = getValue(formData, segmentsOf(address))
    return Array.isArray(rows) ? rows.map((_, index) => String(index)) : []
  },
  value: (address, stored) => {
    const value = getValue(formData, segmentsOf(address))
    if (stored || value === undefined) return value
    return isInField(address, view) ? dropOff(value, address, view) : undefined
  },
})

/** Whether there is a field at an address, or one around it that holds all below it as one value. */
const isInField = (address: Address, view: FormView): boolean => {
  let at = address
  while (!view.nodeAt(at)) at = parentAddress(at)
  return at === address || view.nodeAt(at)?.shape === 'value'
}
