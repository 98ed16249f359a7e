/** Control characters and marks that change the text direction, which a terminal or log would interpret. */
// oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A text on one line without characters that a terminal interprets. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (found) => names[found] ?? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A value from a schema in quotation marks, cut if it is long. */
export const quote = (value: unknown): string => {
  const text = printable(typeof value === 'string' ? value.slice(0, 200) : (JSON.stringify(value) ?? String(value)).slice(0, 200))
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`
}

/** `"a", "b" and "c"`; long lists end with the number of the remaining ones. */
export const quoteAll = (values: readonly string[], joint: 'and' | 'or' = 'and'): string => {
  const shown = values.slice(0, 10).map(quote)
  if (values.length > shown.length) return `${shown.join(', ')} and ${values.length - shown.length} more`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} ${joint} ${last}`
}
