import type { Definition } from '../../schema/model.ts'
import type { SeenObject } from '../../schema/parsing.ts'
import { bySubject } from '../bySubject.ts'

export interface SeenDefinition extends SeenObject {
  readonly definition: Definition
  readonly isItems: boolean
  /** It is not an effect, which contains only changes. */
  readonly isWhole: boolean
}

/** Fields, `items` and effects at any depth. Fields of a partial answer are checked after the merge. */
export const findDefinitions = bySubject(({ objects }) =>
  objects.flatMap((seen): SeenDefinition[] => {
    const { kind } = seen.table
    if ((kind !== 'field' && kind !== 'items' && kind !== 'effect') || seen.place.partial === 'answer') return []
    // `as`: the tables of these kinds produce definitions.
    return [{ ...seen, definition: seen.read as Definition, isItems: kind === 'items', isWhole: !seen.place.partial }]
  }),
)
