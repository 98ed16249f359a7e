import type { SourceFault, Span } from './sourceNode.ts'

/** A fault as the parser names it, or one of ours: `TooDeep`, `TrailingComma`. */
export interface JsonFault extends Span {
  readonly code: string
}

interface FaultRow {
  readonly message: string
  readonly hint: string
  /** The fault lies behind what stands before it: a comma is missing there, and not where the next value begins. */
  readonly isBehindLast?: boolean
}

const rows: Readonly<Record<string, FaultRow>> = {
  TooDeep: { message: 'the value is nested too deeply to be read.', hint: 'No schema needs more than some hundred levels.' },
  TrailingComma: { message: 'a comma stands before the closing bracket; JSON does not allow it.', hint: 'Remove the comma.' },
  InvalidCommentToken: { message: 'JSON has no comments.', hint: 'Remove it, or put it into a "description".' },
  PropertyNameExpected: { message: 'a key between double quotes was expected here.', hint: 'Write it as "key": value.' },
  ValueExpected: { message: 'a value was expected here.', hint: 'Write a text, a number, true, false, null, an object or a list.' },
  ColonExpected: { message: 'a colon was expected between key and value.', hint: 'Write it as "key": value.', isBehindLast: true },
  CommaExpected: { message: 'a comma was expected here.', hint: 'Put a comma between the two.', isBehindLast: true },
  CloseBraceExpected: { message: 'the text ends before an object is closed.', hint: 'Add the missing "}".', isBehindLast: true },
  CloseBracketExpected: { message: 'the text ends before a list is closed.', hint: 'Add the missing "]".', isBehindLast: true },
  EndOfFileExpected: { message: 'the value has ended, but more text follows.', hint: 'Remove it; a file holds one value.' },
  UnexpectedEndOfString: { message: 'the text is not closed on its line.', hint: 'Close it with ", and write line breaks in it as \\n.' },
  UnexpectedEndOfNumber: { message: 'the number ends too early.', hint: 'Write digits after the point and the exponent.' },
  InvalidNumberFormat: { message: 'this is no number.', hint: 'Write it as 12, -3.5 or 1e6.' },
  InvalidUnicode: { message: '\\u must be followed by four hexadecimal digits.', hint: 'Write it as \\u00e9.' },
  InvalidEscapeCharacter: { message: 'there is no such escape.', hint: 'Write a backslash itself as \\\\.' },
  InvalidCharacter: { message: 'a control character stands in the text.', hint: 'Write it as \\t, \\n or \\u0000.' },
  InvalidSymbol: { message: 'this is no JSON value.', hint: 'Texts stand between double quotes; the only words are true, false and null.' },
}

const empty: FaultRow = { message: 'the text is empty.', hint: 'A schema is an object with "metadata" and a list "fields".' }
const webPage: FaultRow = { message: 'this is a web page and no JSON.', hint: 'Look at the address it was loaded from.' }
const singleQuotes: FaultRow = { message: 'JSON has no single quotes.', hint: 'Write texts and keys between double quotes.' }

/** A fault in words, at the place where it can be mended. */
export const describeJsonFault = (text: string, fault: JsonFault | undefined): SourceFault => {
  const { message, hint, isBehindLast } = rowOf(text, fault)
  const { start, end } = fault ?? { start: 0, end: 0 }
  const lastEnd = text.slice(0, start).trimEnd().length
  const span = isBehindLast === true ? { start: lastEnd, end: lastEnd } : { start, end }
  return { code: 'source/not-json', message, hint, ...span }
}

const rowOf = (text: string, fault: JsonFault | undefined): FaultRow => {
  if (text.trim() === '') return empty
  if (/^\s*<(!doctype|html)\b/i.test(text)) return webPage
  if (text[fault?.start ?? 0] === "'") return singleQuotes
  return rows[fault?.code ?? ''] ?? { message: 'this is no JSON.', hint: 'Check it with the editor you write it in.' }
}
