/** A value as text, since values may be objects: for the `value` of an `<option>`. */
export const keyOf = (value: unknown): string => JSON.stringify(value) ?? ''

/**
 * A React key for each value, stable as long as the value exists, so that the focus stays on one when another is removed. Equal values are
 * numbered, from the second on.
 */
export function keysOf(values: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>()
  return values.map((value) => {
    const key = keyOf(value)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} ${count}`
  })
}
