import type { FormValues } from '../../core/schema/wire.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { EventOf } from '../formEvents.ts'
import type { Transaction } from '../transaction.ts'
import { isEditable } from '../formSettings.ts'
import { setOptions, wantOptions } from './optionSets.ts'
import type { OptionSet } from './optionSet.ts'
import { readSentData } from '../cells/expressions.ts'

/** The user opened a select: requests missing or failed options, and revalidates those requested with other form data. Decisions §6. */
export function optionsOpened(transaction: Transaction, { address }: EventOf<'optionsOpened'>): void {
  if (!isEditable(transaction.state.settings)) return
  for (const need of transaction.state.cells.get(address)?.requests ?? []) {
    const set = transaction.state.options.get(need.key)
    if (set?.status === 'loading' || set?.status === 'wanted') setOptions(transaction, { ...set, quiet: false })
    else if (set === undefined || isStale(set, readSentData(transaction.state))) wantOptions(transaction, need, { quiet: false })
    else if (set.quiet) setOptions(transaction, { ...set, quiet: false })
  }
}

const isStale = (set: OptionSet, formData: FormValues): boolean =>
  set.status === 'failed' || set.data === undefined || set.data.length === 0 || !isEqual(set.askedWith, formData)

/** The user requested fresh options. */
export function optionsRefreshed(transaction: Transaction, { address }: EventOf<'optionsRefreshed'>): void {
  if (!isEditable(transaction.state.settings)) return
  for (const need of transaction.state.cells.get(address)?.requests ?? []) wantOptions(transaction, need, { quiet: false })
}

/** The code for requesting options could not be loaded: all wanted options fail. */
export function failWanted(transaction: Transaction): void {
  const { options, wanted } = transaction.state
  for (const key of wanted) {
    const set = options.get(key)
    if (set !== undefined)
      setOptions(transaction, { ...set, status: 'failed', error: 'The code that asks for options could not be loaded.' })
  }
}
