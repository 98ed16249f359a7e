import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import type { Schema } from '../core/schema/model.ts'
import { emptySchema, parseSchema } from '../core/schema/parseSchema.ts'
import type { FormValuesOf } from '../core/values/formValuesOf.ts'
import { checkOptions } from './checkOptions.ts'
import { answerPreflight, createCors } from './cors.ts'
import { fitFormData, idsChangedByRules } from './fitFormData.ts'
import { HttpError, messageOf } from './httpError.ts'
import type { Module, ModuleContext, ModuleOptions, SchemaFunction } from './moduleOptions.ts'
import { readBody, unwrap, type Unwrapped } from './readBody.ts'
import { createMissingFunctionReporter, createProblemReporter } from './reportInDevelopment.ts'

/**
 * A module from its schema and one function for each content object: a stateless, Fetch-standard handler of `POST …/schema` and `POST
 * …/content` below any path. Both wire formats are understood, and an answer has the format of its request. Specification 4 and 7,
 * decisions §7.
 *
 * An unreadable request is answered `{error: message}` with 400, 404, 405, 413 or 415; an `HttpError` with its status; anything else that a
 * function throws with 500. Throws if an option can never work.
 *
 * @example
 * const form = defineSchema({ metadata, fields: [{ id: 'country', type: 'object', content: … }, …] })
 * export default createModule({
 *   schema: form,
 *   content: { states: ({ formData }) => statesOf(formData.country?.id) },
 * })
 */
export function createModule<const S extends Schema = Schema, const F extends Schema = S>(options: ModuleOptions<S, F>): Module {
  checkOptions(options)
  const cors = createCors(options.cors)
  const answer = createAnswer(options)
  return {
    fetch: async (request) => {
      if (request.method === 'OPTIONS') return answerPreflight(request, cors)
      try {
        return Response.json(await answer(request), { headers: cors(request) })
      } catch (thrown) {
        const status = thrown instanceof HttpError ? thrown.status : 500
        const headers = { ...cors(request), ...(status === 405 ? { allow: 'POST, OPTIONS' } : {}) }
        return Response.json({ error: messageOf(thrown) }, { status, headers })
      }
    },
  }
}

const defaultMaxRequestBytes = 1024 * 1024

/** Answers a request with JSON. Rejects with whatever fails. */
function createAnswer<S extends Schema, F extends Schema>(options: ModuleOptions<S, F>): (request: Request) => Promise<unknown> {
  const { schema, content = {}, maxRequestBytes = defaultMaxRequestBytes, development = isDevelopment() } = options
  const loadSchema: SchemaFunction<FormValuesOf<F>> = typeof schema === 'function' ? schema : () => schema
  // Parsed like in the form: a module in JavaScript may use any accepted notation for choices and rules.
  const form = parseSchema(options.form ?? (typeof schema === 'function' ? emptySchema : schema)).schema
  const open = idsChangedByRules(form)
  const report = development ? createProblemReporter(options) : undefined
  const reportMissing = development ? createMissingFunctionReporter(Object.keys(content)) : undefined

  const endpoints: Readonly<Record<string, (call: Unwrapped, request: Request) => Promise<unknown>>> = {
    schema: async (call, request) => {
      const { schema: sent, content_objects: contentObjects } = call.payload
      const answered = await loadSchema({ ...contextOf(call, request), schema: sent, contentObjects: listOf(contentObjects) })
      if (!isJsonObject(answered)) throw new Error('The function `schema` of this module gave no schema.')
      reportMissing?.(answered)
      await report?.(answered)
      return call.wrapSchema(answered)
    },
    content: async (call, request) => call.wrapContent(await answerContent(content, call.payload, contextOf(call, request))),
  }

  const contextOf = ({ payload, credentials }: Unwrapped, request: Request): ModuleContext<FormValuesOf<F>> => {
    const sentFormData = readFormData(payload)
    // `as`: what `fitFormData` leaves has the types that `FormValuesOf` infers from the fields.
    const formData = fitFormData(form.fields, sentFormData, open) as FormValuesOf<F>
    return { formData, sentFormData, schema: undefined, contentObjects: [], credentials, request, signal: request.signal }
  }

  return async (request) => {
    const name = new URL(request.url).pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined
    if (endpoint === undefined) throw new HttpError(404, `No endpoint "${name}". A module has "schema" and "content".`)
    if (request.method !== 'POST') throw new HttpError(405, `Call it with POST, not ${request.method}.`)
    return endpoint(unwrap(await readBody(request, maxRequestBytes)), request)
  }
}

function readFormData(payload: JsonObject): JsonObject {
  const formData = payload['form_data']
  if (isJsonObject(formData)) return formData
  throw new HttpError(400, '"form_data" must be an object keyed by field id.')
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Runtimes without `process` never count as development by default. */
const isDevelopment = (): boolean => globalThis.process?.env?.['NODE_ENV'] === 'development'

type Load<Data> = (context: ModuleContext<Data>) => unknown

/**
 * One record for each requested object that the module supports, in the order of the request. A function that fails gives its record an
 * `error` and does not affect the others; if all of them fail, so does the request. Specification 2.12, 4.2 and 7.
 */
async function answerContent<Data>(
  content: Readonly<Record<string, Load<Data>>>,
  payload: JsonObject,
  context: ModuleContext<Data>,
): Promise<{ content_objects: JsonObject[] }> {
  const names = [...new Set(readNames(payload))].filter((name) => Object.hasOwn(content, name))
  const outcomes = await Promise.allSettled(names.map(async (name) => readChoices(name, await content[name]?.(context))))
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
