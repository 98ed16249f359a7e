import { parsePath } from 'moduleform/core'

/**
 * The field that a pointer into a schema leads to, as ids from the root: `/fields/1/items/fields/0/label` is `['records']`, because the
 * pointer does not say which row. Empty if it leads to no field.
 */
export function readFieldPath(schema: unknown, pointer: string): readonly string[] {
  const path: string[] = []
  let value = schema
  let isInFields = false
  for (const segment of parsePath(pointer)) {
    if (segment === 'items' && !isInFields) return path
    value = typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, segment)?.value : undefined
    if (isInFields && typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') path.push(value.id)
    isInFields = segment === 'fields'
  }
  return path
}
