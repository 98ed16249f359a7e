/** A React key for each value, the same as long as the value is there: the focus stays on a chip when another one goes. Equal values are numbered. */
export const chipKeys = (values: readonly unknown[]): string[] => {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const text = JSON.stringify(value) ?? ''
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return `${before} ${text}`
  })
}
