import { fieldsOf } from '../core/rules/readFields.ts'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { Path } from '../core/values/path.ts'
import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { isHidden, treeOf } from '../store/cells/readValues.ts'
import { labelOf } from '../store/fieldView.ts'
import { storeOf } from './storeOf.ts'

/** One field of a form: a group, an array, a row or a field in one. */
export interface ListedField {
  readonly path: Path
  readonly label: string
  readonly type: string | undefined
  readonly control: ControlName
  /** It or a field around it is hidden. */
  readonly isHidden: boolean
  /** An error shows at it. */
  readonly hasError: boolean
}

/**
 * All fields of a form in its order, hidden ones too: a group, an array or a row before the fields in it. For a list to choose from.
 *
 * @throws Error where the argument is no handle.
 */
export function listFields(handle: ModuleFormHandle): readonly ListedField[] {
  const { state } = storeOf(handle, 'listFields')
  return [...fieldsOf(treeOf(state), state.cells.get(''), () => true)].map((cell) => ({
    path: pathOf(state, cell.address),
    label: labelOf(state, cell),
    type: cell.node.definition.type,
    control: cell.node.control,
    isHidden: isHidden(state, cell),
    hasError: state.indexes.errors.has(cell.address),
  }))
}

/**
 * The path of the field that contains an element of the page, for instance the pressed or focused one. `undefined` if it is in no field of
 * the form, and in the markup of a `HeadlessForm`. On a page with several forms, pass an element of this one.
 *
 * @throws Error where the first argument is no handle.
 */
export function fieldAt(handle: ModuleFormHandle, element: Element | null): Path | undefined {
  const { state } = storeOf(handle, 'fieldAt')
  const address = element?.closest('[data-field]')?.getAttribute('data-field')
  return address === null || address === undefined || !state.cells.has(address) ? undefined : pathOf(state, address)
}
