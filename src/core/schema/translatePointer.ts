import { isJsonObject } from './json.ts'

/**
 * A pointer into one schema as the pointer to the same field in another: where fields were merged or left out, their indexes differ and
 * their ids do not. What the other schema lacks is kept as it is.
 *
 * @example translatePointer('/fields/0/label', { fields: [{ id: 'b' }] }, { fields: [{ id: 'a' }, { id: 'b' }] }) // '/fields/1/label'
 */
export const translatePointer = (pointer: string, from: unknown, to: unknown): string => {
  let [here, there] = [from, to]
  let isInFields = false
  const translated = pointer.split('/').map((segment, depth) => {
    if (depth === 0) return segment
    here = entryOf(here, segment)
    const own = isInFields ? placeOf(here, there, segment) : keyOf(there, segment)
    there = entryOf(there, own)
    isInFields = otherNames.has(segment)
    return own
  })
  return translated.join('/')
}

/** Lists of fields go by two names. Decisions §1, aliases. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['fields', 'properties'],
  ['properties', 'fields'],
])

const keyOf = (there: unknown, key: string): string => {
  const other = otherNames.get(key)
  return other !== undefined && entryOf(there, key) === undefined && Array.isArray(entryOf(there, other)) ? other : key
}

const placeOf = (field: unknown, fields: unknown, otherwise: string): string => {
  const id = idOf(field)
  const index = id === undefined || !Array.isArray(fields) ? -1 : fields.findIndex((one) => idOf(one) === id)
  return index === -1 ? otherwise : String(index)
}

const idOf = (field: unknown): unknown => entryOf(field, 'id')

const entryOf = (value: unknown, segment: string): unknown => {
  const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
  if (Array.isArray(value)) return value[Number(key)]
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
