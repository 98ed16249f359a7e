import { idsOfTemplate, parentAddress, type Address, type Path, type Template } from '../core/values/path.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { labelOf } from '../store/fieldView.ts'
import type { FormState } from '../store/formState.ts'

/** A field of the form, by its current path and its label. */
export interface FieldReference {
  /** For `explainField`. */
  readonly path: Path
  readonly label: string
}

/** The field at an address, or the closest one around it; `undefined` if there is none. */
export function referenceTo(state: FormState, address: Address): FieldReference | undefined {
  let at = address
  while (at !== '' && !state.cells.has(at)) at = parentAddress(at)
  const cell = state.cells.get(at)
  return cell === undefined || at === '' ? undefined : { path: pathOf(state, at), label: labelOf(state, cell) }
}

export const referencesTo = (state: FormState, addresses: Iterable<Address>): readonly FieldReference[] =>
  [...addresses].flatMap((address) => referenceTo(state, address) ?? [])

/** A field of a schema, without row indexes: there may be no rows, or many. */
export const referenceToTemplate = (state: FormState, template: Template): FieldReference => {
  const path = idsOfTemplate(template)
  return { path, label: state.plan.nodes.get(template)?.label ?? path.at(-1) ?? '' }
}

/** The template of a path of ids that may have no field. */
export const templateOfIds = (state: FormState, ids: readonly string[]): Template | undefined =>
  [...state.plan.nodes.keys()].find((template) => {
    const own = idsOfTemplate(template)
    return own.length === ids.length && own.every((id, at) => id === ids[at])
  })
