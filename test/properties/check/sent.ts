import { getValue, isEmpty, isEqual, type FormValues } from 'moduleform/core'
import { parentAddress, type Address } from '../../../src/core/values/path.ts'
import type { FormState } from '../../../src/store/formState.ts'
import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { isInExpression, readFollowed, readSentValue } from '../../../src/store/cells/expressions.ts'

/** The values of a schema request: by address, and the form data for fields that did not exist yet. */
export interface Sent {
  readonly values: ReadonlyMap<Address, unknown>
  readonly formData: FormValues
}

export const valuesSentNow = (state: Readonly<FormState>, formData: FormValues): Sent => ({
  // Values covered by an expression are not sent.
  values: new Map(
    [...state.cells.values()].map((cell) => [cell.address, isInExpression(state, cell) ? undefined : readSentValue(state, cell.address)]),
  ),
  formData,
})

/** As if the current form had sent these form data: rows are matched by their index. */
export const valuesAsOf = (state: Readonly<FormState>, formData: FormValues): Sent => ({
  values: new Map([...state.cells.keys()].map((address) => [address, getValue(formData, pathOf(state, address))])),
  formData,
})

/**
 * The fields that load the schema and have a different value than the one sent; empty values are equal. Decisions §5. For a field in a row
 * added later, the rules do not define what was sent: `surely` leaves it out if it is unchanged by one interpretation, `maybe` includes it
 * if it is changed by one.
 */
export const changedSince = (state: Readonly<FormState>, sent: Sent, how: 'surely' | 'maybe'): readonly Address[] =>
  [...state.cells.values()].flatMap(({ address, node }) => {
    if (!node.loadsSchema) return []
    const now = readFollowed(state, address, (at) => readingsOf(state, sent, at)[0])
    const differs = (before: unknown) => !isEqual(now, before) && !(isEmpty(now) && isEmpty(before))
    const readings = readingsOf(state, sent, address)
    return (how === 'surely' ? readings.every(differs) : readings.some(differs)) ? [address] : []
  })

/** Whether fields that load the schema have another value in one than in the other. */
export const loadOtherwise = (state: Readonly<FormState>, one: Sent, other: Sent, how: 'surely' | 'maybe'): boolean =>
  [...state.cells.values()].some(({ address, node }) => {
    if (!node.loadsSchema) return false
    const [all, others] = [readingsOf(state, one, address), readingsOf(state, other, address)]
    const differs = (value: unknown) => others.every((known) => !isEqual(value, known) && !(isEmpty(value) && isEmpty(known)))
    return how === 'surely' ? all.every(differs) : all.some(differs)
  })

function readingsOf(state: Readonly<FormState>, { values, formData }: Sent, address: Address): readonly unknown[] {
  if (values.has(address)) return [values.get(address)]
  const byPath = getValue(formData, pathOf(state, address))
  for (let at = address; at !== ''; at = parentAddress(at)) {
    if (state.cells.get(parentAddress(at))?.node.shape === 'rows' && !values.has(at)) return [undefined, byPath]
  }
  return [byPath]
}
