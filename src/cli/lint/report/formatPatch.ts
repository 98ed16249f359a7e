import { FILE_HEADERS_ONLY, formatPatch as format, type StructuredPatch, structuredPatch } from 'diff'
import type { Paint } from '../../paint.ts'
import { visibleLine } from '../../visibleText.ts'

/** The time of a comparison grows with the square of the number of changed lines. */
const mostChangedLines = 2000

/**
 * The difference between two texts as a patch for `git apply`, run in the folder that the names are relative to; `''` if they are equal.
 * The texts are the exact contents of the files, with byte order marks and line ends. One with too many changed lines to compare is replaced
 * as a whole.
 */
export function formatPatch(name: string, before: string, after: string): string {
  if (before === after) return ''
  const names = [`a/${name}`, `b/${name}`] as const
  const options = { context: 2, maxEditLength: mostChangedLines }
  const patch = structuredPatch(...names, before, after, undefined, undefined, options) ?? replaceWhole(names, before, after)
  return format(patch, FILE_HEADERS_ONLY)
}

function replaceWhole(names: readonly [string, string], before: string, after: string): StructuredPatch {
  const removal = structuredPatch(...names, before, '')
  const addition = structuredPatch(...names, '', after)
  const [removed, added] = [removal.hunks[0], addition.hunks[0]]
  if (removed === undefined || added === undefined) return removed ? removal : addition
  const { newStart, newLines } = added
  return { ...removal, hunks: [{ ...removed, newStart, newLines, lines: [...removed.lines, ...added.lines] }] }
}

const styles: Readonly<Record<string, Parameters<Paint>[0]>> = { '-': 'error', '+': 'good', '@': 'dim' }

/** A patch for people: added and removed lines in colour, without anything that a terminal or CI log would interpret. */
export const showPatch = (patch: string, paint: Paint): string =>
  patch
    .split('\n')
    .map((line) => {
      const shown = visibleLine(line.replace(/\r$/, ''))
      const style = styles[line.charAt(0)]
      return style === undefined ? shown : paint(style, shown)
    })
    .join('\n')
