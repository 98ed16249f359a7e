import type { Cell } from '../store/cells/cell.ts'
import { isHidden } from '../store/cells/readValues.ts'
import { isEditable } from '../store/formSettings.ts'
import type { FormState } from '../store/formState.ts'
import { validateCell } from '../store/validation/checkFields.ts'

/** The errors of a field, and what has not been validated. Decisions §8. */
export interface ValidationExplanation {
  /** The validation rules in the current definition: `required`, `pattern`, `format`, … with their arguments. */
  readonly rules: readonly { readonly rule: string; readonly value: unknown }[]
  /**
   * Why it has not been validated: `hidden`, `expression` and `heading` never are; `pending`: its pattern is being matched. `unchecked`:
   * its pattern cannot be run in this browser. `notRun`: its pattern has not been run yet, the other rules hold. Absent if it was
   * validated.
   */
  readonly unchecked: 'hidden' | 'expression' | 'heading' | 'pending' | 'unchecked' | 'notRun' | undefined
  /** The first rule that it violates. */
  readonly error: { readonly rule: string; readonly message: string } | undefined
  /** The error that the host has set for its value. */
  readonly hostError: string | undefined
  /** The error shows: the field was left once or a submit was tried, and the form can be edited. */
  readonly isErrorShown: boolean
  /** The field was left once, or a submit was tried. */
  readonly isTouched: boolean
}

export function explainValidation(state: FormState, cell: Cell): ValidationExplanation {
  const { node, issue, hostError, touched, expression } = cell
  const { validation = {}, format } = node.definition
  const { found, unchecked } = check(state, cell)
  return {
    rules: Object.entries({ ...validation, ...(format === undefined ? {} : { format }) })
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([rule, value]) => ({ rule, value })),
    unchecked: node.shape === 'nothing' ? 'heading' : isHidden(state, cell) ? 'hidden' : expression ? 'expression' : unchecked,
    error: isHidden(state, cell) ? undefined : found,
    hostError,
    isErrorShown: (issue !== undefined || hostError !== undefined) && isEditable(state.settings),
    isTouched: touched,
  }
}

/** Validates a field like a submit, but without its pattern, whose code may not be loaded. */
function check(state: FormState, cell: Cell) {
  if (cell.issue !== undefined) return { found: cell.issue, unchecked: undefined }
  if (cell.pending || cell.unchecked) return { found: undefined, unchecked: cell.pending ? ('pending' as const) : ('unchecked' as const) }
  const matchPattern = cell.touched ? state.settings.matchPattern : () => 'pending' as const
  const found = validateCell({ ...state, settings: { ...state.settings, matchPattern } }, cell)
  if (typeof found === 'object') return { found, unchecked: undefined }
  return { found: undefined, unchecked: found === undefined ? undefined : ('notRun' as const) }
}
