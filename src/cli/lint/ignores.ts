import { isJsonObject } from '../../core/schema/json.ts'
import { childAddress } from '../../core/values/path.ts'
import { codeRowOf } from './codeTable.ts'
import type { Finding } from './finding.ts'
import type { LineIndex } from './source/lineIndex.ts'
import { findSpan, type ParsedSource, type SourceNode, type Span } from './source/sourceNode.ts'

/** The key that ignores findings inside its object: codes, each with a reason. */
const ignoreKey = 'x-moduleform-ignore'

/** `# moduleform-ignore rules/unknown-operand: the reason`, in comments of YAML and of JSON with comments. */
const comment = /(?:^|\s)(?:#|\/\/|\/\*)[ \t]*moduleform-ignore\b[ \t]*([^\s:]*)(?:[ \t]*:)?[ \t]*(.*?)[ \t]*(?:\*\/.*)?$/

/** The author declares that a finding is intended. */
export interface Ignore {
  /** A code, or an area such as `rules/*`. */
  readonly code: string
  /** Why; `''` if missing, and then nothing is ignored. */
  readonly reason: string
  readonly pointer: string
  readonly span: Span
  /** `lines` are those where the key and the value of a finding begin. */
  readonly covers: (pointer: string, lines: readonly number[]) => boolean
}

/**
 * Reads the ignores in a text: the key `x-moduleform-ignore` covers its object, a comment covers its line, or the next line if it stands
 * alone.
 */
export const readIgnores = (text: string, source: ParsedSource, lines: LineIndex): readonly Ignore[] => {
  if (!text.includes('moduleform-ignore')) return []
  const { json, root } = source
  return [...readComments(lines, root), ...(root === undefined ? [] : readKeys(json, '', (pointer) => findSpan(root, pointer, 'key')))]
}

const readComments = (lines: LineIndex, root: SourceNode | undefined): readonly Ignore[] =>
  Array.from({ length: lines.lineCount }, (_, index) => index + 1).flatMap((line) => {
    const written = lines.lineText(line)
    const found = comment.exec(written)
    if (found === null) return []
    const [, code = '', reason = ''] = found
    const covered = /^\s*(?:#|\/\/|\/\*)/.test(written) ? nextLine(lines, line) : line
    const start = lines.lineStart(line) + written.indexOf('moduleform-ignore')
    const span = { start, end: lines.lineStart(line) + written.length }
    if (root !== undefined && isInText(root, start)) return []
    return [{ code, reason, pointer: '', span, covers: (_pointer: string, at: readonly number[]) => at.includes(covered) }]
  })

/** Whether an offset is inside a key or a value: what looks like a comment there is text. */
const isInText = (root: SourceNode, at: number): boolean => {
  const holds = ({ start, end }: Span) => start <= at && at < end
  let node = [root].find(holds)
  while (node !== undefined && node.kind !== 'scalar') {
    if (node.entries.some(({ keySpan }) => holds(keySpan))) return true
    node = node.entries.find(({ value }) => holds(value))?.value ?? node.items.find(holds)
  }
  return node !== undefined
}

/** The next line that has more than a comment. */
const nextLine = (lines: LineIndex, line: number): number => {
  let next = line + 1
  while (next < lines.lineCount && /^\s*(?:#.*|\/\/.*|\/\*.*\*\/\s*)?$/.test(lines.lineText(next))) next += 1
  return next
}

const readKeys = (value: unknown, pointer: string, spanOf: (pointer: string) => Span): readonly Ignore[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => readKeys(entry, `${pointer}/${index}`, spanOf))
  if (!isJsonObject(value)) return []
  const own = value[ignoreKey]
  const at = childAddress(pointer, ignoreKey)
  const ignores = isJsonObject(own)
    ? Object.entries(own).map(([code, reason]) => ignoreOf(code, reason, childAddress(at, code), spanOf))
    : own === undefined
      ? []
      : [ignoreOf('', '', at, spanOf)]
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    key === ignoreKey ? [] : readKeys(entry, childAddress(pointer, key), spanOf),
  )
  return [
    ...ignores.map((ignore) => ({ ...ignore, covers: (found: string) => found === pointer || found.startsWith(`${pointer}/`) })),
    ...inside,
  ]
}

const ignoreOf = (code: string, reason: unknown, pointer: string, spanOf: (pointer: string) => Span) => ({
  code,
  reason: typeof reason === 'string' ? reason.trim() : '',
  pointer,
  span: spanOf(pointer),
})

/** Whether an ignore matches a finding with this code at this place. */
export const takes = (ignore: Ignore, code: string, pointer: string, lines: readonly number[]): boolean => {
  const isMeant = ignore.code === code || (ignore.code.endsWith('/*') && code.startsWith(ignore.code.slice(0, -1)))
  return isMeant && ignore.reason !== '' && ignore.covers(pointer, lines)
}

/** The faults of the ignores themselves: no reason given, or nothing to ignore. */
export const judgeIgnores = (
  ignores: readonly Ignore[],
  used: ReadonlySet<Ignore>,
  isReported: (code: string) => boolean,
): readonly Finding[] =>
  ignores.flatMap((ignore): readonly Finding[] => {
    const { code, reason, pointer, span } = ignore
    const place = { level: 'warning', pointer, span, isFixable: false, edits: [] } as const
    if (reason === '' || code === '')
      return [
        {
          ...place,
          code: 'ignore/without-reason',
          message: 'An ignore names a code and says why; this one ignores nothing.',
          hint: exampleOf(pointer, code),
        },
      ]
    // For a disabled code it is unknown whether it would be found.
    if (used.has(ignore) || !isReported(code)) return []
    const isKnown = code.endsWith('/*') || codeRowOf(code) !== undefined
    const message = isKnown ? `Nothing of the code "${code}" is found here any more.` : `There is no code "${code}".`
    return [{ ...place, code: 'ignore/unused', message, hint: isKnown ? 'Remove it.' : 'Write it as the report does.' }]
  })

const exampleOf = (pointer: string, code: string): string => {
  const named = code === '' ? 'key/unknown' : code
  return pointer === '' ? `Write "moduleform-ignore ${named}: the reason".` : `Write "${ignoreKey}": { "${named}": "the reason" }.`
}
