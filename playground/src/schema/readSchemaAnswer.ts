const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema in an answer of `/schema`: at the root, or in one of the wrappers that modules use; `undefined` if there is none. */
export function readSchemaAnswer(body: unknown): unknown {
  if (!isObject(body)) return undefined
  const data = isObject(body['data']) ? body['data'] : {}
  return [body, body['schema'], body['data'], data['schema']].find((place) => isObject(place) && Array.isArray(place['fields']))
}
