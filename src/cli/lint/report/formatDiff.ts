interface Hunk {
  /** Indexes of the first line in the two texts, and the lines taken out and put in. */
  readonly from: number
  readonly to: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const contextLines = 2

/** A line of a diff as it is shown. */
type ShowLine = (line: string) => string

/** The changes between two texts as a unified diff; `''` where there are none. */
export const formatDiff = (name: string, before: string, after: string, show: ShowLine = (line) => line): string => {
  if (before === after) return ''
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const hunks = findHunks(old, fresh)
  return [`--- ${name}`, `+++ ${name}`, ...hunks.flatMap((hunk) => formatHunk(hunk, old)), ''].map(show).join('\n')
}

const formatHunk = ({ from, to, removed, added }: Hunk, old: readonly string[]): string[] => {
  const before = old.slice(Math.max(0, from - contextLines), from)
  const after = old.slice(from + removed.length, from + removed.length + contextLines)
  const context = before.length + after.length
  return [
    `@@ -${from - before.length + 1},${removed.length + context} +${to - before.length + 1},${added.length + context} @@`,
    ...before.map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...after.map((line) => ` ${line}`),
  ]
}

/** Fixes change lines and add some: the next equal pair of lines, looked for nearby, ends a hunk. */
const findHunks = (old: readonly string[], fresh: readonly string[]): Hunk[] => {
  const hunks: Hunk[] = []
  let [from, to] = [0, 0]
  while (from < old.length || to < fresh.length) {
    if (old[from] === fresh[to]) {
      from += 1
      to += 1
      continue
    }
    const { skippedOld, skippedFresh } = findMeeting(old, fresh, from, to)
    hunks.push({ from, to, removed: old.slice(from, from + skippedOld), added: fresh.slice(to, to + skippedFresh) })
    from += skippedOld
    to += skippedFresh
  }
  return hunks
}

/** How many lines on each side are passed until two equal ones meet, as few as possible in all; beyond the limit the rest is one hunk. */
const findMeeting = (old: readonly string[], fresh: readonly string[], from: number, to: number) => {
  for (let sum = 1; sum <= 400; sum += 1) {
    for (let skippedOld = 0; skippedOld <= sum; skippedOld += 1) {
      const skippedFresh = sum - skippedOld
      const [line, next] = [old[from + skippedOld], old[from + skippedOld + 1]]
      if (line !== undefined && line === fresh[to + skippedFresh] && next === fresh[to + skippedFresh + 1])
        return { skippedOld, skippedFresh }
    }
  }
  return { skippedOld: old.length - from, skippedFresh: fresh.length - to }
}
