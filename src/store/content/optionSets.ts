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

/** Marks options to be asked for, unless their dependency is empty. What is known of them stays while they load. */
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

/** Puts an option set in place and tells the fields that need it. */
export function setOptions(transaction: Transaction, set: OptionSet): void {
  const { options, wanted, requestedBy } = transaction.state
  // The newest last, so that the oldest are forgotten first.
  options.delete(set.key)
  options.set(set.key, set)
  if (set.status === 'wanted') wanted.add(set.key)
  else wanted.delete(set.key)
  for (const address of requestedBy.get(set.key) ?? []) transaction.changed.add(address)
  // Labels of what was chosen before come from there as well.
  for (const address of transaction.state.indexes.content) {
    if (transaction.state.cells.get(address)?.earlierRequests?.some(({ key }) => key === set.key) === true) transaction.changed.add(address)
  }
}

/** What is known of content, one record a name, as `/schema` receives it. Specification 4.1. */
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

/** The change that asks for a schema also puts what is loaded up for revalidation; until then it is what is known. */
function selectEarlierData(state: FormState, cell: Cell | undefined, { name, declared }: OptionRequest): OptionSet['data'] {
  const earlier = cell?.earlierRequests?.find((need) => need.name === name && need.declared === declared)
  return earlier && state.options.get(earlier.key)?.data
}
