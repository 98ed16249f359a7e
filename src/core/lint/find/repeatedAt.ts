/** The indexes of entries that equal an earlier one. */
export const repeatedAt = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): readonly number[] => {
  const seen = new Set<unknown>()
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry)
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
}
