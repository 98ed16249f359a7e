import type { FormReader } from '../values/formReader.ts'
import { type Address, anyRow, type Template } from '../values/path.ts'
import { expandRows } from './expandRows.ts'

/**
 * The addresses of a target for which a change at an address may matter: in the rows the change lies in, as far as both pass through
 * the same arrays; of all other arrays every row. `''` as change gives all. Decisions §3.
 *
 * @example addressesOf('/contacts/~/city', '/contacts/k3/country', reader) // ['/contacts/k3/city']
 */
export const addressesOf = (template: Template, changed: Address, reader: Pick<FormReader, 'rowKeys'>): Address[] => {
  if (!template.includes(`/${anyRow}`)) return [template]
  const [segments, own] = [template.split('/'), changed.split('/')]
  let sharedRows = 0
  for (let position = 1; position < Math.min(segments.length, own.length); position += 1) {
    if (segments[position] === anyRow) sharedRows += 1
    else if (segments[position] !== own[position]) break
  }
  return expandRows(template, changed, sharedRows, reader)
}
