import type { FormReader } from '../values/formReader.ts'
import { type Address, anyRow, type Template } from '../values/path.ts'
import type { Operand } from '../plan/plan.ts'

/**
 * The addresses of a template as seen from an address: in the rows that lies in, as far as both pass through the same arrays; of all
 * other arrays every row. `''` sees all. Decisions §3.
 *
 * @example addressesOf('/contacts/~/city', '/contacts/k3/country', reader) // ['/contacts/k3/city']
 */
export const addressesOf = (template: Template, from: Address, reader: Pick<FormReader, 'rowKeys'>): Address[] => {
  if (!template.includes(`/${anyRow}`)) return [template]
  const own = from.split('/')
  let isShared = true
  let addresses: Address[] = ['']
  template.split('/').forEach((segment, position) => {
    if (position === 0) return
    const key = own[position]
    isShared &&= key !== undefined && (segment === anyRow || segment === key)
    addresses =
      segment === anyRow && !isShared
        ? addresses.flatMap((array) => reader.rowKeys(array).map((row) => `${array}/${row}`))
        : addresses.map((address) => `${address}/${isShared ? key : segment}`)
  })
  return addresses
}

/**
 * The values an operand reads for a condition at an address: one, or one for each row it does not share with that address; of a
 * multi-select its chosen values. `undefined` stands for a field without a value. With `stored`, fields that are off count as they are
 * kept. Decisions §3.
 */
export const readOperand = (operand: Operand, at: Address, reader: FormReader, stored: boolean): readonly unknown[] => {
  const values = addressesOf(operand.template, at, reader).map((address) => reader.value(address, stored))
  return operand.isMultiSelect ? values.flat() : values
}
