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

/** One value without a field, for people to see. Decisions, principle 2. */
export interface SetAsideEntry {
  readonly path: Path
  /** Of the field that held it, else the id that the host gave it under, made readable. */
  readonly label: string
  /** The value as text: a choice by its label, what could not be read as it was typed; a mask where it is secret. */
  readonly text: string
  /** Held by what is a password field, or was one. Decisions §7. */
  readonly isSecret: boolean
}

/** A row has no label of its own. */
const labelAt = (path: Path): string => {
  const last = path.at(-1)
  return typeof last === 'string' ? readableLabel(last) : ''
}

/** Rows of an earlier form that hold nothing themselves: what lay in them is listed by itself. */
const isBlankRows = ({ value }: SetAsideValue): boolean => Array.isArray(value) && value.every(isEmpty)

/** What is set aside, in the order in which it lost its place. The order of rows is no entry of its own. */
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
