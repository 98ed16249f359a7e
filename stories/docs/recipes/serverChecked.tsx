import { ModuleForm, type FormValues, type SubmitErrors } from 'moduleform'

/** Saves a step. Errors that the server returns are shown at their fields; anything else is a message of the form. */
async function save(address: string, values: FormValues): Promise<SubmitErrors | undefined> {
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(values) })
  // `as`: the server validates with the same schema, so its answer has the shape of SubmitErrors.
  if (answer.status === 422) return (await answer.json()) as SubmitErrors
  if (!answer.ok) throw new Error(`The step could not be saved: the server answered ${answer.status}.`)
  return undefined
}

export const ServerChecked = ({ schema, address }: { schema: object; address: string }) => (
  <ModuleForm schema={schema} onSubmit={async (values) => save(address, values)} />
)
