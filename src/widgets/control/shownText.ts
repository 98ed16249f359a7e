/**
 * What a typed control shows: the text as typed, else the value as text. A value that does not fit its field, such as an object in a text
 * field, shows as JSON. Decisions §2.
 */
export const shownText = (value: unknown, text: string | undefined): string => {
  if (text !== undefined) return text
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Whether an element shows another text than the one that was written into it. White space does not count: browsers leave out line breaks, or
 * change them, and what they keep depends on the type of the element.
 */
export const showsOther = (shown: string, written: string): boolean => shown !== written && withoutSpace(shown) !== withoutSpace(written)

const withoutSpace = (text: string) => text.replace(/\s/g, '')
