import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import type { Schema } from '../core/schema/model.ts'
import { emptySchema, parseSchema } from '../core/schema/parseSchema.ts'
import type { FormValuesOf } from '../core/values/formValuesOf.ts'
import { answerContent } from './answerContent.ts'
import { checkOptions } from './checkOptions.ts'
import { answerPreflight, createCors } from './cors.ts'
import { fitFormData, idsChangedByRules } from './fitFormData.ts'
import { HttpError, messageOf } from './httpError.ts'
import type { Module, ModuleContext, ModuleOptions, SchemaFunction } from './moduleOptions.ts'
import { readBody, unwrap, type Unwrapped } from './readBody.ts'
import { createFailureReporter } from './reportFailure.ts'
import { createFunctionReporter, createProblemReporter } from './reportInDevelopment.ts'
import { toJson } from './toJson.ts'

/**
 * A module from its schema and one function for each content object: a stateless, Fetch-standard handler of `POST …/schema` and `POST
 * …/content` below any path. Both wire formats are understood, and an answer has the format of its request. Specification 4 and 7,
 * decisions §7.
 *
 * An unreadable request is answered `{error: message}` with 400, 404, 405, 413 or 415; an `HttpError` with its status; anything else that a
 * function throws with 500, and told to `onError`. Throws if an option can never work.
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
        return new Response(await answer(request), { headers: { ...cors(request), 'content-type': 'application/json' } })
      } catch (thrown) {
        const status = thrown instanceof HttpError ? thrown.status : 500
        const headers = { ...cors(request), ...(status === 405 ? { allow: 'POST, OPTIONS' } : {}) }
        return Response.json({ error: messageOf(thrown) }, { status, headers })
      }
    },
  }
}

const defaultMaxRequestBytes = 1024 * 1024

/** Answers a request with the text of JSON. Rejects with whatever fails. */
function createAnswer<S extends Schema, F extends Schema>(options: ModuleOptions<S, F>): (request: Request) => Promise<string> {
  const { schema, content = {}, maxRequestBytes = defaultMaxRequestBytes, development = isDevelopment() } = options
  const loadSchema: SchemaFunction<FormValuesOf<F>> = typeof schema === 'function' ? schema : () => schema
  // Parsed like in the form: a module in JavaScript may use any accepted notation for choices and rules.
  const form = parseSchema(options.form ?? (typeof schema === 'function' ? emptySchema : schema)).schema
  const open = idsChangedByRules(form)
  const report = development ? createProblemReporter(options) : undefined
  const reportFailure = createFailureReporter(options, development)
  const reportFunctions = development ? createFunctionReporter(Object.keys(content), typeof schema !== 'function') : undefined

  const endpoints: Readonly<Record<string, (call: Unwrapped, request: Request) => Promise<string>>> = {
    schema: async (call, request) => {
      const { schema: sent, content_objects: contentObjects } = call.payload
      const context = { ...contextOf(call, request), schema: sent, contentObjects: listOf(contentObjects) }
      try {
        return call.wrapSchema(await answerSchema(context))
      } catch (thrown) {
        await reportFailure(thrown, request, 'The schema')
        throw thrown
      }
    },
    content: async (call, request) => call.wrapContent(await answerContent(content, call.payload, contextOf(call, request), reportFailure)),
  }

  const answerSchema = async (context: ModuleContext<FormValuesOf<F>>) => {
    const answered = await loadSchema(context)
    if (!isJsonObject(answered)) throw new Error('The function `schema` of this module gave no schema.')
    const json = toJson(answered, 'The schema')
    reportFunctions?.(answered)
    await report?.(answered)
    return json
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

/** Runtimes without `process` never count as development by default, nor does Deno without the permission to read this variable. */
function isDevelopment(): boolean {
  try {
    return globalThis.process?.env?.['NODE_ENV'] === 'development'
  } catch {
    return false
  }
}
