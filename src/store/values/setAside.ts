import { isEmpty } from '../../core/values/isEmpty.ts'
import type { Address } from '../../core/values/path.ts'
import type { FormDraft } from '../formDraft.ts'
import { noteMovement } from '../reload/movements.ts'
import type { SetAsideValue } from './setAsideValue.ts'

/** Keeps a value by address; a later one of the same type takes the place of an earlier one. Empty values are not worth keeping. */
export function keepAside(draft: FormDraft, address: Address, kept: SetAsideValue): void {
  if (isEmpty(kept.value) && kept.text === undefined && (kept.rows === undefined || kept.rows.length === 0)) return
  const others = (draft.state.setAside.get(address) ?? []).filter(({ type }) => type !== kept.type)
  draft.state.setAside.set(address, [...others, kept])
  noteMovement(draft.movements, 'setAside', draft.state, address, kept)
  draft.formChanged = true
}

/** Takes out the newest value kept at an address that `suits`. */
export function takeBack(draft: FormDraft, address: Address, suits: (kept: SetAsideValue) => boolean): SetAsideValue | undefined {
  const kept = draft.state.setAside.get(address)
  const found = kept?.filter(suits).at(-1)
  if (kept === undefined || found === undefined) return undefined
  noteMovement(draft.movements, 'returned', draft.state, address, found)
  const rest = kept.filter((one) => one !== found)
  if (rest.length === 0) draft.state.setAside.delete(address)
  else draft.state.setAside.set(address, rest)
  draft.formChanged = true
  return found
}

/** Drops what was kept at and below an address: it goes with its row. */
export function dropAside(draft: FormDraft, address: Address): void {
  for (const key of draft.state.setAside.keys()) {
    if (key === address || key.startsWith(`${address}/`)) draft.state.setAside.delete(key)
  }
  draft.formChanged = true
}
