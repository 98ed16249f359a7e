import type { IsTemplate } from '../core/values/expressions.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'

/** The host's `templates`, as far as transitions need them. Decisions §10. */
interface ExpressionSettings {
  readonly isTemplate: IsTemplate
  /** The module is sent expressions in fields of any type, and a change of one reloads the schema. */
  readonly reloads: boolean
}

/** How text in number fields is read. Decisions §2. */
export interface NumberTyping {
  /** Converts typed text to one with `.` as decimal separator; unreadable text stays unreadable. */
  readonly toPlain: (text: string) => string
  /** Loads the code for it. */
  readonly load: () => Promise<unknown>
}

/** The host's settings that transitions read. */
export interface FormSettings {
  readonly readOnly: boolean
  readonly disabled: boolean
  /** Whether fields that are off are submitted. Decisions §4. */
  readonly hiddenValues: 'omit' | 'keep'
  /** `notAccepted`: of a host's error without a message. */
  readonly messages: ValidationMessages & { readonly notAccepted?: string | undefined }
  readonly matchPattern: MatchPattern
  /** The error of a field whose pattern cannot be run; `undefined` if that does not block a submit. Decisions §8. */
  readonly uncheckedError?: string | undefined
  /** Number fields in the user's locale; absent if they are read with `.` only. */
  readonly numbers?: NumberTyping | undefined
  /** Absent where the host has no references to earlier steps. */
  readonly templates?: ExpressionSettings | undefined
}

/** Whether the user can change anything. Else no errors show, and options serve labels alone. Decisions §8. */
export const isEditable = ({ readOnly, disabled }: FormSettings): boolean => !readOnly && !disabled
