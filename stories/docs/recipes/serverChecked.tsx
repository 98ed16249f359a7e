import { ModuleForm, type FormValues, type SubmitErrors } from 'moduleform'

/** Saves a step. What the server refuses is returned, so that each error stands at its field; all else is a message at the form. */
async function save(address: string, values: FormValues): Promise<SubmitErrors | undefined> {
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(values) })
  // The server has read the schema that the form had: what it answers has the shape of SubmitErrors.
  if (answer.status === 422) return (await answer.json()) as SubmitErrors
  if (!answer.ok) throw new Error(`The step could not be saved: the server answered ${answer.status}.`)
  return undefined
}

export const ServerChecked = ({ schema, address }: { schema: object; address: string }) => (
  <ModuleForm schema={schema} onSubmit={async (values) => save(address, values)} />
)
