import type { FormValues } from '../../core/schema/wire.ts'
import { getValue, type Address } from '../../core/values/path.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { FormState, SentValues } from '../formState.ts'
import { pathAmong } from '../cells/pathOf.ts'
import { readFollowed, readSentData } from '../cells/expressions.ts'

/** What a schema request sent now would carry. */
export function selectSentValues(state: FormState): SentValues {
  // Until the module has described the form, what the host gave counts as a whole: also what no field of a restored schema shows.
  const formData = state.schema.isConfirmed ? readSentData(state) : { ...withoutField(state), ...readSentData(state) }
  return matchSentValues(state, formData)
}

/** What the host gave and no field of the form at hand has taken. */
const withoutField = ({ initialValues, plan }: FormState): FormValues =>
  Object.fromEntries(Object.entries(initialValues).filter(([id]) => !plan.root.childById.has(id)))

/** What the schema in force was asked with; while a saved step has yet to be answered, what it brought. Decisions §5. */
export const selectSchemaData = ({ schema: { askWith, sent } }: FormState): FormValues => askWith ?? sent.formData

/** Form data as if a request of the form as it is now had carried them: rows are matched by their place. */
export function matchSentValues(state: FormState, formData: FormValues): SentValues {
  const rows = new Map<Address, readonly string[]>()
  for (const { address, rows: keys } of state.cells.values()) if (keys !== undefined) rows.set(address, keys)
  return { formData, rows }
}

/**
 * The `load_schema` fields whose value is not the one that was sent; that of a group or array includes what is in it, and empty values
 * are alike. An expression counts as unchanged. Decisions §5.
 */
export const selectChangedSince = (state: FormState, sent: SentValues): readonly Address[] =>
  [...state.indexes.loadSchema].filter(
    (address) =>
      !areSame(
        readFollowed(state, address, (at) => valueSent(sent, at)),
        valueSent(sent, address),
      ),
  )

/** Whether two requests carry the same values of the `load_schema` fields. */
export const haveSameTriggers = (state: FormState, one: SentValues, other: SentValues): boolean =>
  [...state.indexes.loadSchema].every((address) => areSame(valueSent(one, address), valueSent(other, address)))

const areSame = (one: unknown, other: unknown): boolean => isEqual(one, other) || (isEmpty(one) && isEmpty(other))

/** Rows are looked up where they stood then, wherever they have moved since; of a row added since nothing was sent. */
export const valueSent = ({ formData, rows }: SentValues, address: Address): unknown =>
  getValue(
    formData,
    pathAmong((array) => [rows.get(array)], address),
  )
