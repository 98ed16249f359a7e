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
}

/** Whether the user can change anything. Else no errors show, and options serve labels alone. Decisions §8. */
export const isEditable = ({ readOnly, disabled }: FormSettings): boolean => !readOnly && !disabled
