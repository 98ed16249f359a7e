import { isJsonObject } from '../schema/json.ts'
import { type Address, childAddress } from '../values/path.ts'
import type { FormView } from './createFormView.ts'

/**
 * The value at an address without what is off: such children and rows are left out, and `undefined` is returned where the field itself is off.
 * Values without a field are left out as well. Decisions §4.
 */
export const dropOff = (value: unknown, address: Address, view: FormView): unknown => {
  if (view.isOff(address)) return undefined
  const node = view.nodeAt(address)
  if (node?.shape === 'group' && isJsonObject(value)) {
    const children = node.children.flatMap(({ id }): [string, unknown][] => {
      if (!Object.hasOwn(value, id)) return []
      const child = dropOff(value[id], childAddress(address, id), view)
      return child === undefined ? [] : [[id, child]]
    })
    return Object.fromEntries(children)
  }
  if (node?.shape === 'rows' && Array.isArray(value)) {
    return value.map((row, index) => dropOff(row, `${address}/${index}`, view)).filter((row) => row !== undefined)
  }
  return value
}
