import type { FormValues } from '../../core/schema/wire.ts'
import { getValue, parentAddress, type Address } from '../../core/values/path.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { FormState, SentValues } from '../formState.ts'
import { pathAmong, pathOf, selfAndAncestors } from '../cells/pathOf.ts'
import { insertStranger } from '../cells/setAside.ts'
import { readFollowed, readSentData } from '../cells/expressions.ts'
import { freeze } from '../cells/readValues.ts'
import { readOwnDefaults } from './placePlan.ts'

/** The values that a schema request would send now. */
export function selectSentValues(state: FormState): SentValues {
  const formData = readSentData(state)
  // Until the module has described the form, all values of the host are sent, including those without a field in a restored schema.
  return matchSentValues(state, state.schema.isConfirmed ? formData : withHostValues(state, formData))
}

/**
 * Form data with the host's values that no field of the current form has taken, in groups and rows as well. Not of a field that reloads the
 * schema, or inside it: it would seem to have changed since, and be asked for without end.
 */
const withHostValues = (state: FormState, formData: FormValues): FormValues =>
  [...state.setAside].reduce<unknown>((data, [address, all]) => {
    const path = pathOf(state, address)
    const value = getValue(state.initialValues, path)
    const around = selfAndAncestors(state, state.cells.get(address) ?? state.cells.get(parentAddress(address)))
    // Others are of an earlier form: `initialSetAside`.
    const isOfHost = value !== undefined && all.some((kept) => kept.value === value)
    return isOfHost && around.every(({ node, expression }) => !node.loadsSchema && !expression) ? insertStranger(data, path, value) : data
    // The path of a field starts with an id, so the result is an object.
  }, formData) as FormValues

/** The form data that the current schema was requested with; before the answer for a saved step, its saved data. Frozen. Decisions §5. */
export const selectSchemaData = ({ schema: { askWith, sent } }: FormState): FormValues => freeze(askWith ?? sent.formData)

/** What a schema is current for by itself. */
export const selectOwnDefaults = (state: FormState): SentValues => matchSentValues(state, readOwnDefaults(state))

/** Form data as the values of a request of the current form: rows are matched by index. */
export function matchSentValues(state: FormState, formData: FormValues): SentValues {
  const rows = new Map<Address, readonly string[]>()
  for (const { address, rows: keys } of state.cells.values()) if (keys !== undefined) rows.set(address, keys)
  return { formData, rows }
}

/**
 * The `load_schema` fields whose value differs from the one sent; the value of a group or array includes all fields below it, and empty
 * values are equal. An expression counts as unchanged. Decisions §5.
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

/** Rows are looked up by key at their former index; for a row added since, nothing was sent. */
export const valueSent = ({ formData, rows }: SentValues, address: Address): unknown =>
  getValue(
    formData,
    pathAmong((array) => [rows.get(array)], address),
  )
