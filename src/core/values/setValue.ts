import { isJsonObject } from '../schema/json.ts'
import type { FormValues } from '../schema/wire.ts'
import { formatPointer, getValue, parseRowIndex, type Path } from './path.ts'

/**
 * Form data with one value replaced; objects beside the path stay the same. Missing parents are created: an array for an index, an object
 * for an id. `undefined` removes a key; in an array it becomes `null`, so that the other rows keep their index.
 *
 * @throws Error where the path is empty or names a row beyond the next free one.
 * @example setValue({ a: 1 }, ['b', 'c'], 2) // { a: 1, b: { c: 2 } }
 */
export const setValue = (formData: FormValues, path: Path, value: unknown): FormValues => {
  if (path.length === 0)
    throw new Error('setValue got an empty path. Form data as a whole is not set by path: pass the new form data instead.')
  if (Object.is(getValue(formData, path), value)) return formData
  // The first segment is an id, so the result is an object.
  return setChild(isJsonObject(formData) ? formData : {}, path, 0, value) as FormValues
}

const setChild = (parent: unknown, path: Path, depth: number, value: unknown): unknown => {
  const segment = path[depth]
  if (segment === undefined) return value
  const child = setChild(getValue(parent, [segment]), path, depth + 1, value)
  if (Array.isArray(parent) || (typeof segment === 'number' && depth > 0)) {
    return setRow(Array.isArray(parent) ? parent : [], parseRowIndex(segment), child, path)
  }
  const record = isJsonObject(parent) ? parent : {}
  if (child === undefined) return withoutKey(record, String(segment))
  // A computed key and a spread define own properties, `__proto__` included.
  return { ...record, [segment]: child }
}

const withoutKey = (record: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))

const setRow = (rows: readonly unknown[], index: number | undefined, row: unknown, path: Path): readonly unknown[] => {
  if (index === undefined || index > rows.length) {
    throw new Error(
      `setValue cannot reach ${formatPointer(path)}: the array has ${rows.length} rows. Use an index from 0 to ${rows.length}, where ${rows.length} adds a row.`,
    )
  }
  return [...rows.slice(0, index), row ?? null, ...rows.slice(index + 1)]
}
