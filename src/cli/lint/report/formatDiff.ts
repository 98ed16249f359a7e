import { compareLines, type DiffLine } from './compareLines.ts'

/** A line of a diff as it is shown. */
type ShowLine = (line: string) => string

const contextLines = 2

/** The changes between two texts as a unified diff; `''` where there are none. */
export const formatDiff = (name: string, before: string, after: string, show: ShowLine = (line) => line): string => {
  if (before === after) return ''
  const lines = compareLines(before.split('\n'), after.split('\n'))
  return [`--- ${name}`, `+++ ${name}`, ...findHunks(lines).flatMap(([start, end]) => formatHunk(lines, start, end)), '']
    .map(show)
    .join('\n')
}

type Range = readonly [start: number, end: number]

/** Ranges of lines around changes; those that touch are one. */
const findHunks = (lines: readonly DiffLine[]): readonly Range[] => {
  const hunks: Range[] = []
  for (const [index, { mark }] of lines.entries()) {
    if (mark === ' ') continue
    const last = hunks.at(-1)
    const end = Math.min(lines.length, index + contextLines + 1)
    if (last !== undefined && index - contextLines <= last[1]) hunks[hunks.length - 1] = [last[0], end]
    else hunks.push([Math.max(0, index - contextLines), end])
  }
  return hunks
}

const formatHunk = (lines: readonly DiffLine[], start: number, end: number): string[] => {
  const hunk = lines.slice(start, end)
  const [from, to] = [countIn(lines.slice(0, start), '-') + 1, countIn(lines.slice(0, start), '+') + 1]
  return [`@@ -${from},${countIn(hunk, '-')} +${to},${countIn(hunk, '+')} @@`, ...hunk.map(({ mark, text }) => mark + text)]
}

/** Lines of one of the two texts: those it has alone, and those of both. */
const countIn = (lines: readonly DiffLine[], mark: '-' | '+'): number =>
  lines.filter((line) => line.mark === mark || line.mark === ' ').length
