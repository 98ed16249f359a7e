import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import { HttpError, messageOf } from './httpError.ts'
import type { ModuleContext } from './moduleOptions.ts'
import type { ReportFailure } from './reportFailure.ts'

type Load<Data> = (context: ModuleContext<Data>) => unknown

/**
 * One record for each requested object that the module supports, in the order of the request. A function that fails gives its record an
 * `error` and does not affect the others; if all of them fail, so does the request. Specification 2.12, 4.2 and 7.
 */
export async function answerContent<Data>(
  content: Readonly<Record<string, Load<Data>>>,
  payload: JsonObject,
  context: ModuleContext<Data>,
  report: ReportFailure,
): Promise<{ content_objects: JsonObject[] }> {
  const names = [...new Set(readNames(payload))].filter((name) => Object.hasOwn(content, name))
  const load = async (name: string) => {
    try {
      return readChoices(name, await content[name]?.(context))
    } catch (thrown) {
      await report(thrown, context.request, `The content object "${name}"`)
      throw thrown
    }
  }
  const outcomes = await Promise.allSettled(names.map(load))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failed.length > 0 && failed.length === outcomes.length) throw failed[0]?.reason
  const content_objects = outcomes.flatMap((outcome, index) => recordOf(names[index] ?? '', outcome))
  return { content_objects }
}

function readNames(payload: JsonObject): string[] {
  const names = payload['content_object_names']
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names
  throw new HttpError(400, '"content_object_names" must be a list of names.')
}

function readChoices(name: string, given: unknown): readonly unknown[] | undefined {
  if (given === undefined || (Array.isArray(given) && given.every(isJsonObject))) return given
  throw new Error(`The function of the content object "${name}" gave no list of choices.`)
}

function recordOf(name: string, outcome: PromiseSettledResult<readonly unknown[] | undefined>): JsonObject[] {
  if (outcome.status === 'rejected') return [{ content_object_name: name, data: [], error: messageOf(outcome.reason) }]
  return outcome.value === undefined ? [] : [{ content_object_name: name, data: outcome.value }]
}
