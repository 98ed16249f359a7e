import { formatPointer } from 'moduleform/core'

/** A line of a tree. */
export interface TreeRow {
  /** JSON Pointer; for the line that shows more, the pointer of its list and a character that no pointer ends with. */
  readonly id: string
  readonly depth: number
  readonly name: string | undefined
  readonly text: string
  readonly kind: 'text' | 'literal' | 'mark'
  /** Absent if it has no children. */
  readonly isOpen?: boolean
  /** Pointer of the list that it shows more of, and the number of entries afterwards. */
  readonly moreOf?: string
  readonly shownNext?: number
}

interface TreeState {
  /** Nodes that the user has opened or closed, by pointer. */
  readonly toggled: ReadonlyMap<string, boolean>
  /** The number of shown entries, by pointer. */
  readonly more: ReadonlyMap<string, number>
}

/** How many entries of one list or object are shown at first and added with each step. */
const step = 100
/** Nodes with at most this many entries are open at first, two levels deep. */
const openAtFirst = { depth: 2, entries: 12 }
/** In characters: a longer text is cut and its length shown. */
const longestText = 400

/** The visible lines of a tree. */
export function listTreeRows(root: unknown, { toggled, more }: TreeState): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (value: unknown, name: string | undefined, path: readonly (string | number)[]) => {
    const depth = path.length
    const id = formatPointer(path)
    if (typeof value !== 'object' || value === null) {
      rows.push({ id, depth, name, ...printLeaf(value) })
      return
    }
    const entries = Object.entries(value)
    const isList = Array.isArray(value)
    const sum = summarise(entries, isList)
    if (entries.length === 0) {
      rows.push({ id, depth, name, text: sum, kind: 'mark' })
      return
    }
    const isOpen = toggled.get(id) ?? (depth === 0 || (depth < openAtFirst.depth && entries.length <= openAtFirst.entries))
    rows.push({ id, depth, name, text: sum, kind: 'mark', isOpen })
    if (!isOpen) return
    const shown = more.get(id) ?? step
    for (const [key, entry] of entries.slice(0, shown)) visit(entry, key, [...path, isList ? Number(key) : key])
    if (entries.length <= shown) return
    const rest = entries.length - shown
    const text = `${Math.min(step, rest)} more of ${rest.toLocaleString('en')}`
    rows.push({ id: `${id}/~`, depth: depth + 1, name: undefined, text, kind: 'mark', moreOf: id, shownNext: shown + step })
  }
  visit(root, undefined, [])
  return rows
}

function printLeaf(value: unknown): Pick<TreeRow, 'text' | 'kind'> {
  if (typeof value !== 'string') return { text: JSON.stringify(value) ?? 'undefined', kind: 'literal' }
  const cut = value.length > longestText
  return {
    text: cut ? `${JSON.stringify(value.slice(0, longestText))}… ${value.length.toLocaleString('en')} characters` : JSON.stringify(value),
    kind: 'text',
  }
}

/** A summary of a closed node: `[24]`, or the id or label of an object. */
function summarise(entries: readonly (readonly [string, unknown])[], isList: boolean): string {
  if (isList) return entries.length === 0 ? '[]' : `[${entries.length.toLocaleString('en')}]`
  if (entries.length === 0) return '{}'
  const telling = ['id', 'content_object_name', 'label'].flatMap(
    (key) => entries.find(([name, value]) => name === key && typeof value === 'string') ?? [],
  )
  return telling.length === 0 ? `{${entries.length}}` : `{ ${String(telling[0])}: ${JSON.stringify(String(telling[1]).slice(0, 40))} … }`
}
