import { isAbsent, isJsonObject } from '../../schema/json.ts'

const jsonSchema = 'a JSON Schema'
const openApi = 'an OpenAPI document'

/** What a document without fields is, if it is no schema of a module by all signs. */
export const nameForeign = (document: unknown): string | undefined => {
  if (!isJsonObject(document) || !isAbsent(document['fields']) || !isAbsent(document['metadata'])) return undefined
  const { openapi, swagger, info, type, properties, $schema } = document
  if (isJsonObject(info) && (typeof openapi === 'string' || typeof swagger === 'string')) return openApi
  const isOfStandard = typeof $schema === 'string' && $schema.includes('//json-schema.org/')
  return isOfStandard || (type === 'object' && isJsonObject(properties)) ? jsonSchema : undefined
}

export const isForeign = (got: string): boolean => got === jsonSchema || got === openApi
