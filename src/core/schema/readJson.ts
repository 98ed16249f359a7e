import { InexactNumber, isInexact, jsonToken } from './jsonFaults.ts'

/** Numbers of 15 digits and without exponent are always exact: what has no other needs no closer look. */
const mayBeInexact = /(?:^|[[:,\s])-?(?:[\d.]{16}|[\d.]+[eE])/

/** Marks the digits of such a number as a text, until that is read. Who writes this mark himself gets the same error. */
const mark = '\0inexact:'

/**
 * As `JSON.parse`, but no number is rounded: an `InexactNumber` stands where one would be.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export const readJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (!mayBeInexact.test(text)) return value
  const marked = text.replace(jsonToken, (part) => (isInexact(part) ? JSON.stringify(mark + part) : part))
  return marked === text ? value : JSON.parse(marked, readMark)
}

const readMark = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(mark) ? new InexactNumber(value.slice(mark.length)) : value
