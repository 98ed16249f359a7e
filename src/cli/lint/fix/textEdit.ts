/** Puts `text` in place of a range; offsets in UTF-16 code units. */
interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Edits that belong together: all are made or none. They don't overlap. */
export type Change = readonly TextEdit[]

const startOf = (change: Change): number => Math.min(...change.map(({ start }) => start))
const endOf = (change: Change): number => Math.max(...change.map(({ end }) => end))

/** Makes all changes that don't touch one another, the first in the text first. What is left over is for another round. */
export const applyChanges = (text: string, changes: readonly Change[]): { readonly text: string; readonly count: number } => {
  const ordered = changes.filter((change) => change.length > 0).sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
  const edits: TextEdit[] = []
  let count = 0
  let reached = -1
  for (const change of ordered) {
    if (startOf(change) <= reached) continue
    edits.push(...change)
    reached = endOf(change)
    count += 1
  }
  return { text: applyEdits(text, edits), count }
}

const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = []
  let at = 0
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), inserted)
    at = end
  }
  return parts.join('') + text.slice(at)
}
