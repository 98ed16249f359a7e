import { formatPointer, segmentsOf } from 'moduleform/core'

/**
 * A pointer into one schema as the pointer to the same field in another: where fields were merged or left out, their indexes differ
 * and their ids do not. What the other schema lacks is kept as it is.
 */
export function translatePointer(pointer: string, from: unknown, to: unknown): string {
  let [here, there] = [from, to]
  let isInFields = false
  const translated: string[] = []
  for (const segment of segmentsOf(pointer)) {
    here = entryOf(here, segment)
    const index =
      isInFields && Array.isArray(there) ? there.findIndex((field) => idOf(field) !== undefined && idOf(field) === idOf(here)) : -1
    const own = index === -1 ? segment : String(index)
    there = entryOf(there, own)
    translated.push(own)
    isInFields = segment === 'fields'
  }
  return formatPointer(translated)
}

const entryOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

const idOf = (field: unknown): unknown => entryOf(field, 'id')
