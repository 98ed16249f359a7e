import type { FormValues } from 'moduleform'

/** The form data of this moment. */
export interface Current {
  readonly formData: FormValues
  /** Whether a submit would go through; unknown before the first change. */
  readonly isValid: boolean | undefined
}

/** What the last submit handed over. */
export interface Submitted {
  readonly formData: FormValues
  readonly at: Date
}
