import type { ContentRecord } from '../../core/schema/wire.ts'
import type { Transaction } from '../transaction.ts'
import type { FormState } from '../formState.ts'
import type { OptionSet } from './optionSet.ts'
import type { Cell, OptionRequest } from '../cells/cell.ts'

const unasked: Omit<OptionSet, 'key' | 'name'> = {
  status: 'wanted',
  data: undefined,
  hasMore: false,
  error: undefined,
  quiet: true,
  request: undefined,
  askedWith: undefined,
  slow: false,
}

/** Marks options to be requested, unless their dependency is empty. Known options stay while they load. */
export function wantOptions(transaction: Transaction, need: OptionRequest, { quiet }: { quiet: boolean }): void {
  if (need.waitingFor !== undefined) return
  const known = transaction.state.options.get(need.key) ?? { ...unasked, key: need.key, name: need.name }
  setOptions(transaction, {
    ...known,
    status: 'wanted',
    error: undefined,
    slow: false,
    quiet: quiet && (known.status !== 'wanted' || known.quiet),
  })
}

/** Replaces an option set and updates the fields that need it. */
export function setOptions(transaction: Transaction, set: OptionSet): void {
  const { options, wanted, requestedBy } = transaction.state
  // Appended at the end, so that the oldest are removed first.
  options.delete(set.key)
  options.set(set.key, set)
  if (set.status === 'wanted') wanted.add(set.key)
  else wanted.delete(set.key)
  for (const address of requestedBy.get(set.key) ?? []) transaction.changed.add(address)
  // Labels of values chosen earlier come from these options too.
  for (const address of transaction.state.indexes.content) {
    if (transaction.state.cells.get(address)?.earlierRequests?.some(({ key }) => key === set.key)) transaction.changed.add(address)
  }
}

/** The known content records, one per name, as `/schema` receives them. Specification 4.1. */
export function selectContentRecords(state: FormState): readonly ContentRecord[] {
  const records = new Map<string, ContentRecord>()
  for (const address of state.indexes.content) {
    const cell = state.cells.get(address)
    for (const need of cell?.requests ?? []) {
      const data = state.options.get(need.key)?.data ?? selectEarlierData(state, cell, need)
      if (data !== undefined) records.set(need.name, { content_object_name: need.name, data })
    }
  }
  return [...records.values()]
}

/** The change that triggers a schema request also marks loaded options for revalidation; until then the earlier ones are sent. */
function selectEarlierData(state: FormState, cell: Cell | undefined, { name, declared }: OptionRequest): OptionSet['data'] {
  const earlier = cell?.earlierRequests?.find((need) => need.name === name && need.declared === declared)
  return earlier && state.options.get(earlier.key)?.data
}
