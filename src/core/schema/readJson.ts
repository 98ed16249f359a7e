import { InexactNumber, isInexact, jsonToken } from './jsonFaults.ts'

/** Numbers of up to 15 digits without exponent are always exact: a text with only such numbers needs no further check. */
const mayBeInexact = /(?:^|[[:,\s])-?(?:[\d.]{16}|[\d.]+[eE])/

/** Marks the digits of such a number, as a string, until it is converted. A string that starts with this mark gets the same error. */
const mark = '\0inexact:'

/**
 * Like `JSON.parse`, but a number that would be rounded becomes an `InexactNumber`.
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
