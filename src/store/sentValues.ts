import { getValue } from '../core/values/getValue.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import { isEqual } from '../core/values/isEqual.ts'
import type { Address } from '../core/values/path.ts'
import type { FormState, SentValues } from './formState.ts'
import { pathOf } from './pathOf.ts'
import { readFormData, readValue } from './readValues.ts'

/** What a schema request sent now would carry. A group's or an array's value includes what is in it. Decisions §5. */
export function selectSentValues(state: FormState): SentValues {
  const values = new Map<Address, unknown>()
  for (const address of loadSchemaAddresses(state)) values.set(address, readValue(state, address))
  // Until the module has described the form, what the host gave counts as a whole: also what no field of a restored schema shows.
  const formData = state.schema.isConfirmed ? readFormData(state) : { ...state.initialValues, ...readFormData(state) }
  return { formData, values }
}

/** The `load_schema` fields whose value is not the one that was sent; empty values are alike. Decisions §5. */
export function selectChangedSince(state: FormState, { formData, values }: SentValues): readonly Address[] {
  return loadSchemaAddresses(state).filter((address) => {
    const now = readValue(state, address)
    const before = values.has(address) ? values.get(address) : getValue(formData, pathOf(state, address))
    return !isEqual(now, before) && !(isEmpty(now) && isEmpty(before))
  })
}

function loadSchemaAddresses(state: FormState): readonly Address[] {
  if (state.loadSchemaFields.size === 0) return []
  return [...state.loadSchemaFields]
}
