import { lintSchema } from '../../../core/lint/lintSchema.ts'
import type { Problem } from '../../../core/schema/problems.ts'
import { findSchema } from '../source/findSchema.ts'
import { parseSource } from '../source/parseSource.ts'
import type { Fixes } from './fixes.ts'
import type { FixPlace } from './fixPlace.ts'
import type { Change } from './textEdit.ts'
import { readWriting } from './writing.ts'

/** A problem with the change that mends it. */
export interface Fixable {
  readonly problem: Problem
  readonly change: Change
}

export interface FixableText {
  readonly problems: readonly Problem[]
  readonly fixables: readonly Fixable[]
  /** The text itself is at fault; nothing in it is changed. */
  readonly isFaulty: boolean
}

/** What is wrong in a text, and what of it a table of fixes can mend there. */
export const changesIn = (name: string, text: string, fixes: Fixes): FixableText => {
  const { json, root, faults } = parseSource(name, text)
  // Comments in JSON could be lost, and of two equal keys the wrong one be changed.
  if (root === undefined || faults.length > 0) return { problems: [], fixables: [], isFaulty: true }
  const { pointer: start, schema } = findSchema(json)
  const writing = readWriting(name, text, root)
  const problems = lintSchema(schema)
  const fixables = problems.flatMap((problem) => {
    const change = changeFor(fixes, problem, { writing, json, root, pointer: start + problem.pointer })
    return change === undefined ? [] : [{ problem, change }]
  })
  return { problems, fixables, isFaulty: false }
}

/** The change that mends a problem, if the table has one. */
export const changeFor = (fixes: Fixes, { code, args }: Problem, place: FixPlace): Change | undefined => {
  // `as`: a problem's args are those of its code, which TypeScript does not follow through the table.
  const fix = fixes[code] as ((place: FixPlace, args: Problem['args']) => Change | undefined) | undefined
  return fix?.(place, args)
}
