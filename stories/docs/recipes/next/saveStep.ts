'use server'

import type { FormValues, SubmitErrors } from 'moduleform'
import { validate } from 'moduleform/core'
import { steps } from './steps.ts'

/** Validates what the page has sent, and saves it. Called from the page, it runs on the server. */
export async function saveStep(id: string, values: FormValues): Promise<SubmitErrors | undefined> {
  const step = steps.get(id)
  if (!step) return { errors: [{ path: [], message: 'This step has been removed.' }] }
  const { issues, unchecked, submitData } = await validate(step.schema, values)
  const errors = [
    ...issues.filter(({ level }) => level === 'error').map(({ path, message }) => ({ path, message })),
    ...unchecked.map((path) => ({ path, message: 'This could not be checked.' })),
  ]
  if (errors.length > 0) return { errors }
  steps.set(id, { ...step, values: submitData })
  return undefined
}
