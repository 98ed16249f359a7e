import { parseSchema } from 'moduleform/core'
import type { Session } from '../../../src/cli/playground/session/session.ts'
import { asWholeForm } from '../schema/asWholeForm.ts'
import { readSchemaAnswer } from '../../../src/client/readAnswerContent.ts'

/**
 * The schema that opens a recording instead of its first load; `undefined` if its answers alone bring its form back. They do not if there are
 * none, or if the last one, which fits the values of the recording, was for some fields alone.
 */
export function recordedSchema({ exchanges, schema }: Session): object | undefined {
  if (schema === undefined) return undefined
  const answers = exchanges.flatMap(({ request, response }) =>
    request.path.endsWith('/schema') && response.status < 300 ? [readSchemaAnswer(response.body)] : [],
  )
  const last = answers.at(-1)
  const isWhole = last !== undefined && asWholeForm(last, parseSchema(schema).schema) === last
  return isWhole ? undefined : schema
}
