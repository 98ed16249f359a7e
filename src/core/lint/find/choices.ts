import type { Definition } from '../../schema/model.ts'
import type { Choice } from '../../schema/wire.ts'
import { bySubject } from '../bySubject.ts'
import { findDefinitions } from './definitions.ts'

/** The choices of one definition. */
export interface ListedChoices {
  readonly definition: Definition
  readonly values: readonly Choice[]
  /** The type of what is stored: of a multi-select that of its items. */
  readonly type: string | undefined
}

/** All static lists of choices, those in effects too. */
export const choicesOf = bySubject((subject) =>
  findDefinitions(subject).flatMap(({ definition }): ListedChoices[] => {
    const values = definition.choices?.values
    if (!values) return []
    const type = definition.type === 'array' ? (definition.items?.type ?? 'string') : definition.type
    return [{ definition, values, type }]
  }),
)
