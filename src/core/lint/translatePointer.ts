import { isJsonObject } from '../schema/json.ts'
import { unescapeSegment } from '../values/path.ts'

/**
 * Translates a pointer into one schema to the same field in another: after a merge the indexes of fields may differ, but not their ids.
 * The result ends at the list of fields if the other schema lacks the field; other missing parts are kept.
 *
 * @example translatePointer('/fields/0/label', { fields: [{ id: 'b' }] }, { fields: [{ id: 'a' }, { id: 'b' }] }) // '/fields/1/label'
 */
export const translatePointer = (pointer: string, from: unknown, to: unknown): string => {
  let [here, there, translated] = [from, to, '']
  let isInFields = false
  for (const segment of pointer.split('/').slice(1)) {
    here = entryOf(here, segment)
    const own = isInFields ? placeOf(here, there, segment) : keyOf(there, segment)
    if (own === undefined) return translated
    there = entryOf(there, own)
    translated = `${translated}/${own}`
    isInFields = otherNames.has(segment)
  }
  return translated
}

/** Lists of fields have two possible names. Decisions §1, aliases. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['fields', 'properties'],
  ['properties', 'fields'],
])

const keyOf = (there: unknown, key: string): string => {
  const other = otherNames.get(key)
  return other !== undefined && entryOf(there, key) === undefined && Array.isArray(entryOf(there, other)) ? other : key
}

/** The index of the field with the same id in a list; `undefined` if there is none. A field without id keeps its own index. */
const placeOf = (field: unknown, fields: unknown, own: string): string | undefined => {
  const id = idOf(field)
  if (id === undefined || !Array.isArray(fields)) return own
  const index = fields.findIndex((one) => idOf(one) === id)
  return index === -1 ? undefined : String(index)
}

const idOf = (field: unknown): unknown => entryOf(field, 'id')

const entryOf = (value: unknown, segment: string): unknown => {
  const key = unescapeSegment(segment)
  if (Array.isArray(value)) return value[Number(key)]
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
