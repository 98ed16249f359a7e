import { getValue, isEmpty, isEqual, type FormValues } from 'moduleform/core'
import { parentAddress, type Address } from '../../../src/core/values/path.ts'
import type { FormState } from '../../../src/store/formState.ts'
import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { isInExpression, readFollowed, readSentValue } from '../../../src/store/cells/expressions.ts'

/** What a schema request carried: values by where they stood, and the form data for fields that were not there yet. */
export interface Sent {
  readonly values: ReadonlyMap<Address, unknown>
  readonly formData: FormValues
}

export const valuesSentNow = (state: Readonly<FormState>, formData: FormValues): Sent => ({
  // What lies behind an expression is sent to nobody.
  values: new Map(
    [...state.cells.values()].map((cell) => [cell.address, isInExpression(state, cell) ? undefined : readSentValue(state, cell.address)]),
  ),
  formData,
})

/** As if the form as it is now had sent these form data: rows are those that stand in the same places. */
export const valuesAsOf = (state: Readonly<FormState>, formData: FormValues): Sent => ({
  values: new Map([...state.cells.keys()].map((address) => [address, getValue(formData, pathOf(state, address))])),
  formData,
})

/**
 * The fields that ask for a schema and hold another value than the one sent; empty values are alike. Decisions §5. The rules do not say
 * what was sent for a field in a row that came later: `surely` leaves it out where one reading would, `maybe` names it where one does.
 */
export const changedSince = (state: Readonly<FormState>, sent: Sent, how: 'surely' | 'maybe'): readonly Address[] =>
  [...state.cells.values()].flatMap(({ address, node }) => {
    if (!node.loadsSchema) return []
    const now = readFollowed(state, address, (at) => readingsOf(state, sent, at)[0])
    const differs = (before: unknown) => !isEqual(now, before) && !(isEmpty(now) && isEmpty(before))
    const readings = readingsOf(state, sent, address)
    return (how === 'surely' ? readings.every(differs) : readings.some(differs)) ? [address] : []
  })

function readingsOf(state: Readonly<FormState>, { values, formData }: Sent, address: Address): readonly unknown[] {
  if (values.has(address)) return [values.get(address)]
  const byPath = getValue(formData, pathOf(state, address))
  for (let at = address; at !== ''; at = parentAddress(at)) {
    if (state.cells.get(parentAddress(at))?.node.shape === 'rows' && !values.has(at)) return [undefined, byPath]
  }
  return [byPath]
}
