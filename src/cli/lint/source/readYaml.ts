import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type ErrorCode,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { mergeKey } from '../../../core/lint/mergeKey.ts'
import { InexactNumber, isInexact } from '../../../core/schema/jsonFaults.ts'
import { describeForeign, tooDeep } from './foreignText.ts'
import { type ParsedSource, reportDuplicateKeys, type SourceEntry, type SourceFault, type SourceNode, type Span } from './sourceNode.ts'

/** Reads one YAML 1.2 document. Of two equal keys the last counts, as in JSON; a text with syntax errors has no value. */
export const readYaml = (text: string): ParsedSource => {
  // Without this level the library itself prints a warning about keys that are objects.
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'error' })
  if (document.errors.length > 0) return unreadable(...describeFaults(text, document.errors))
  if (document.contents === null) return unreadable(emptyFault)
  try {
    const root = createReader(document)(document.contents)
    const ofPairs = markNodes(document)
    const unread = ofPairs.find(({ code }) => code === swallowed.code)
    if (unread) return unreadable(unread)
    const json: unknown = document.toJS({ reviver: readMark })
    return { json, root, faults: [...reportDuplicateKeys(root).filter(({ key }) => key !== mergeKey), ...ofPairs] }
  } catch (cause) {
    // Aliases that expand without limit, or that contain themselves.
    if (!(cause instanceof Error)) throw cause
    if (cause instanceof RangeError) return unreadable(tooDeepFault)
    const { start, end } = cause instanceof AliasInItself ? cause : { start: 0, end: 0 }
    return unreadable({
      code: 'source/not-yaml',
      message: 'the aliases of this text cannot be resolved.',
      hint: `${cause.message}.`,
      start,
      end,
    })
  }
}

const unreadable = (...faults: SourceFault[]): ParsedSource => ({ json: undefined, root: undefined, faults })

/** Prefix for the digits of a number that would be rounded, until it is read. */
const mark = '\0inexact:'

const readMark = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(mark) ? new InexactNumber(value.slice(mark.length)) : value

/** Marks such numbers, and reports each merge key, which YAML 1.2 does not have, and each key that has swallowed its value, as in `{id:1}`. */
const markNodes = (document: Document.Parsed): SourceFault[] => {
  const faults: SourceFault[] = []
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'number' && node.source !== undefined && isInexact(node.source)) node.value = mark + node.source
    },
    Pair: (_key, { key, value }) => {
      if (!isScalar(key)) return
      const [start = 0, end = start] = key.range ?? []
      if (typeof key.value === 'symbol') faults.push({ ...mergeFault, start, end })
      else if (value === null && isSwallowing(key)) faults.push({ ...swallowed, start, end })
    },
  })
  return faults
}

const mergeFault: Omit<SourceFault, 'start' | 'end'> = {
  code: 'source/merge-key',
  message: '"<<" is a merge key; it is read here, but YAML 1.2 has none, and other software takes it for a key of that name.',
  hint: 'Write out the keys that it stands for.',
}

const isSwallowing = ({ type, value }: Scalar): boolean => type === 'PLAIN' && /^[\w$-]+:/.test(String(value))

/** Reported once: who writes so once does it everywhere. */
const swallowed: Omit<SourceFault, 'start' | 'end'> = {
  code: 'source/not-yaml',
  message: 'no space follows the colon, so YAML takes key and value for one key.',
  hint: 'Put a space after each colon.',
}

const tooDeepFault: SourceFault = { ...tooDeep, code: 'source/not-yaml', start: 0, end: 1 }

const emptyFault: SourceFault = {
  code: 'source/not-yaml',
  message: 'the text is empty.',
  hint: 'A schema is an object with "metadata" and a list "fields".',
  start: 0,
  end: 0,
}

/** Replacements for sentences of the parser that do not help the author of a file, and hints. */
const rows: Partial<Record<ErrorCode, { readonly message?: string; readonly hint: string }>> = {
  MULTIPLE_DOCS: { message: 'the file holds several documents.', hint: 'Write each into a file of its own.' },
  TAB_AS_INDENT: { hint: 'Indent with spaces.' },
  BAD_INDENT: { hint: 'Indent all keys of an object equally.' },
  MISSING_CHAR: { hint: 'Add what is missing.' },
}

/** Of a text that is no YAML at all, or exhausts the stack of the parser, one fault is enough. */
const describeFaults = (text: string, errors: readonly YAMLError[]): readonly SourceFault[] => {
  const foreign = describeForeign(text)
  if (foreign) return [{ code: 'source/not-yaml', ...foreign }]
  return errors.some(({ message }) => /call stack|recursion/i.test(message)) ? [tooDeepFault] : errors.map(describeFault)
}

const describeFault = ({ code, message, pos: [start, end] }: YAMLError): SourceFault => ({
  code: 'source/not-yaml',
  message: rows[code]?.message ?? `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.?$/, '.')}`,
  hint: rows[code]?.hint ?? 'Put texts with special characters between quotes.',
  start,
  end,
})

class AliasInItself extends Error implements Span {
  readonly start: number
  readonly end: number

  constructor({ start, end }: Span) {
    super('An alias stands inside what it stands for')
    this.start = start
    this.end = end
  }
}

const spanOf = ({ range: [start, end] }: ParsedNode): Span => ({ start, end })

type Reader = (node: ParsedNode | null, at?: number) => SourceNode

/** The value of an alias is read once, at its anchor. */
const createReader = (document: Document.Parsed): Reader => {
  const known = new Map<ParsedNode, SourceNode>()
  const open = new Set<ParsedNode>()
  const read: Reader = (node, at = 0) => {
    // `as`: the target of an alias was parsed from the same text.
    const target = isAlias(node) ? ((node.resolve(document) ?? null) as ParsedNode | null) : node
    if (target === null) return scalarAt({ start: at, end: at })
    const found = known.get(target)
    if (found !== undefined) return found
    if (open.has(target)) throw new AliasInItself(spanOf(node ?? target))
    open.add(target)
    const made = readNode(target, read)
    known.set(target, made)
    return made
  }
  return read
}

const scalarAt = (span: Span): SourceNode => ({ ...span, kind: 'scalar', isBlock: false, entries: [], items: [] })

const readNode = (node: ParsedNode, read: Reader): SourceNode => {
  const [start, end] = node.range
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const entries = node.items.map(({ key, value }) => readEntry(key, value, read))
    return { start, end: isBlock ? (entries.at(-1)?.value.end ?? end) : end, kind: 'object', isBlock, entries, items: [] }
  }
  if (isSeq<ParsedNode>(node)) {
    const items = node.items.map((item) => read(item, start))
    const aliases = new Map(node.items.flatMap((item, index) => (isAlias(item) ? [[index, spanOf(item)]] : [])))
    return { start, end: isBlock ? (items.at(-1)?.end ?? end) : end, kind: 'array', isBlock, entries: [], items, aliases }
  }
  return node.anchor === undefined ? scalarAt({ start, end }) : { ...scalarAt({ start, end }), isNamed: true }
}

const readEntry = (key: ParsedNode, value: ParsedNode | null, read: Reader): SourceEntry => {
  const [start, end] = key.range
  return { key: keyOf(key), keySpan: { start, end }, value: read(value, end) }
}

/** The key as `toJS` names it. */
const keyOf = (key: ParsedNode): string => {
  const value: unknown = isScalar(key) ? key.value : key.toString()
  if (typeof value === 'symbol') return mergeKey
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
}
