import { formatPointer } from 'moduleform/core'

/** A line of a tree. */
export interface TreeRow {
  /** JSON Pointer; of the line that shows more, that of its list and a sign that no pointer ends with. */
  readonly id: string
  readonly depth: number
  readonly name: string | undefined
  readonly text: string
  readonly kind: 'text' | 'literal' | 'mark'
  /** Absent where there is nothing inside. */
  readonly isOpen?: boolean
  /** Pointer of the list that it shows more of, and how many entries then. */
  readonly moreOf?: string
  readonly shownNext?: number
}

interface TreeState {
  /** What was opened or closed by hand, by pointer. */
  readonly toggled: ReadonlyMap<string, boolean>
  /** How many entries are shown, by pointer. */
  readonly more: ReadonlyMap<string, number>
}

/** So many entries of one list or object are shown at first, and with each step. */
const step = 100
/** Open at first: what takes no more lines than this, two levels deep. */
const openAtFirst = { depth: 2, entries: 12 }
/** In characters: a longer text is cut, its length is told. */
const longestText = 400

/** The lines of a tree that are to be seen. */
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

/** What is inside, without opening it: `[24]`, or the id or label that tells an object from the others. */
function summarise(entries: readonly (readonly [string, unknown])[], isList: boolean): string {
  if (isList) return entries.length === 0 ? '[]' : `[${entries.length.toLocaleString('en')}]`
  if (entries.length === 0) return '{}'
  const telling = ['id', 'content_object_name', 'label'].flatMap(
    (key) => entries.find(([name, value]) => name === key && typeof value === 'string') ?? [],
  )
  return telling.length === 0 ? `{${entries.length}}` : `{ ${String(telling[0])}: ${JSON.stringify(String(telling[1]).slice(0, 40))} … }`
}
