import type { FormValues } from 'moduleform'

/** The current form data. */
export interface Current {
  readonly formData: FormValues
  /** Whether a submit would succeed; unknown before the first change. */
  readonly isValid: boolean | undefined
}

/** The result of the last submit. */
export interface Submitted {
  readonly formData: FormValues
  readonly at: Date
}
