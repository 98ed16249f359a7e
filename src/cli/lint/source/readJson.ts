import { type JSONVisitor, parse, printParseErrorCode, visit } from 'jsonc-parser'
import { describeJsonFault, type JsonFault } from './describeJsonFault.ts'
import { reportDuplicateKeys } from './reportDuplicateKeys.ts'
import type { ParsedSource, SourceEntry, SourceNode } from './sourceNode.ts'

/**
 * Reads strict JSON, since that is what modules serve. The first fault is reported, the others mostly follow from it. Comments and trailing commas are faults too,
 * but what is around them is read all the same.
 */
export const readJson = (text: string): ParsedSource => {
  const faults: JsonFault[] = []
  const root = readTree(text, faults)
  const [first] = faults
  if (root === undefined || !faults.every(isTolerable))
    return { json: undefined, root: undefined, faults: [describeJsonFault(text, first)] }
  const json: unknown = first === undefined ? JSON.parse(text) : parse(text, [], { allowTrailingComma: true })
  return { json, root, faults: [...(first === undefined ? [] : [describeJsonFault(text, first)]), ...reportDuplicateKeys(root)] }
}

const isTolerable = ({ code }: JsonFault): boolean => code === 'InvalidCommentToken' || code === 'TrailingComma'

/** `undefined` where there is no value, or one that is nested too deeply to be walked. */
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

/** Shared by all nodes that have none: most values are scalars. */
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
