import type { Operand } from '../plan/plan.ts'
import type { FormReader } from '../values/formReader.ts'
import type { Address } from '../values/path.ts'
import { addressesOf } from './addressesOf.ts'

/**
 * The values an operand reads for a condition at an address: one, or one for each row it does not share with that address; of a
 * multi-select its chosen values. `undefined` stands for a field without a value. With `stored`, fields that are off count as they are
 * kept. Decisions §3.
 */
export const readOperand = (operand: Operand, at: Address, reader: FormReader, stored: boolean): readonly unknown[] => {
  const values = addressesOf(operand.template, at, reader).map((address) => reader.value(address, stored))
  return operand.isMultiSelect ? values.flat() : values
}
