import { aliasFixes, type Fixes, type FixPlace, nearMissFixes, removalFixes } from './fixTable.ts'
import { applyChanges, type Change } from './textEdit.ts'
import { readWriting } from './writing.ts'
import { findSchema } from '../source/findSchema.ts'
import { parseSource } from '../source/parseSource.ts'
import { lintSchema } from '../../../patterns/lintSchema.ts'
import type { Problem } from '../../../core/schema/problems.ts'

/** A problem with the change that mends it. */
export interface Fixable {
  readonly problem: Problem
  readonly change: Change
}

/** A text on its way to being mended, and what is wrong in it. */
export interface Draft {
  readonly name: string
  readonly text: string
  /** Changes made so far. */
  readonly count: number
  /** Pointers lead into the schema. */
  readonly problems: readonly Problem[]
  /** The text itself is at fault; nothing in it is changed. */
  readonly isFaulty: boolean
  /** What a table of fixes can mend. */
  readonly fixablesOf: (fixes: Fixes) => readonly Fixable[]
}

export const openDraft = (name: string, text: string, count = 0): Draft => {
  const { json, root, faults } = parseSource(name, text)
  // Comments in JSON could be lost, and of two equal keys the wrong one be changed.
  if (root === undefined || faults.length > 0) return { name, text, count, problems: [], isFaulty: true, fixablesOf: () => [] }
  const { pointer: start, schema } = findSchema(json)
  const writing = readWriting(name, text, root)
  const problems = lintSchema(schema)
  const fixablesOf = (fixes: Fixes): Fixable[] =>
    problems.flatMap((problem) => {
      const change = changeFor(fixes, problem, { writing, json, root, pointer: start + problem.pointer })
      return change === undefined ? [] : [{ problem, change }]
    })
  return { name, text, count, problems, isFaulty: false, fixablesOf }
}

/** The draft with some of its changes made: those that touch one another in a later round. */
export const changeDraft = (draft: Draft, fixables: readonly Fixable[]): Draft => {
  const { text, count } = applyChanges(
    draft.text,
    fixables.map(({ change }) => change),
  )
  return text === draft.text ? draft : openDraft(draft.name, text, draft.count + count)
}

/** The change that mends a problem, if the table has one. */
const changeFor = (fixes: Fixes, { code, args }: Problem, place: FixPlace): Change | undefined => {
  // `as`: a problem's args are those of its code, which TypeScript does not follow through the table.
  const fix = fixes[code] as ((place: FixPlace, args: Problem['args']) => Change | undefined) | undefined
  return fix?.(place, args)
}

const allFixes: Fixes = { ...aliasFixes, ...removalFixes, ...nearMissFixes }

/** Whether a problem can be mended mechanically where it stands. A near miss may still be held back: `fixText` corrects none that makes things worse. */
export const isFixable = (problem: Problem, place: FixPlace): boolean => (changeFor(allFixes, problem, place)?.length ?? 0) > 0
