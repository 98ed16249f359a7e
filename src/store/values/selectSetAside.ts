import { labelOfValue } from '../../core/values/labelOfValue.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { pathOf } from '../pathOf.ts'

/** One value without a field, for people to see. Decisions, principle 2. */
export interface SetAsideEntry {
  readonly path: Path
  /** Of the field that held it, else the id that the host gave it under. */
  readonly label: string
  /** The value as text: a choice by its label, what could not be read as it was typed. */
  readonly text: string
  /** Held by a password field: not to be shown. */
  readonly isSecret: boolean
}

/** What is set aside, in the order in which it lost its place. The order of rows is no entry of its own. */
export function selectSetAside(state: FormState): readonly SetAsideEntry[] {
  return [...state.setAside].flatMap(([address, all]) =>
    all
      .filter(({ rows }) => rows === undefined)
      .map(({ value, text, field }) => {
        const path = pathOf(state, address)
        return {
          path,
          label: field?.label ?? String(path.at(-1)),
          text: text ?? labelOfValue(value, field?.definition.choices?.values),
          isSecret: field?.control === 'password',
        }
      }),
  )
}
