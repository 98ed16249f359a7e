import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import { HttpError, messageOf } from './httpError.ts'
import type { ModuleContext } from './moduleOptions.ts'
import type { ReportFailure } from './reportFailure.ts'
import { toJson } from './toJson.ts'

type Load<Data> = (context: ModuleContext<Data>) => unknown

/**
 * One record for each requested object that the module supports, in the order of the request, as JSON. A function that fails, or whose
 * choices cannot be JSON, gives its record an `error` and does not affect the others; if all of them fail, so does the request.
 * Specification 2.12, 4.2 and 7.
 */
export async function answerContent<Data>(
  content: Readonly<Record<string, Load<Data>>>,
  payload: JsonObject,
  context: ModuleContext<Data>,
  report: ReportFailure,
): Promise<string> {
  const names = [...new Set(readNames(payload))].filter((name) => Object.hasOwn(content, name))
  const load = async (name: string) => {
    try {
      return writeRecord(name, await content[name]?.(context))
    } catch (thrown) {
      await report(thrown, context.request, `The content object "${name}"`)
      throw thrown
    }
  }
  const outcomes = await Promise.allSettled(names.map(load))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failed.length > 0 && failed.length === outcomes.length) throw failed[0]?.reason
  const records = outcomes.map((outcome, index) =>
    outcome.status === 'fulfilled' ? outcome.value : writeFailure(names[index] ?? '', outcome.reason),
  )
  return `{"content_objects":[${records.filter((record) => record !== undefined).join()}]}`
}

function readNames(payload: JsonObject): string[] {
  const names = payload['content_object_names']
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names
  throw new HttpError(400, '"content_object_names" must be a list of names.')
}

function writeRecord(name: string, given: unknown): string | undefined {
  if (given === undefined) return undefined
  if (!Array.isArray(given) || !given.every(isJsonObject))
    throw new Error(`The function of the content object "${name}" gave no list of choices.`)
  const data = toJson(given, `The choices of the content object "${name}"`)
  return `{"content_object_name":${JSON.stringify(name)},"data":${data}}`
}

const writeFailure = (name: string, reason: unknown): string =>
  JSON.stringify({ content_object_name: name, data: [], error: messageOf(reason) })
