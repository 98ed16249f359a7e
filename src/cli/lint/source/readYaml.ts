import { isAlias, isMap, isScalar, isSeq, type Document, type ErrorCode, type ParsedNode, parseDocument, type YAMLError } from 'yaml'
import { type ParsedSource, reportDuplicateKeys, type SourceEntry, type SourceFault, type SourceNode, type Span } from './sourceNode.ts'

/** Reads one YAML 1.2 document. Of two equal keys the last counts, as in JSON; the first other fault ends the reading. */
export const readYaml = (text: string): ParsedSource => {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  const [error] = document.errors
  if (error !== undefined) return unreadable(describeFault(error))
  if (document.contents === null) return unreadable(emptyFault)
  try {
    const json: unknown = document.toJS()
    const root = createReader(document)(document.contents)
    return { json, root, faults: reportDuplicateKeys(root) }
  } catch (cause) {
    // Aliases that grow beyond all bounds, or that contain themselves.
    if (!(cause instanceof Error)) throw cause
    return unreadable({
      code: 'source/not-yaml',
      message: 'the aliases of this text cannot be resolved.',
      hint: `${cause.message}.`,
      start: 0,
      end: 0,
    })
  }
}

const unreadable = (fault: SourceFault): ParsedSource => ({ json: undefined, root: undefined, faults: [fault] })

const emptyFault: SourceFault = {
  code: 'source/not-yaml',
  message: 'the text is empty.',
  hint: 'A schema is an object with "metadata" and a list "fields".',
  start: 0,
  end: 0,
}

/** Where the parser's own sentence is none for the author of a file, and what to do. */
const rows: Partial<Record<ErrorCode, { readonly message?: string; readonly hint: string }>> = {
  MULTIPLE_DOCS: { message: 'the file holds several documents.', hint: 'Write each into a file of its own.' },
  TAB_AS_INDENT: { hint: 'Indent with spaces.' },
  BAD_INDENT: { hint: 'Indent all keys of an object equally.' },
  MISSING_CHAR: { hint: 'Add what is missing.' },
}

const describeFault = ({ code, message, pos: [start, end] }: YAMLError): SourceFault => ({
  code: 'source/not-yaml',
  message: rows[code]?.message ?? `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.?$/, '.')}`,
  hint: rows[code]?.hint ?? 'Put texts with special characters between quotes.',
  start,
  end,
})

type Reader = (node: ParsedNode | null, at?: number) => SourceNode

/** What an alias stands for is read where its anchor is, once. */
const createReader = (document: Document.Parsed): Reader => {
  const known = new Map<ParsedNode, SourceNode>()
  const read: Reader = (node, at = 0) => {
    // `as`: what an alias resolves to was parsed from the same text.
    const target = isAlias(node) ? ((node.resolve(document) ?? null) as ParsedNode | null) : node
    if (target === null) return scalarAt({ start: at, end: at })
    const found = known.get(target) ?? readNode(target, read)
    known.set(target, found)
    return found
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
    return { start, end: isBlock ? (items.at(-1)?.end ?? end) : end, kind: 'array', isBlock, entries: [], items }
  }
  return node.anchor === undefined ? scalarAt({ start, end }) : { ...scalarAt({ start, end }), isNamed: true }
}

const readEntry = (key: ParsedNode, value: ParsedNode | null, read: Reader): SourceEntry => {
  const [start, end] = key.range
  return { key: keyOf(key), keySpan: { start, end }, value: read(value, end) }
}

/** As `toJS` names it. */
const keyOf = (key: ParsedNode): string => {
  const value: unknown = isScalar(key) ? key.value : key.toString()
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
}
