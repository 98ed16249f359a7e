import type { Problem } from '../../core/schema/problems.ts'
import type { ContentRecord } from '../../core/schema/wire.ts'
import type { Failure } from '../failure.ts'
import type { Transaction } from '../transaction.ts'
import type { ContentWork } from './contentWork.ts'
import type { OptionSet } from './optionSet.ts'

/** A running transition, and the functions that change it. */
export interface Work extends ContentWork {
  readonly transaction: Transaction
}

/** A request and its keys. */
export interface Requested {
  readonly request: number
  readonly keys: readonly string[]
}

/** The result for one key of a content request: a record with the pointer to it in the answer, or an error. */
export type ContentOutcome = { readonly record: ContentRecord; readonly pointer: string } | { readonly error: Failure }

interface Arrived {
  readonly request: number
  readonly records: ReadonlyMap<string, ContentOutcome>
  readonly problems: readonly Problem[]
}

export function contentRequested({ transaction, readSentData, setOptions }: Work, { request, keys }: Requested): void {
  const askedWith = readSentData(transaction.state)
  for (const set of setsOf(transaction, keys)) setOptions(transaction, { ...set, status: 'loading', request, askedWith, slow: false })
}

/** An answer counts for the keys it was requested for, if no newer request was made since. Decisions §6. */
export function contentArrived(work: Work, { request, records, problems }: Arrived): void {
  const { transaction, noteProblems, setOptions } = work
  noteProblems(transaction, [...problems, ...[...records].flatMap((one) => entryProblems(work, one))])
  for (const set of askedLast(transaction, [...records.keys()], request)) {
    const outcome = records.get(set.key)
    // A set that is wanted again shows the answer, and stays wanted.
    const isAwaited = set.status === 'loading'
    if (outcome === undefined) continue
    if ('record' in outcome) {
      const { data, pagination } = outcome.record
      const hasMore = pagination?.has_next_page === true
      setOptions(transaction, { ...set, status: isAwaited ? 'ready' : 'wanted', data, hasMore, error: undefined, slow: false })
    } else if (isAwaited) setOptions(transaction, { ...set, status: 'failed', error: outcome.error, slow: false })
  }
  forgetUnneeded(transaction)
}

const entryProblems = (
  { transaction, selectEntryProblems }: Work,
  [key, outcome]: readonly [string, ContentOutcome],
): readonly Problem[] => {
  if (!('record' in outcome)) return []
  const { record, pointer } = outcome
  return selectEntryProblems(transaction.state, key, record.data).map((problem) => ({ ...problem, pointer: pointer + problem.pointer }))
}

export function contentFailed({ transaction, setOptions }: Work, { request, keys }: Requested, error: Failure): void {
  for (const set of awaited(transaction, keys, request)) setOptions(transaction, { ...set, status: 'failed', error, slow: false })
  forgetUnneeded(transaction)
}

export function contentSlow({ transaction, setOptions }: Work, { request, keys }: Requested): void {
  for (const set of awaited(transaction, keys, request)) setOptions(transaction, { ...set, slow: true })
}

/** The request was aborted: known options stay, empty sets are removed. */
export function contentDropped({ transaction, setOptions }: Work, { request, keys }: Requested): void {
  for (const set of askedLast(transaction, keys, request)) {
    if (set.status === 'wanted') setOptions(transaction, { ...set, request: undefined })
    else if (set.data === undefined) forgetOptions(transaction, set.key)
    else setOptions(transaction, { ...set, status: 'ready', request: undefined, slow: false })
  }
}

/** No field needs these options any more, which were not requested yet. */
export function contentUnwanted({ transaction, setOptions }: Work, keys: readonly string[]): void {
  for (const set of setsOf(transaction, keys)) {
    if (set.data === undefined) forgetOptions(transaction, set.key)
    else setOptions(transaction, { ...set, status: 'ready', request: undefined, slow: false })
  }
}

/** The form was paused during a request: its options are wanted again. */
export function contentAborted({ transaction, setOptions }: Work, { request, keys }: Requested): void {
  for (const set of askedLast(transaction, keys, request))
    setOptions(transaction, { ...set, status: 'wanted', request: undefined, slow: false })
}

const setsOf = ({ state }: Transaction, keys: readonly string[]): readonly OptionSet[] =>
  keys.flatMap((key) => {
    const set = state.options.get(key)
    return set === undefined ? [] : [set]
  })

/** The sets whose latest request is this one, even if they are wanted again since. */
const askedLast = (transaction: Transaction, keys: readonly string[], request: number): readonly OptionSet[] =>
  setsOf(transaction, keys).filter((set) => (set.status === 'loading' || set.status === 'wanted') && set.request === request)

const awaited = (transaction: Transaction, keys: readonly string[], request: number): readonly OptionSet[] =>
  askedLast(transaction, keys, request).filter(({ status }) => status === 'loading')

/** Option sets kept, with data or failed, that no field shows: enough for switching back and forth, few enough for a form open all day. */
const mostUnneeded = 100

/** Forgets options that no field shows and no label needs, the oldest first. */
function forgetUnneeded(transaction: Transaction): void {
  const { options, requestedBy, indexes, cells } = transaction.state
  if (options.size <= mostUnneeded) return
  const labels = new Set([...indexes.content].flatMap((address) => (cells.get(address)?.earlierRequests ?? []).map(({ key }) => key)))
  const unneeded = [...options.values()].filter(({ key, status }) => status !== 'loading' && !requestedBy.has(key) && !labels.has(key))
  for (const { key } of unneeded.slice(0, Math.max(0, unneeded.length - mostUnneeded))) forgetOptions(transaction, key)
}

function forgetOptions({ state }: Transaction, key: string): void {
  state.options.delete(key)
  state.wanted.delete(key)
}
