import { formatPointer, parsePath } from 'moduleform/core'
import type { Position } from './position.ts'

/** The pointer itself, or its nearest existing ancestor: the value that a problem names may be missing. `''` is the document. */
export function locatePointer(positions: ReadonlyMap<string, Position>, pointer: string): { pointer: string; position: Position } {
  const position = positions.get(pointer)
  if (position !== undefined) return { pointer, position }
  return pointer === ''
    ? { pointer, position: { line: 1, column: 1 } }
    : locatePointer(positions, formatPointer(parsePath(pointer).slice(0, -1)))
}
