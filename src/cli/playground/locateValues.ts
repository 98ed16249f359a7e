import { childAddress } from '../../core/values/path.ts'
import type { LineIndex } from '../lint/source/lineIndex.ts'
import type { SourceNode, Span } from '../lint/source/sourceNode.ts'
import type { ValuePositions } from './schemaFileState.ts'

/** Deeper values count as standing where their parent does, so that no text can exhaust the stack. */
const deepest = 100

/** Where each value in a text begins, at its key where it has one, by its JSON Pointer from `root`. */
export function locateValues(root: SourceNode, { positionAt }: LineIndex): ValuePositions {
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
