import { lintSchema } from '../../../patterns/lintSchema.ts'
import { mergeKey } from '../../../core/lint/mergeKey.ts'
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

/** A problem with the change that fixes it. */
interface Fixable {
  readonly problem: Problem
  readonly change: Change
}

/** Tracks a problem of the original text. */
interface Origin {
  readonly problem: Problem
  /** Its current pointer, from the root of the file; `undefined` if its value is gone. */
  readonly pointer: string | undefined
}

/** A text while it is being fixed, with the problems that remain. */
export interface Draft {
  readonly name: string
  readonly text: string
  /** Names of the host's own widgets. */
  readonly widgets: readonly string[]
  readonly source: ParsedSource
  readonly kind: FoundSchema['kind']
  /** JSON Pointer from the root of the file to the schema. */
  readonly start: string
  /** Pointers are relative to the schema. */
  readonly problems: readonly Problem[]
  readonly origins: readonly Origin[]
  /** The text itself is faulty, so it is not edited: comments in JSON could be lost, or the wrong one of two equal keys changed. */
  readonly isFaulty: boolean
  /** The problems that a table of fixes can fix; none if the text is faulty or not a schema. */
  readonly fixablesOf: (fixes: Fixes) => readonly Fixable[]
}

/** Opens a text to be fixed. `from` are the origins of an earlier draft, whose problems are tracked. */
export const openDraft = (name: string, text: string, widgets: readonly string[] = [], from?: readonly Origin[]): Draft => {
  const source = parseSource(name, text)
  const { json, faults } = source
  const { kind, pointer: start, schema } = findSchema(json)
  const problems = json === undefined || kind === 'content-answer' ? [] : lintSchema(schema, { widgets })
  const origins = from ?? problems.map((problem) => ({ problem, pointer: start + problem.pointer }))
  const isFaulty = json === undefined || faults.some(({ code }) => code !== 'source/merge-key')
  const read = { name, text, widgets, source, kind, start, problems, origins, isFaulty }
  if (isFaulty || !hasFields(schema)) return { ...read, fixablesOf: () => [] }
  let writing: Writing | undefined
  const fixablesOf = (fixes: Fixes): readonly Fixable[] => {
    const { root } = source
    if (root === undefined || problems.length === 0) return []
    const found = { writing: (writing ??= readWriting(name, text, root)), json, root }
    const isIgnored = findIgnored(text, source, writing.lines)
    const merged = faults.length > 0 ? findMerged(root) : new Set<SourceNode>()
    return problems.flatMap((problem) => {
      const place = { ...found, pointer: start + problem.pointer }
      const isKept = isSharedAt(root, place.pointer, merged) || isIgnored(problem.code, place.pointer)
      const change = isKept ? undefined : changeFor(fixes, problem, place)
      return change === undefined || change.edits.length === 0 ? [] : [{ problem, change }]
    })
  }
  return { ...read, fixablesOf }
}

/** Whether a comment or key of the author ignores a finding at a place in the file. */
const findIgnored = (text: string, source: ParsedSource, lines: LineIndex): ((code: string, pointer: string) => boolean) => {
  const ignores = readIgnores(text, source, lines)
  if (ignores.length === 0) return () => false
  return (code, pointer) => ignores.some((ignore) => takes(ignore, code, pointer, linesOf(pointer, source, lines)))
}

/** The lines where the key and the value at a place begin. */
export const linesOf = (pointer: string, { root }: ParsedSource, { positionAt }: LineIndex): readonly number[] =>
  root === undefined ? [] : (['key', 'value'] as const).map((aim) => positionAt(findSpan(root, pointer, aim).start).line)

/** Something without fields is hardly a schema, but perhaps an answer of `/content` or a file of translations. */
const hasFields = (schema: unknown): boolean =>
  isJsonObject(schema) && (Array.isArray(schema['fields']) || (schema['fields'] === undefined && Array.isArray(schema['properties'])))

/** The objects with a YAML merge key, and those that it takes keys from. */
const findMerged = (root: SourceNode): ReadonlySet<SourceNode> => {
  const merged = new Set<SourceNode>()
  const seen = new Set<SourceNode>()
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    for (const { key, value } of node.entries) if (key === mergeKey) for (const part of [node, value, ...value.items]) merged.add(part)
    open.push(...node.items, ...node.entries.map(({ value }) => value))
  }
  return merged
}

/**
 * Whether a pointer passes a YAML alias or an object of a merge key: what is written there may be used in several places, with another
 * meaning there, or beside keys that are written elsewhere.
 */
const isSharedAt = (root: SourceNode, pointer: string, merged: ReadonlySet<SourceNode>): boolean => {
  let node: SourceNode | undefined = root
  for (const segment of segmentsOf(pointer)) {
    if (merged.has(node)) return true
    const child: SourceNode | undefined = node.kind === 'array' ? node.items[Number(segment)] : entryOf(node, segment)?.value
    if (child === undefined) return false
    if (child.start < node.start || child.isNamed) return true
    node = child
  }
  return merged.has(node)
}

/** The draft with some of its changes applied; overlapping ones wait for a later round. */
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
  return openDraft(draft.name, text, draft.widgets, origins)
}

/** The change that fixes a problem, if the table has one. */
const changeFor = (fixes: Fixes, { code, args }: Problem, place: FixPlace): Change | undefined => {
  // `as`: a problem's args are those of its code, which TypeScript cannot infer through the table.
  const fix = fixes[code] as ((place: FixPlace, args: Problem['args']) => Change | undefined) | undefined
  return fix?.(place, args)
}

/** Problems of the original text that are gone. */
export const fixedProblems = ({ origins, problems, start }: Draft): ReadonlySet<Problem> => {
  const left = new Set(problems.map(({ code, pointer }) => `${code} ${start}${pointer}`))
  return new Set(origins.filter(({ problem, pointer }) => !left.has(`${problem.code} ${pointer ?? ''}`)).map(({ problem }) => problem))
}
