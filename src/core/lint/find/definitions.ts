import type { Definition } from '../../schema/model.ts'
import type { SeenObject } from '../../schema/parsing.ts'
import { bySubject } from '../bySubject.ts'
import { findApplied } from './applied.ts'

export interface SeenDefinition extends SeenObject {
  readonly definition: Definition
  /** The same; of an effect the field as it is while the effect applies, as far as that is known. */
  readonly applied: Definition
  /** Whether a rule changes a key, besides the effect itself. */
  readonly isUnsettled: (key: string) => boolean
  readonly isItems: boolean
  /** It is no effect that contains only changes. */
  readonly isWhole: boolean
}

/** Fields, `items` and effects at any depth. Fields of a partial answer are checked after the merge. */
export const findDefinitions = bySubject((subject) =>
  subject.objects.flatMap((seen): SeenDefinition[] => {
    const { kind } = seen.table
    if ((kind !== 'field' && kind !== 'items' && kind !== 'effect') || seen.place.partial === 'answer') return []
    // `as`: the tables of these kinds produce definitions.
    const definition = seen.read as Definition
    const effect = seen.place.partial ? findApplied(subject).get(definition) : undefined
    return [
      {
        ...seen,
        definition,
        applied: effect?.definition ?? definition,
        isUnsettled: effect?.isUnsettled ?? never,
        isItems: kind === 'items',
        isWhole: effect?.isComplete ?? !seen.place.partial,
      },
    ]
  }),
)

const never = (): boolean => false
