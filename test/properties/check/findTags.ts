import type { Address } from '../../../src/core/values/path.ts'
import { isInExpression } from '../../../src/store/cells/expressions.ts'
import type { FormState } from '../../../src/store/formState.ts'

/** The place of a tagged value. */
export interface Place {
  readonly address: Address
  /** `apart`: on the inactive side of a field, or covered by an expression. */
  readonly where: 'cell' | 'aside' | 'apart'
  /** Type of the field that holds or held it. */
  readonly type: string | undefined
}

/** Tags in values and texts: see `textTag` and `numberTag`. */
const tags = /v\d+|\b10\d{4}\b/g

/** All tagged values of a form and their places. Only steps of users and hosts set tags, and each tag is set by one step. */
export function findTags(state: Readonly<FormState>): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>()
  const look = (value: unknown, place: Place) => {
    for (const [tag] of (JSON.stringify(value) ?? '').matchAll(tags)) found.set(tag, [...(found.get(tag) ?? []), place])
  }
  for (const cell of state.cells.values()) {
    const { address, value, text, unread, node, otherSide } = cell
    const { type } = node.definition
    look(unread ? text : value, { address, where: isInExpression(state, cell) ? 'apart' : 'cell', type })
    look(otherSide?.unread ? otherSide.text : otherSide?.value, { address, where: 'apart', type })
  }
  for (const [address, all] of state.setAside) {
    for (const { value, text, type, cell, isUnreported } of all) {
      look([value, text], { address, where: isUnreported ? 'apart' : 'aside', type })
      look([cell?.otherSide?.value, cell?.otherSide?.text], { address, where: 'apart', type })
    }
  }
  // Until there is a schema, the host's values are kept unchanged.
  if (state.schema.phase === 'absent') look(state.initialValues, { address: '', where: 'aside', type: undefined })
  return found
}
