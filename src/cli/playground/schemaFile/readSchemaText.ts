import { childAddress } from '../../../core/values/path.ts'
import { withoutByteOrderMark } from '../../lint/source/byteOrderMark.ts'
import { contentAnswerMessage, findSchema } from '../../lint/source/findSchema.ts'
import { createLineIndex, type LineIndex } from '../../lint/source/lineIndex.ts'
import { parseSource } from '../../lint/source/parseSource.ts'
import { findNode, type SourceNode, type Span } from '../../lint/source/sourceNode.ts'

/** The state of a schema file that the page shows. */
export interface SchemaFileState {
  /** The last readable content of the file, without the wrapper of a recorded answer; absent if it was never readable. */
  readonly schema?: unknown
  /** For the values in `schema`. */
  readonly positions?: ValuePositions
  /** `schema` is older than the file, which has become unreadable. */
  readonly isOld?: true
  /** What is wrong with its text. */
  readonly problem?: FileProblem
}

/** Where each value begins in the text of the file, at its key if it has one, by JSON Pointer. Counted from 1. */
type ValuePositions = Readonly<Record<string, readonly [line: number, column: number]>>

/** Line and column are counted from 1, and absent if the problem concerns the whole file. */
interface FileProblem {
  readonly message: string
  readonly line?: number
  readonly column?: number
}

/**
 * Reads the text of a schema file: YAML by the extension of its name, else JSON. An unreadable text has a `problem` and no `schema`, one
 * with smaller faults has both.
 */
export function readSchemaText(given: string, name: string): SchemaFileState {
  const text = withoutByteOrderMark(given)
  const { json, root, faults } = parseSource(name, text)
  const lines = createLineIndex(text)
  const [first] = faults
  const problem: FileProblem | undefined = first && { message: `${first.message} ${first.hint}`, ...lines.positionAt(first.start) }
  return { ...(root === undefined ? {} : readSchema(json, root, lines)), ...(problem === undefined ? {} : { problem }) }
}

function readSchema(json: unknown, root: SourceNode, lines: LineIndex): SchemaFileState {
  const { kind, pointer, schema } = findSchema(json)
  if (kind === 'content-answer') return { problem: { message: contentAnswerMessage } }
  return { schema, positions: locateValues(findNode(root, pointer) ?? root, lines) }
}

/** Deeper values get the position of their parent, so that no text can exhaust the stack. */
const deepest = 100

/** Where each value begins in a text, at its key if it has one, by JSON Pointer from `root`. */
function locateValues(root: SourceNode, { positionAt }: LineIndex): ValuePositions {
  const positions: Record<string, readonly [number, number]> = {}
  const visit = (node: SourceNode, { start }: Span, pointer: string, depth: number) => {
    const { line, column } = positionAt(start)
    positions[pointer] = [line, column]
    if (depth === deepest) return
    for (const { key, keySpan, value } of node.entries) visit(value, keySpan, childAddress(pointer, key), depth + 1)
    for (const [index, item] of node.items.entries()) visit(item, item, childAddress(pointer, String(index)), depth + 1)
  }
  visit(root, root, '', 0)
  return positions
}
