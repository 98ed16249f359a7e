import type { FormValues } from 'moduleform'

/** A step of a workflow, as stored in your database. */
export interface Step {
  readonly schema: object
  readonly values: FormValues
}

/** Represents your database. */
export const steps = new Map<string, Step>()
