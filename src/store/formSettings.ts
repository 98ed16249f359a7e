import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'

/** What the host sets and transitions read. */
export interface FormSettings {
  readonly readOnly: boolean
  readonly disabled: boolean
  /** Whether fields that are off are submitted. Decisions §4. */
  readonly hiddenValues: 'omit' | 'keep'
  readonly messages: ValidationMessages
  readonly matchPattern: MatchPattern
  /** What is wrong with a field whose pattern cannot be run; `undefined` where that holds no submit. Decisions §8. */
  readonly uncheckedError?: string | undefined
}

/** Whether the user can change anything. Else no errors show, and options serve labels alone. Decisions §8. */
export const isEditable = ({ readOnly, disabled }: FormSettings): boolean => !readOnly && !disabled
