import { segmentsOf } from '../../../core/values/path.ts'

/** A range of a text: offsets in UTF-16 code units, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One key of an object in the text. */
export interface SourceEntry {
  readonly key: string
  readonly keySpan: Span
  readonly value: SourceNode
}

/** A value in the text, in JSON or YAML. */
export interface SourceNode extends Span {
  readonly kind: 'object' | 'array' | 'scalar'
  /** Written in YAML block style: without brackets, by indentation. */
  readonly isBlock: boolean
  /** A scalar with a YAML anchor: aliases may refer to it elsewhere. */
  readonly isNamed?: true
  /** For objects, in the order of the text; of two equal keys the last counts. */
  readonly entries: readonly SourceEntry[]
  /** For arrays. */
  readonly items: readonly SourceNode[]
  /** Where items are YAML aliases: they themselves are read at their anchors. */
  readonly aliases?: ReadonlyMap<number, Span>
}

/** A fault of a text as JSON or YAML. */
export interface SourceFault extends Span {
  readonly code: 'source/not-json' | 'source/not-yaml' | 'source/duplicate-key' | 'source/merge-key'
  readonly message: string
  readonly hint: string
}

/** A parsed text. */
export interface ParsedSource {
  /** The value of the text; `undefined` if it cannot be read at all. */
  readonly json: unknown
  /** The same value with positions, created on demand; `undefined` where `json` is. */
  readonly root: SourceNode | undefined
  readonly faults: readonly SourceFault[]
}

/** A key with its value; of two equal keys the last, which is the one in the parsed value. */
export const entryOf = (node: SourceNode, key: string): SourceEntry | undefined => {
  for (let index = node.entries.length - 1; index >= 0; index -= 1) if (node.entries[index]?.key === key) return node.entries[index]
  return undefined
}

/** Whether a finding is about the name of a key, about its value, or about that it stands there: then it is where the alias is. */
export type Aim = 'key' | 'value' | 'use'

/** The range of a JSON Pointer in a text. If it does not exist, the range of the object that lacks it. */
export const findSpan = (root: SourceNode, pointer: string, aim: Aim): Span => {
  let node = root
  let keySpan: Span | undefined
  for (const segment of segmentsOf(pointer)) {
    const entry = node.kind === 'object' ? entryOf(node, segment) : undefined
    const next = entry?.value ?? (node.kind === 'array' ? node.items[Number(segment)] : undefined)
    if (next === undefined) return node
    const alias = aim === 'use' ? node.aliases?.get(Number(segment)) : undefined
    if (alias) return alias
    node = next
    keySpan = entry?.keySpan
  }
  return aim === 'key' && keySpan !== undefined ? keySpan : node
}

export const findNode = (root: SourceNode, pointer: string): SourceNode | undefined =>
  segmentsOf(pointer).reduce<SourceNode | undefined>(
    (node, segment) => (node?.kind === 'array' ? node.items[Number(segment)] : node && entryOf(node, segment)?.value),
    root,
  )

/** Reports every key that is repeated in its object: only the last one counts. */
export const reportDuplicateKeys = (root: SourceNode): (SourceFault & { readonly key: string })[] => {
  const faults: (SourceFault & { readonly key: string })[] = []
  const open: SourceNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<string>()
    for (const { key, keySpan, value } of node.entries) {
      if (seen.has(key)) faults.push({ ...describeDuplicate(key), key, start: keySpan.start, end: keySpan.end })
      seen.add(key)
      if (value.kind !== 'scalar') open.push(value)
    }
    for (const item of node.items) if (item.kind !== 'scalar') open.push(item)
  }
  return faults
}

/** The same sentence for JSON and YAML. */
const describeDuplicate = (key: string): Omit<SourceFault, 'start' | 'end'> => ({
  code: 'source/duplicate-key',
  message: `the key "${key}" stands twice in this object; only the last one counts.`,
  hint: 'Remove one of the two.',
})
