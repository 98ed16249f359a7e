import type { Address } from '../../core/values/path.ts'
import type { FormStore } from '../createFormStore.ts'
import type { Need, OptionSet } from './optionSet.ts'

/** Options to be asked for now. */
export interface DueOptions {
  readonly set: OptionSet
  /** The row whose values go with the request. */
  readonly row: Address | undefined
}

/**
 * The wanted options that a field needs and that may be asked for: what depends on a row's own values waits until the row is in view.
 * Decisions §6.
 */
export const selectDue = (store: FormStore): readonly DueOptions[] =>
  [...store.state.wanted].flatMap((key) => {
    const set = store.state.options.get(key)
    const need = findNeed(store, key)
    return set === undefined || need === undefined ? [] : [{ set, row: need.row }]
  })

/** Of the needs that share a key the one to ask for: one that waits for no row, else one whose row is in view. */
function findNeed({ state, isInView }: FormStore, key: string): Need | undefined {
  let ofRow: Need | undefined
  for (const address of state.neededBy.get(key) ?? []) {
    for (const need of state.needs.get(address) ?? []) {
      if (need.key !== key || need.waitingFor !== undefined) continue
      if (need.row === undefined) return need
      if (isInView(address)) ofRow ??= need
    }
  }
  return ofRow
}
