import type { IsTemplate } from '../core/values/expressions.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'

/** References to earlier steps, as far as transitions go. Decisions §10. */
interface ExpressionSettings {
  readonly isTemplate: IsTemplate
  /** The module is sent expressions in fields of any type, and asked anew when one changes. */
  readonly reloads: boolean
}

/** How what is typed into number fields is read. Decisions §2. */
export interface NumberTyping {
  /** The text that reads with `.` as the typed one does; one that does not read where that does not. */
  readonly toPlain: (text: string) => string
  /** Loads what it takes to do so. */
  readonly load: () => Promise<unknown>
}

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
  /** Number fields as the user's locale writes them; absent where they are read with `.` alone. */
  readonly numbers?: NumberTyping | undefined
  /** Absent where the host has no references to earlier steps. */
  readonly templates?: ExpressionSettings | undefined
}

/** Whether the user can change anything. Else no errors show, and options serve labels alone. Decisions §8. */
export const isEditable = ({ readOnly, disabled }: FormSettings): boolean => !readOnly && !disabled
