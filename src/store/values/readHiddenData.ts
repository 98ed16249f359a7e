import { setOwn } from '../../core/schema/json.ts'
import type { FormData } from '../../core/schema/wire.ts'
import { childAddress } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import type { FormState } from '../formState.ts'
import { isOffItself, readValue } from './readValues.ts'

/**
 * What a submit leaves out because it is off, in the places it has in the form data, and nothing else: groups and arrays only where they
 * lead to such a value, `{}` for the rows before it. Decisions §4 and §8.
 */
export function readHiddenData(state: FormState): FormData {
  if (state.settings.hiddenValues === 'keep') return {}
  const root = state.cells.get('')
  // Of a group an object is read, or nothing.
  return ((root && readHidden(state, root)) ?? {}) as FormData
}

function readHidden(state: FormState, cell: Cell): unknown {
  if (isOffItself(cell)) return readValue(state, cell.address)
  return cell.rows === undefined ? readGroup(state, cell) : readRows(state, cell, cell.rows)
}

function readGroup(state: FormState, cell: Cell): unknown {
  const group: Record<string, unknown> = {}
  for (const { id } of cell.node.children) {
    const child = state.cells.get(childAddress(cell.address, id))
    const value = child && readHidden(state, child)
    if (value !== undefined) setOwn(group, id, value)
  }
  return Object.keys(group).length > 0 ? group : undefined
}

function readRows(state: FormState, cell: Cell, keys: readonly string[]): unknown {
  const values = keys.map((key) => {
    const row = state.cells.get(childAddress(cell.address, key))
    return row && readHidden(state, row)
  })
  while (values.length > 0 && values.at(-1) === undefined) values.pop()
  return values.length > 0 ? values.map((value) => value ?? {}) : undefined
}
