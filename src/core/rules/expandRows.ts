import type { FormReader } from '../values/formReader.ts'
import { type Address, anyRow, type Template } from '../values/path.ts'

/**
 * The addresses a template stands for: its first `sharedRows` rows are those of `from`, of all other arrays each row in turn.
 *
 * @example expandRows('/orders/~/lines/~/sku', '/orders/k1/note', 1, reader) // ['/orders/k1/lines/k4/sku', '/orders/k1/lines/k7/sku']
 */
export const expandRows = (template: Template, from: Address, sharedRows: number, reader: Pick<FormReader, 'rowKeys'>): Address[] => {
  if (!template.includes(`/${anyRow}`)) return [template]
  const own = from.split('/')
  let addresses: Address[] = ['']
  let left = sharedRows
  template.split('/').forEach((segment, position) => {
    if (position === 0) return
    if (segment === anyRow && left === 0) {
      addresses = addresses.flatMap((array) => reader.rowKeys(array).map((key) => `${array}/${key}`))
      return
    }
    const next = segment === anyRow ? (own[position] ?? '') : segment
    if (segment === anyRow) left -= 1
    addresses = addresses.map((address) => `${address}/${next}`)
  })
  return addresses
}
