import { idsOfTemplate, parentAddress, type Address, type Path, type Template } from '../core/values/path.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { labelOf } from '../store/fieldView.ts'
import type { FormState } from '../store/formState.ts'

/** A field of the form, by where it stands now and what it is called. */
export interface FieldReference {
  /** For `explainField`. */
  readonly path: Path
  readonly label: string
}

/** The field at an address, or the one that it lies inside; `undefined` where no field of the form is. */
export function referenceTo(state: FormState, address: Address): FieldReference | undefined {
  let at = address
  while (at !== '' && !state.cells.has(at)) at = parentAddress(at)
  const cell = state.cells.get(at)
  return cell === undefined || at === '' ? undefined : { path: pathOf(state, at), label: labelOf(state, cell) }
}

export const referencesTo = (state: FormState, addresses: Iterable<Address>): readonly FieldReference[] =>
  [...addresses].flatMap((address) => referenceTo(state, address) ?? [])

/** A field of a schema, rows left out: there may be none, or many. */
export const referenceToTemplate = (state: FormState, template: Template): FieldReference => {
  const path = idsOfTemplate(template)
  return { path, label: state.plan.nodes.get(template)?.label ?? path.at(-1) ?? '' }
}

/** The template of a place that may have no field now. */
export const templateOfIds = (state: FormState, ids: readonly string[]): Template | undefined =>
  [...state.plan.nodes.keys()].find((template) => {
    const own = idsOfTemplate(template)
    return own.length === ids.length && own.every((id, at) => id === ids[at])
  })
