/** A value from a schema between quotation marks, cut where it is long. */
export const quote = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`
}

/** `"a", "b" and "c"`; long lists end in how many more there are. */
export const quoteAll = (values: readonly string[]): string => {
  const shown = values.slice(0, 10).map(quote)
  if (values.length > shown.length) return `${shown.join(', ')} and ${values.length - shown.length} more`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}
