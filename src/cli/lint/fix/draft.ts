import { lintSchema } from '../../../patterns/lintSchema.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import type { Problem } from '../../../core/schema/problems.ts'
import { segmentsOf } from '../../../core/values/path.ts'
import { findSchema, type FoundSchema } from '../source/findSchema.ts'
import type { LineIndex } from '../source/lineIndex.ts'
import { entryOf, findSpan, type ParsedSource, type SourceNode } from '../source/sourceNode.ts'
import { readIgnores, takes } from '../ignores.ts'
import { parseSource } from '../source/parseSource.ts'
import type { Fixes, FixPlace } from './fixTable.ts'
import { applyChanges, type Change, followMoves } from './textEdit.ts'
import { readWriting, type Writing } from './writing.ts'

/** A problem with the change that mends it. */
interface Fixable {
  readonly problem: Problem
  readonly change: Change
}

/** What a problem of the text as it came has become of. */
interface Origin {
  readonly problem: Problem
  /** Where it is now, from the root of the file; `undefined`: what it was about is gone. */
  readonly pointer: string | undefined
}

/** A text on its way to being mended, and what is wrong in it. */
export interface Draft {
  readonly name: string
  readonly text: string
  readonly source: ParsedSource
  readonly kind: FoundSchema['kind']
  /** JSON Pointer from the root of the file to the schema. */
  readonly start: string
  /** Pointers lead into the schema. */
  readonly problems: readonly Problem[]
  readonly origins: readonly Origin[]
  /** The text itself is at fault: comments in JSON could be lost, and of two equal keys the wrong one be changed. */
  readonly isFaulty: boolean
  /** What a table of fixes can mend; nothing in a faulty text, and where it is no schema. */
  readonly fixablesOf: (fixes: Fixes) => readonly Fixable[]
}

/** Reads a text to be mended. `from` is what it was made of: the problems of that are followed. */
export const openDraft = (name: string, text: string, from?: readonly Origin[]): Draft => {
  const source = parseSource(name, text)
  const { json, faults } = source
  const { kind, pointer: start, schema } = findSchema(json)
  const problems = json === undefined || kind === 'content-answer' ? [] : lintSchema(schema)
  const origins = from ?? problems.map((problem) => ({ problem, pointer: start + problem.pointer }))
  const isFaulty = json === undefined || faults.length > 0
  const read = { name, text, source, kind, start, problems, origins, isFaulty }
  if (isFaulty || !hasFields(schema)) return { ...read, fixablesOf: () => [] }
  let writing: Writing | undefined
  const fixablesOf = (fixes: Fixes): readonly Fixable[] => {
    const { root } = source
    if (root === undefined || problems.length === 0) return []
    const found = { writing: (writing ??= readWriting(name, text, root)), json, root }
    const isIgnored = findIgnored(text, source, writing.lines)
    return problems.flatMap((problem) => {
      const place = { ...found, pointer: start + problem.pointer }
      const isKept = passesAlias(root, place.pointer) || isIgnored(problem.code, place.pointer)
      const change = isKept ? undefined : changeFor(fixes, problem, place)
      return change === undefined || change.edits.length === 0 ? [] : [{ problem, change }]
    })
  }
  return { ...read, fixablesOf }
}

/** Whether the author says of a place in the file that a finding is meant. */
const findIgnored = (text: string, source: ParsedSource, lines: LineIndex): ((code: string, pointer: string) => boolean) => {
  const ignores = readIgnores(text, source, lines)
  if (ignores.length === 0) return () => false
  return (code, pointer) => ignores.some((ignore) => takes(ignore, code, pointer, linesOf(pointer, source, lines)))
}

/** The lines where the key and the value at a place begin. */
export const linesOf = (pointer: string, { root }: ParsedSource, { positionAt }: LineIndex): readonly number[] =>
  root === undefined ? [] : (['key', 'value'] as const).map((aim) => positionAt(findSpan(root, pointer, aim).start).line)

/** What has no fields is hardly a schema: an answer of `/content`, say, or the texts of a page. */
const hasFields = (schema: unknown): boolean =>
  isJsonObject(schema) && (Array.isArray(schema['fields']) || (schema['fields'] === undefined && Array.isArray(schema['properties'])))

/** Whether a place is written elsewhere, or in several places at once: what an alias stands for may mean another thing there. */
const passesAlias = (root: SourceNode, pointer: string): boolean => {
  let node: SourceNode | undefined = root
  for (const segment of segmentsOf(pointer)) {
    const child: SourceNode | undefined = node.kind === 'array' ? node.items[Number(segment)] : entryOf(node, segment)?.value
    if (child === undefined) return false
    if (child.start < node.start || child.isNamed) return true
    node = child
  }
  return false
}

/** The draft with some of its changes made: those that touch one another in a later round. */
export const changeDraft = (draft: Draft, fixables: readonly Fixable[]): Draft => {
  const { text, moves } = applyChanges(
    draft.text,
    fixables.map(({ change }) => change),
  )
  if (text === draft.text) return draft
  const follow = followMoves(moves)
  const origins = draft.origins.map(({ problem, pointer }) => ({
    problem,
    pointer: pointer === undefined ? undefined : follow(pointer),
  }))
  return openDraft(draft.name, text, origins)
}

/** The change that mends a problem, if the table has one. */
const changeFor = (fixes: Fixes, { code, args }: Problem, place: FixPlace): Change | undefined => {
  // `as`: a problem's args are those of its code, which TypeScript does not follow through the table.
  const fix = fixes[code] as ((place: FixPlace, args: Problem['args']) => Change | undefined) | undefined
  return fix?.(place, args)
}

/** Problems of the text as it came that are no more. */
export const mendedProblems = ({ origins, problems, start }: Draft): ReadonlySet<Problem> => {
  const left = new Set(problems.map(({ code, pointer }) => `${code} ${start}${pointer}`))
  return new Set(origins.filter(({ problem, pointer }) => !left.has(`${problem.code} ${pointer ?? ''}`)).map(({ problem }) => problem))
}
