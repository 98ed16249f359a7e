import { isJsonObject, type JsonObject } from './json.ts'

/** The type whose values the choices of a definition are: of an array that of its items. */
export const choiceTypeOf = ({ type, items }: JsonObject): string | undefined => {
  const stored = type === 'array' ? ((isJsonObject(items) ? items['type'] : undefined) ?? 'string') : type
  return typeof stored === 'string' ? stored : undefined
}
