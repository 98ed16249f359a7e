import { isJsonObject, type JsonObject } from '../../src/core/schema/json.ts'

const objectsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])

/** Every field definition of a schema as sent, at any depth, including those of `items`. */
export function listFields(definition: JsonObject): JsonObject[] {
  const below = objectsIn(definition['fields']).flatMap((field) => [field, ...listFields(field)])
  return [...below, ...objectsIn([definition['items']]).flatMap(listFields)]
}
