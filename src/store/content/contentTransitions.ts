import type { Problem } from '../../core/schema/problems.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { ContentOutcome, EventOf } from '../formEvents.ts'
import { noteProblems, type Transaction } from '../transaction.ts'
import { isEditable } from '../formSettings.ts'
import { forgetOptions, setOptions, wantOptions, forgetUnneeded } from './optionSets.ts'
import type { OptionSet } from './optionSet.ts'
import { selectEntryProblems } from './selectOptions.ts'
import { readFormData } from '../cells/readValues.ts'

/** The user opened a select: asks for what is missing or failed, and revalidates where the form data changed since. Decisions §6. */
export function optionsOpened(transaction: Transaction, { address }: EventOf<'optionsOpened'>): void {
  if (!isEditable(transaction.state.settings)) return
  for (const need of transaction.state.cells.get(address)?.requests ?? []) {
    const set = transaction.state.options.get(need.key)
    if (set?.status === 'loading' || set?.status === 'wanted') setOptions(transaction, { ...set, quiet: false })
    else if (set === undefined || isStale(set, readFormData(transaction.state))) wantOptions(transaction, need, { quiet: false })
    else if (set.quiet) setOptions(transaction, { ...set, quiet: false })
  }
}

const isStale = (set: OptionSet, formData: FormValues): boolean =>
  set.status === 'failed' || set.data === undefined || set.data.length === 0 || !isEqual(set.askedWith, formData)

/** The user asked for fresh options. */
export function optionsRefreshed(transaction: Transaction, { address }: EventOf<'optionsRefreshed'>): void {
  if (!isEditable(transaction.state.settings)) return
  for (const need of transaction.state.cells.get(address)?.requests ?? []) wantOptions(transaction, need, { quiet: false })
}

export function contentRequested(transaction: Transaction, { request, keys }: EventOf<'contentRequested'>): void {
  const askedWith = readFormData(transaction.state)
  for (const set of setsOf(transaction, keys)) setOptions(transaction, { ...set, status: 'loading', request, askedWith, slow: false })
}

/** An answer counts for the keys it was asked for, and only if nothing newer was asked since. Decisions §6. */
export function contentArrived(transaction: Transaction, { request, records, problems }: EventOf<'contentArrived'>): void {
  noteProblems(transaction, [...problems, ...[...records].flatMap((one) => entryProblems(transaction, one))])
  for (const set of askedLast(transaction, [...records.keys()], request)) {
    const outcome = records.get(set.key)
    // What is wanted anew and waits for its turn shows what has come, and goes on waiting.
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

const entryProblems = ({ state }: Transaction, [key, outcome]: readonly [string, ContentOutcome]): readonly Problem[] => {
  if (!('record' in outcome)) return []
  const { record, pointer } = outcome
  return selectEntryProblems(state, key, record.data).map((problem) => ({ ...problem, pointer: pointer + problem.pointer }))
}

export function contentFailed(transaction: Transaction, { request, keys, error }: EventOf<'contentFailed'>): void {
  for (const set of awaited(transaction, keys, request)) setOptions(transaction, { ...set, status: 'failed', error, slow: false })
}

export function contentSlow(transaction: Transaction, { request, keys }: EventOf<'contentSlow'>): void {
  for (const set of awaited(transaction, keys, request)) setOptions(transaction, { ...set, slow: true })
}

/** The request was aborted: what was known before stays, the rest is forgotten. */
export function contentDropped(transaction: Transaction, { request, keys }: EventOf<'contentDropped'>): void {
  for (const set of askedLast(transaction, keys, request)) {
    if (set.status === 'wanted') setOptions(transaction, { ...set, request: undefined })
    else if (set.data === undefined) forgetOptions(transaction, set.key)
    else setOptions(transaction, { ...set, status: 'ready', request: undefined, slow: false })
  }
}

/** The form paused while a request was under way: what it was for is wanted again. */
export function contentAborted(transaction: Transaction, { request, keys }: EventOf<'contentAborted'>): void {
  for (const set of askedLast(transaction, keys, request))
    setOptions(transaction, { ...set, status: 'wanted', request: undefined, slow: false })
}

const setsOf = ({ state }: Transaction, keys: readonly string[]): readonly OptionSet[] =>
  keys.flatMap((key) => {
    const set = state.options.get(key)
    return set === undefined ? [] : [set]
  })

/** What a request was the last to ask for, be it wanted anew since. */
const askedLast = (transaction: Transaction, keys: readonly string[], request: number): readonly OptionSet[] =>
  setsOf(transaction, keys).filter((set) => (set.status === 'loading' || set.status === 'wanted') && set.request === request)

const awaited = (transaction: Transaction, keys: readonly string[], request: number): readonly OptionSet[] =>
  askedLast(transaction, keys, request).filter(({ status }) => status === 'loading')
