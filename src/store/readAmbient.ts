import { expandRows } from '../core/rules/expandRows.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import type { Address } from '../core/values/path.ts'
import type { Ambient } from './ambient.ts'
import { createFormReader } from './formReader.ts'
import type { FormState } from './formState.ts'

/** Reads the values of all connection and `load_schema` fields. */
export function readAmbient(state: FormState): Ambient {
  const templates = new Set([...state.plan.connectionTemplates, ...state.plan.loadSchemaTemplates])
  const reader = createFormReader(state)
  const entries = new Map<Address, string>()
  for (const address of [...templates].flatMap((template) => expandRows(template, '', 0, reader)).sort()) {
    // The items of a multi-select are no fields of their own.
    if (!state.cells.has(address)) continue
    const value = reader.value(address, true)
    if (!isEmpty(value) && value !== false) entries.set(address, JSON.stringify([address, value]))
  }
  const key = [...entries.values()].join()
  return {
    key,
    keyFor: (address) => (entries.has(address) ? [...entries].flatMap(([other, entry]) => (other === address ? [] : [entry])).join() : key),
  }
}
