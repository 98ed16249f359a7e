import { isJsonObject, type JsonObject } from '../core/schema/json.ts'

/** The body of a call out of its wire format, and how to put an answer into the same. Decisions §7. */
export interface Unwrapped {
  readonly payload: JsonObject
  readonly credentials: unknown
  readonly wrapSchema: (schema: unknown) => unknown
  readonly wrapContent: (answer: unknown) => unknown
}

/** `{"data": {…}, "credentials": …}` where there is no `form_data` at the root, else the plain bodies of specification 4. */
export function unwrap(body: JsonObject): Unwrapped {
  const { data, credentials } = body
  if (!isJsonObject(data) || Object.hasOwn(body, 'form_data')) {
    return { payload: body, credentials: undefined, wrapSchema: (schema) => schema, wrapContent: (answer) => answer }
  }
  return { payload: data, credentials, wrapSchema: (schema) => ({ data: { schema } }), wrapContent: (answer) => ({ data: answer }) }
}
