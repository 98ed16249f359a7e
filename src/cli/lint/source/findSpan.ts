import { segmentsOf } from '../../../core/values/path.ts'
import { entryOf, type SourceNode, type Span } from './sourceNode.ts'

/** Whether a finding is about the name of a key or about its value. */
export type Aim = 'key' | 'value'

/** Where a JSON Pointer leads in a text. What does not exist there is shown at the object it is missing from. */
export const findSpan = (root: SourceNode, pointer: string, aim: Aim): Span => {
  let node = root
  let keySpan: Span | undefined
  for (const segment of segmentsOf(pointer)) {
    const entry = node.kind === 'object' ? entryOf(node, segment) : undefined
    const next = entry?.value ?? (node.kind === 'array' ? node.items[Number(segment)] : undefined)
    if (next === undefined) return node
    node = next
    keySpan = entry?.keySpan
  }
  return aim === 'key' && keySpan !== undefined ? keySpan : node
}

/** The node a JSON Pointer leads to, if there is one. */
export const findNode = (root: SourceNode, pointer: string): SourceNode | undefined =>
  segmentsOf(pointer).reduce<SourceNode | undefined>(
    (node, segment) => (node?.kind === 'array' ? node.items[Number(segment)] : node && entryOf(node, segment)?.value),
    root,
  )
