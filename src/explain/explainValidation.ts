import type { Cell } from '../store/cells/cell.ts'
import { isHidden } from '../store/cells/readValues.ts'
import { isEditable } from '../store/formSettings.ts'
import type { FormState } from '../store/formState.ts'
import { validateCell } from '../store/validation/checkFields.ts'

/** What is wrong with a field, and what nobody has looked at. Decisions §8. */
export interface ValidationExplanation {
  /** The rules of the definition in force: `required`, `pattern`, `format`, … with what they are given. */
  readonly rules: readonly { readonly rule: string; readonly value: unknown }[]
  /**
   * Why nothing is said of it: `hidden`, `expression` and `heading` are never checked; `pending`: its pattern is being run. `unchecked`: its pattern
   * cannot be run in this browser. `notRun`: its pattern has not been run yet, the other rules hold. Absent where it was checked.
   */
  readonly unchecked: 'hidden' | 'expression' | 'heading' | 'pending' | 'unchecked' | 'notRun' | undefined
  /** The first rule that it breaks. */
  readonly error: { readonly rule: string; readonly message: string } | undefined
  /** What the host said of its value. */
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

/** Runs the rules of a field as a submit would, but for its pattern: that may have to be loaded, and nobody has asked for it. */
function check(state: FormState, cell: Cell) {
  if (cell.issue !== undefined) return { found: cell.issue, unchecked: undefined }
  if (cell.pending || cell.unchecked) return { found: undefined, unchecked: cell.pending ? ('pending' as const) : ('unchecked' as const) }
  const matchPattern = cell.touched ? state.settings.matchPattern : () => 'pending' as const
  const found = validateCell({ ...state, settings: { ...state.settings, matchPattern } }, cell)
  if (typeof found === 'object') return { found, unchecked: undefined }
  return { found: undefined, unchecked: found === undefined ? undefined : ('notRun' as const) }
}
