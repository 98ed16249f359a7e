import { isOffItself, readField, readKnown, rowKeysOf, type FieldTree } from '../../core/rules/readFields.ts'
import { copyJson } from '../../core/schema/copyJson.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { childAddress, type Address, getValue, parentAddress, segmentsOf } from '../../core/values/path.ts'
import type { Cell } from './cell.ts'
import { isConstant } from './setAside.ts'
import type { FormState } from '../formState.ts'
import { selfAndAncestors } from './pathOf.ts'
import type { FormReader } from '../../core/values/formReader.ts'

/** The cells of a form as a tree of fields. */
export const treeOf = (state: FormState): FieldTree<Cell> => ({
  childOf: ({ address }, segment) => state.cells.get(childAddress(address, segment)),
  *strangersOf({ address }) {
    for (const [at, all] of state.setAside)
      if (parentAddress(at) === address)
        for (const kept of all) if (isConstant(state, at, kept)) yield [segmentsOf(at).at(-1) ?? '', kept.value]
  },
})

/** The stored value at an address, hidden fields included; `undefined` if absent. */
export function readValue(state: FormState, address: Address): unknown {
  const cell = state.cells.get(address)
  return cell && readField(treeOf(state), cell, { cache: state.json })
}

/** The root is a group, whose value is an object unless it was set to `null`. */
const asFormData = (value: unknown): FormValues => (isJsonObject(value) ? value : {})

/**
 * Freezes values that a host gets, and all in them: they are those that the form goes on with, and unchanged parts of them stay the same
 * objects. What is frozen is so throughout.
 */
export const freeze = <Value>(value: Value): Value => {
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value) as object).forEach(freeze)
  return value
}

/**
 * All form data, hidden fields included, as sent to the module and `onChange`, frozen. Decisions §4. Before the first schema is loaded, the
 * host's values, unchanged.
 */
export const readFormData = (state: FormState): FormValues =>
  freeze(state.schema.phase === 'absent' ? state.initialValues : asFormData(readValue(state, '')))

/**
 * The data that a submit hands over, a copy that hosts may change: without fields that are off, unless the host keeps them, and without blank rows. `rows` collects the
 * keys of the rows included, by array. Decisions §2 and §4.
 */
export function readSubmitData(state: FormState, rows?: Map<Address, readonly string[]>): FormValues {
  const root = state.cells.get('')
  const data =
    state.schema.phase === 'absent'
      ? state.initialValues
      : root && readField(treeOf(state), root, { skipsOff: state.settings.hiddenValues !== 'keep', skipsBlank: true, rows })
  return asFormData(copyJson(data, '').value)
}

/**
 * The value that conditions read: fields that are off are left out, unless `stored` asks for the stored value. An address may also lead into
 * a field's single value: to each choice of a multi-select, or the JSON in a code editor.
 */
export function readConditionValue(state: FormState, address: Address, stored: boolean): unknown {
  let at = address
  while (at !== '' && !state.cells.has(at)) at = parentAddress(at)
  const cell = state.cells.get(at)
  return readKnown([...selfAndAncestors(state, cell)].reverse(), stored, () => {
    if (cell === undefined || (at !== address && cell.node.shape !== 'value')) return undefined
    return getValue(
      stored ? readValue(state, at) : readField(treeOf(state), cell, { skipsOff: true }),
      segmentsOf(address.slice(at.length)),
    )
  })
}

/** The widget of the field or of an ancestor is `hidden`, or it lies inside a field with an expression. Decisions §4 and §10. */
export const isHidden = (state: FormState, cell: Cell): boolean =>
  selfAndAncestors(state, cell).some(({ node, expression }) => node.hidden || (expression && node !== cell.node))

/** Hidden, and a rule could show it. Decisions §4. */
export const isOff = (state: FormState, cell: Cell): boolean => selfAndAncestors(state, cell).some(isOffItself)

/** How rules and dependencies read the cells of a form. */
export const createFormReader = (state: FormState): FormReader => {
  const value: FormReader['value'] = (address, stored) => readConditionValue(state, address, stored)
  const rowKeys: FormReader['rowKeys'] = (address) => {
    const cell = state.cells.get(address)
    return cell?.expression !== true && cell?.rows?.length ? cell.rows : rowKeysOf(value(address, true))
  }
  return { rowKeys, value }
}
