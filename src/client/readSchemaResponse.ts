import { isJsonObject } from '../core/schema/json.ts'

const isSchema = (value: unknown) => isJsonObject(value) && Array.isArray(value['fields'])

/**
 * The schema in an answer of `/schema`, as the module sent it: an object with a `fields` array at the root, in `schema`, `data` or
 * `data.schema`; the first of these counts. `undefined` where there is none. Specification 4.1, decisions §7.
 */
export function readSchemaResponse(body: unknown): unknown {
  if (!isJsonObject(body)) return undefined
  const { schema, data } = body
  return [body, schema, data, isJsonObject(data) ? data['schema'] : undefined].find(isSchema)
}
