import { validate } from 'moduleform/core'

/**
 * Checks and stores the values of a step. Errors are returned in the shape of `onSubmit`, so that the form shows each at its field.
 * `schema` is the one the step was filled in with, `keep` is your storage.
 */
export async function saveStep(request: Request, schema: unknown, keep: (values: object) => Promise<void>): Promise<Response> {
  const { issues, unchecked, submitData } = await validate(schema, await request.json())
  const errors = [
    ...issues.filter(({ level }) => level === 'error').map(({ path, message }) => ({ path, message })),
    ...unchecked.map((path) => ({ path, message: 'This could not be checked.' })),
  ]
  if (errors.length > 0) return Response.json({ errors }, { status: 422 })
  await keep(submitData)
  return Response.json({})
}
