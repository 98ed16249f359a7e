import { isEmpty } from '../../core/values/isEmpty.ts'
import type { Address } from '../../core/values/path.ts'
import type { Ambient } from './ambient.ts'
import type { FormState } from '../formState.ts'
import { readValue } from '../values/readValues.ts'

/** Reads the values of all fields that choose a connection or ask for schemas now. */
export function readAmbient(state: FormState): Ambient {
  const addresses = new Set([...state.connectionFields, ...state.loadSchemaFields])
  const entries = new Map<Address, string>()
  for (const address of [...addresses].sort()) {
    const value = readValue(state, address)
    if (!isEmpty(value) && value !== false) entries.set(address, JSON.stringify([address, value]))
  }
  const key = [...entries.values()].join()
  return {
    key,
    keyFor: (address) => (entries.has(address) ? [...entries].flatMap(([other, entry]) => (other === address ? [] : [entry])).join() : key),
  }
}
