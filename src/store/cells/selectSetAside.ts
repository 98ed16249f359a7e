import { readableLabel } from '../../core/plan/compilePlan.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import type { SetAsideValue } from './cell.ts'
import { labelOfValue } from '../../core/values/choices.ts'
import { mask } from '../../core/secrets/secretPaths.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { isEmptied, isTold } from './setAside.ts'
import { pathOf } from './pathOf.ts'
import { isSecretAside } from './secretTexts.ts'

/** One value without a field, as shown to users. Decisions, principle 2. */
export interface SetAsideEntry {
  readonly path: Path
  /** Label of the field that held it, else its id in the host's values, made readable. */
  readonly label: string
  /** The value as text: a choice by its label, unread text as it was typed; a mask if it is secret. */
  readonly text: string
  /** Its field is, or was, a password field. Decisions §7. */
  readonly isSecret: boolean
}

/** A row has no label of its own. */
const labelAt = (path: Path): string => {
  const last = path.at(-1)
  return typeof last === 'string' ? readableLabel(last) : ''
}

/** Placeholder rows of an earlier form: the values in them are listed by themselves. */
const isBlankRows = ({ value }: SetAsideValue): boolean => Array.isArray(value) && value.every(isEmpty)

/** The values set aside, in the order in which they lost their fields. A mere list of row keys is not listed. */
export function selectSetAside(state: FormState): readonly SetAsideEntry[] {
  return [...state.setAside].flatMap(([address, all]) =>
    all
      .filter((kept) => kept.rows === undefined && !isEmptied(kept) && !isBlankRows(kept) && isTold(state, address, kept))
      .map((kept) => {
        const { value, text, cell } = kept
        const path = pathOf(state, address)
        const isSecret = isSecretAside(state, path, kept)
        return {
          path,
          label: cell?.node.label ?? labelAt(path),
          text: isSecret ? mask : (text ?? labelOfValue(value, cell?.node.definition.choices?.values)),
          isSecret,
        }
      }),
  )
}
