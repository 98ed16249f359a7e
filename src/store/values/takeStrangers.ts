import { isJsonObject } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { setValue, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { FormDraft } from '../formDraft.ts'
import type { FormState } from '../formState.ts'
import { takeBack } from './setAside.ts'
import type { SetAsideValue } from './setAsideValue.ts'

/** Where no field ever held it, the host gave it as a part of the group. */
const isStranger = ({ type, rows }: SetAsideValue): boolean => type === undefined && rows === undefined

/**
 * The value of a group with all that the host gave in it besides, taken back from what was set aside: a control over the whole object has a
 * place for that too. `undefined` where the host gave nothing else. Decisions §2.
 */
export function takeStrangers(draft: FormDraft, group: Address, value: unknown): FormValues | undefined {
  const { state } = draft
  const within = [...state.setAside.keys()].filter((address) => isInGroups(state, address, group))
  const own = isJsonObject(value) ? value : {}
  return within.reduce<FormValues | undefined>((whole, address) => {
    const kept = takeBack(draft, address, isStranger)
    return kept === undefined ? whole : setValue(whole ?? own, segmentsOf(address.slice(group.length)), kept.value)
  }, undefined)
}

/** Only groups lie between an address and the group: rows are told apart by keys that no value knows. */
function isInGroups(state: FormState, address: Address, group: Address): boolean {
  if (!address.startsWith(`${group}/`)) return false
  for (let at = parentAddress(address); at !== group; at = parentAddress(at)) if (state.cells.get(at)?.node.shape !== 'group') return false
  return true
}
