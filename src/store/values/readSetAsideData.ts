import type { FormValues } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'
import { pathOf } from '../pathOf.ts'
import { writeAt, type Container } from './writeAt.ts'

/** Values that have no field, in the places they had, so that a later form can take them back. Decisions §2. */
export function readSetAsideData(state: FormState): FormValues {
  const data: Container = {}
  for (const [address, kept] of state.setAside) {
    for (const { value, rows } of kept) if (rows === undefined) writeAt(data, pathOf(state, address), value, null)
  }
  return data
}
