import type { FormValues } from 'moduleform'

/** A step of a workflow, as your database keeps it. */
export interface Step {
  readonly schema: object
  readonly values: FormValues
}

/** Stands for your database. */
export const steps = new Map<string, Step>()
