/**
 * What a typed control shows: the text as typed, else the value as text. A value that does not fit its field, such as an object in a text
 * field, shows as JSON. Decisions §2.
 */
export const shownText = (value: unknown, text: string | undefined): string => {
  if (text !== undefined) return text
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
