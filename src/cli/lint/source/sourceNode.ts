/** A range of a text: offsets in UTF-16 code units, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One key of an object as it is written. */
export interface SourceEntry {
  readonly key: string
  readonly keySpan: Span
  readonly value: SourceNode
}

/** A value as it is written, in JSON or YAML. */
export interface SourceNode extends Span {
  readonly kind: 'object' | 'array' | 'scalar'
  /** Written as YAML block: without brackets, by indentation. */
  readonly isBlock: boolean
  /** Of an object, in the order of the text; of two with the same key the last counts. */
  readonly entries: readonly SourceEntry[]
  /** Of an array. */
  readonly items: readonly SourceNode[]
}

/** What is wrong with a text as JSON or YAML. */
export interface SourceFault extends Span {
  readonly code: 'source/not-json' | 'source/not-yaml' | 'source/duplicate-key'
  readonly message: string
  readonly hint: string
}

/** A text, read. */
export interface ParsedSource {
  /** The value the text stands for; `undefined` where it cannot be read at all. */
  readonly json: unknown
  /** The same value with positions; `undefined` where there is none. */
  readonly root: SourceNode | undefined
  readonly faults: readonly SourceFault[]
}

/** A key with its value; of two with the same key the last, as in the value that is read. */
export const entryOf = (node: SourceNode, key: string): SourceEntry | undefined => {
  for (let index = node.entries.length - 1; index >= 0; index -= 1) if (node.entries[index]?.key === key) return node.entries[index]
  return undefined
}
