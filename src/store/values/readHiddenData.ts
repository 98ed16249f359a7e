import type { FormValues } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'
import { lineageOf, parentOf } from '../lineageOf.ts'
import { pathOf } from '../pathOf.ts'
import { isOffItself, readValue } from './readValues.ts'
import { writeAt, type Container } from './writeAt.ts'

/**
 * What a submit leaves out because it is off, in the places it has in the form data, and nothing else: groups and arrays only where they
 * lead to such a value, `{}` for the rows before it. Decisions §4 and §8.
 */
export function readHiddenData(state: FormState): FormValues {
  const data: Container = {}
  if (state.settings.hiddenValues === 'keep') return data
  for (const cell of state.cells.values()) {
    // What is off with a field around it comes with that.
    if (!isOffItself(cell) || lineageOf(state, parentOf(state, cell)).some(isOffItself)) continue
    const value = readValue(state, cell.address)
    if (value !== undefined) writeAt(data, pathOf(state, cell.address), value, {})
  }
  return data
}
