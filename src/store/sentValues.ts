import type { FormData } from '../core/schema/wire.ts'
import { getValue } from '../core/values/getValue.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { childAddress, segmentsOf, type Address, type Path } from '../core/values/path.ts'
import type { FormState, SentValues } from './formState.ts'
import { pathOf } from './pathOf.ts'
import { readFormData, readValue } from './readValues.ts'

/** What a schema request sent now would carry. A group's or an array's value includes what is in it. Decisions §5. */
export function selectSentValues(state: FormState): SentValues {
  const values = new Map<Address, unknown>()
  for (const address of state.loadSchemaFields) values.set(address, readValue(state, address))
  // Until the module has described the form, what the host gave counts as a whole: also what no field of a restored schema shows.
  const formData = state.schema.isConfirmed ? readFormData(state) : { ...state.initialValues, ...readFormData(state) }
  return { formData, values, rows: rowsOf(state) }
}

/** Form data as if a request of the form as it is now had carried them: rows are matched by their place. */
export function matchSentValues(state: FormState, formData: FormData): SentValues {
  const values = new Map<Address, unknown>()
  for (const address of state.loadSchemaFields) values.set(address, getValue(formData, pathOf(state, address)))
  return { formData, values, rows: rowsOf(state) }
}

/** The `load_schema` fields whose value is not the one that was sent; empty values are alike. Decisions §5. */
export function selectChangedSince(state: FormState, sent: SentValues): readonly Address[] {
  return [...state.loadSchemaFields].filter((address) => {
    const now = readValue(state, address)
    const before = valueSent(state, sent, address)
    return !isEqual(now, before) && !(isEmpty(now) && isEmpty(before))
  })
}

/** A field that has come to ask for schemas since is looked up where it stood then; in a row added since nothing was sent. */
function valueSent(state: FormState, { formData, values, rows }: SentValues, address: Address): unknown {
  if (values.has(address)) return values.get(address)
  const path: (string | number)[] = []
  let at: Address = ''
  for (const segment of segmentsOf(address)) {
    const isRow = state.cells.get(at)?.rows !== undefined
    const index = rows.get(at)?.indexOf(segment) ?? -1
    if (isRow && index === -1) return undefined
    path.push(isRow ? index : segment)
    at = childAddress(at, segment)
  }
  return getValue(formData, path satisfies Path)
}

function rowsOf(state: FormState): ReadonlyMap<Address, readonly string[]> {
  const rows = new Map<Address, readonly string[]>()
  for (const { address, rows: keys } of state.cells.values()) if (keys !== undefined) rows.set(address, keys)
  return rows
}
