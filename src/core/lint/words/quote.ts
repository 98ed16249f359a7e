/** Control characters and marks that turn the direction of text: a terminal or a log would obey them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A text on one line that no terminal obeys. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (found) => names[found] ?? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A value from a schema between quotation marks, cut where it is long. */
export const quote = (value: unknown): string => {
  const text = printable(typeof value === 'string' ? value.slice(0, 200) : (JSON.stringify(value) ?? String(value)).slice(0, 200))
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`
}

/** `"a", "b" and "c"`; long lists end in how many more there are. */
export const quoteAll = (values: readonly string[], joint: 'and' | 'or' = 'and'): string => {
  const shown = values.slice(0, 10).map(quote)
  if (values.length > shown.length) return `${shown.join(', ')} and ${values.length - shown.length} more`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} ${joint} ${last}`
}
