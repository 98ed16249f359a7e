import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { Address } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Need } from './optionSet.ts'

/** Notes what a field needs now, `undefined` for nothing, in both directions: what a field needs, and who needs a key. */
export function setNeeds(
  { needs, neededBy }: Pick<FormState, 'needs' | 'neededBy'>,
  address: Address,
  next: readonly Need[] | undefined,
): void {
  for (const { key } of needs.get(address) ?? []) {
    const fields = neededBy.get(key)
    fields?.delete(address)
    if (fields?.size === 0) neededBy.delete(key)
  }
  if (next === undefined) {
    needs.delete(address)
    return
  }
  needs.set(address, next)
  for (const { key } of next) getOrInsert(neededBy, key, () => new Set()).add(address)
}
