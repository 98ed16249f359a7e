import type { FormValues } from '../../core/schema/wire.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { type Address, getValue } from '../../core/values/path.ts'
import type { SubmitErrors, SubmitRest } from '../formEnvironment.ts'
import type { HostError } from '../formEvents.ts'
import type { FormState, SentValues } from '../formState.ts'
import { selectInOrder } from '../formView.ts'
import { addressAmong, pathOf } from '../cells/pathOf.ts'
import { readHiddenData, readSetAside, readUnread } from '../cells/readRest.ts'
import { readFormData, readSubmitData } from '../cells/readValues.ts'
import { matchSentValues, selectSchemaData, valueSent } from '../schema/sentValues.ts'

/** What one submit hands over, and what it takes to find the host's errors in the form as it is when they come. */
interface Snapshot {
  readonly formData: FormValues
  readonly rest: SubmitRest
  /** Keys of the rows in `formData`, by array: an index that the host gives back counts these. */
  readonly rows: ReadonlyMap<Address, readonly string[]>
  /** All that stood there, to tell what has changed since. */
  readonly values: SentValues
  readonly revision: number
}

export function takeSnapshot(state: FormState): Snapshot {
  const rows = new Map<Address, readonly string[]>()
  const unchecked = selectInOrder(state, state.indexes.unchecked).map(({ address }) => pathOf(state, address))
  return {
    formData: readSubmitData(state, rows),
    rest: {
      hidden: readHiddenData(state),
      setAside: readSetAside(state),
      unread: readUnread(state, { hidden: true }),
      schemaData: selectSchemaData(state),
      unchecked,
    },
    rows,
    values: matchSentValues(state, readFormData(state)),
    revision: state.valueRevision,
  }
}

/** The errors that still say something of the form, at the rows that were sent. What has changed since is no longer what they are of. */
export const findErrors = (state: FormState, { rows, values }: Snapshot, given: SubmitErrors['errors']): readonly HostError[] =>
  given.flatMap(({ path, message }) => {
    const address = addressAmong((array) => rows.get(array), path)
    if (address !== undefined && hasChangedSince(state, values, address)) return []
    return [{ address, path, message }]
  })

/** An error of the form as a whole is of no field that could have changed. */
function hasChangedSince(state: FormState, values: SentValues, address: Address): boolean {
  if (address === '') return false
  const now = getValue(readFormData(state), pathOf(state, address))
  return state.cells.get(address)?.unread === true || !isEqual(now, valueSent(values, address))
}
