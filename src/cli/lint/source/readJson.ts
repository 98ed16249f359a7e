import { readJson as readJsonText } from '../../../core/schema/readJson.ts'
import { describeForeign, tooDeep } from './foreignText.ts'
import { createLineIndex, type LineIndex } from './lineIndex.ts'
import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser'
import { type ParsedSource, reportDuplicateKeys, type SourceEntry, type SourceFault, type SourceNode, type Span } from './sourceNode.ts'

/**
 * Reads strict JSON, because that is what modules send. Comments and trailing commas are faults too, but the rest is still read. Numbers
 * that JavaScript would round are kept as written.
 */
export const readJson = (text: string): ParsedSource => {
  const found: JsonFault[] = []
  const root = readTree(text, found)
  const faults = describeFaults(text, root === undefined && found.length === 0 ? [undefined] : found)
  if (root === undefined || !found.every(isTolerable)) return { json: undefined, root: undefined, faults }
  let again: SourceNode | undefined
  return {
    json: readJsonText(blank(text, found)),
    faults: [...faults, ...reportDuplicateKeys(root)],
    // The positions of a large file need more memory than everything else: they are dropped while the schema is checked, and created again
    // if something is found.
    get root() {
      return (again ??= readTree(text, []))
    },
  }
}

/** One fault per line: the others on it mostly result from the first. */
const describeFaults = (text: string, found: readonly (JsonFault | undefined)[]): readonly SourceFault[] => {
  if (found.length === 0) return []
  const foreign = describeForeign(text)
  if (foreign) return [{ code: 'source/not-json', ...foreign }]
  const { positionAt } = createLineIndex(text)
  const byLine = new Map<number, SourceFault | undefined>()
  for (const [index, fault] of found.entries()) {
    const described = describeJsonFault(text, fault)
    const { line } = positionAt(described.start)
    const isFollowing = fault?.code === 'EndOfFileExpected' && index > 0
    if (!byLine.has(line) && !isFollowing) byLine.set(line, described)
    // Faults at the end of an unclosed string that spans several lines are misleading.
    if (fault?.code === 'UnexpectedEndOfString') for (const end of endsOfText(text, fault, positionAt)) byLine.set(end, undefined)
    // If the text as a whole is not JSON, such as an HTML page or an empty file, one fault is enough.
    if (described.isWhole) break
  }
  return [...byLine.values()].filter((fault) => fault !== undefined)
}

/** The lines of a string that is not closed on its own line, if it is closed at all. */
const endsOfText = (text: string, { start, end }: Span, positionAt: LineIndex['positionAt']): readonly number[] => {
  const quote = text.indexOf('"', end)
  if (quote === -1) return []
  const [first, last] = [positionAt(start).line, positionAt(quote).line]
  const isValue = /^"\s*[,}\]]/.test(text.slice(quote))
  return isValue ? Array.from({ length: last - first }, (_, index) => first + index + 1) : []
}

/** The text with some ranges replaced by spaces: comments and extra commas. */
const blank = (text: string, parts: readonly Span[]): string =>
  parts.reduce((shown, { start, end }) => shown.slice(0, start) + ' '.repeat(end - start) + shown.slice(end), text)

const isTolerable = ({ code }: JsonFault): boolean => code === 'InvalidCommentToken' || code === 'TrailingComma'

/** `undefined` if there is no value, or one nested too deeply to traverse. */
const readTree = (text: string, faults: JsonFault[]): SourceNode | undefined => {
  const { root, visitor } = createTreeBuilder(faults)
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    faults.splice(0, faults.length, { code: 'TooDeep', start: 0, end: 1 })
  }
  return root()
}

interface Draft extends SourceNode {
  readonly entries: SourceEntry[]
  readonly items: SourceNode[]
  end: number
}

/** Shared by all nodes without any: most values are scalars. */
const noEntries: SourceEntry[] = []
const noItems: SourceNode[] = []

const createTreeBuilder = (faults: JsonFault[]): { root: () => SourceNode | undefined; visitor: JSONVisitor } => {
  let root: SourceNode | undefined
  let commaAt: number | undefined
  const open: Draft[] = []
  const keys: Omit<SourceEntry, 'value'>[] = []
  const add = (kind: SourceNode['kind'], start: number, length: number): Draft => {
    const node: Draft = {
      kind,
      isBlock: false,
      start,
      end: start + length,
      entries: kind === 'object' ? [] : noEntries,
      items: kind === 'array' ? [] : noItems,
    }
    const owner = open.at(-1)
    if (owner?.kind === 'array') owner.items.push(node)
    else if (owner !== undefined) owner.entries.push(entryOfKey(keys.pop(), node))
    root ??= node
    commaAt = undefined
    return node
  }
  const close = (offset: number, length: number): void => {
    const node = open.pop()
    if (node !== undefined) node.end = offset + length
    if (commaAt !== undefined) faults.push({ code: 'TrailingComma', start: commaAt, end: commaAt + 1 })
    commaAt = undefined
  }
  const visitor: JSONVisitor = {
    onObjectBegin: (offset, length) => void open.push(add('object', offset, length)),
    onArrayBegin: (offset, length) => void open.push(add('array', offset, length)),
    onObjectProperty: (key, offset, length) => {
      commaAt = undefined
      keys.push({ key, keySpan: { start: offset, end: offset + length } })
    },
    onLiteralValue: (_value, offset, length) => void add('scalar', offset, length),
    onObjectEnd: close,
    onArrayEnd: close,
    onSeparator: (character, offset) => {
      commaAt = character === ',' ? offset : undefined
    },
    onError: (code, offset, length) => void faults.push({ code: printParseErrorCode(code), start: offset, end: offset + length }),
  }
  return { root: () => root, visitor }
}

const entryOfKey = (key: Omit<SourceEntry, 'value'> | undefined, value: SourceNode): SourceEntry => ({
  key: key?.key ?? '',
  keySpan: key?.keySpan ?? value,
  value,
})

/** A fault with the parser's code, or one of ours: `TooDeep`, `TrailingComma`. */
interface JsonFault extends Span {
  readonly code: string
}

interface FaultRow {
  readonly message: string
  readonly hint: string
  /** The place of the fault is after the preceding token, where a comma is missing, not at the next value. */
  readonly isBehindLast?: boolean
  /** The text as a whole is not JSON: no further fault is reported. */
  readonly isWhole?: boolean
}

const rows: Readonly<Record<string, FaultRow>> = {
  TooDeep: { ...tooDeep, isWhole: true },
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

const empty: FaultRow = { isWhole: true, message: 'the text is empty.', hint: 'A schema is an object with "metadata" and a list "fields".' }
const bareKey: FaultRow = { message: 'the key has no quotes.', hint: 'Write it as "key": value, as JSON.stringify does.' }
const singleQuotes: FaultRow = { message: 'JSON has no single quotes.', hint: 'Write texts and keys between double quotes.' }

/** A fault as a sentence, with the place where it can be fixed. */
const describeJsonFault = (text: string, fault: JsonFault | undefined): SourceFault & { readonly isWhole?: boolean } => {
  const { message, hint, isBehindLast, isWhole = false } = rowOf(text, fault)
  const { start, end } = fault ?? { start: 0, end: 0 }
  const lastEnd = text.slice(0, start).trimEnd().length
  const span = isBehindLast === true ? { start: lastEnd, end: lastEnd } : { start, end }
  return { code: 'source/not-json', message, hint, isWhole, ...span }
}

const rowOf = (text: string, fault: JsonFault | undefined): FaultRow => {
  if (text.trim() === '') return empty
  if (text[fault?.start ?? 0] === "'") return singleQuotes
  if (fault?.code === 'InvalidSymbol' && isBareKey(text, fault)) return bareKey
  return rows[fault?.code ?? ''] ?? { message: 'this is no JSON.', hint: 'Check it with the editor you write it in.' }
}

const isBareKey = (text: string, { start, end }: Span): boolean =>
  /[{,]$/.test(text.slice(0, start).trimEnd().slice(-1)) && text.slice(end).trimStart().startsWith(':')
