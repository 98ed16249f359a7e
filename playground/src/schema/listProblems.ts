import type { Problem } from 'moduleform'
import { isEqual } from 'moduleform/core'
import { formatProblem, lintSchema, translatePointer } from 'moduleform/lint'
import { checks } from '../../../src/core/lint/checks.ts'
import { getOrInsert } from '../../../src/core/values/getOrInsert.ts'
import { locatePointer } from '../json/locatePointer.ts'
import type { Position } from '../json/position.ts'
import { readFieldPath } from './readFieldPath.ts'

/** A problem as the pane shows it. */
export interface ShownProblem {
  readonly key: string
  readonly level: Problem['level']
  readonly message: string
  readonly hint: string
  /** In the printed answer. */
  readonly position: Position
  /** In the text that users edit: the same, or a place in a file. */
  readonly source: Position
  /** The marked place in the text. */
  readonly pointer: string
  /** The field it concerns; empty if none. */
  readonly fieldPath: readonly string[]
}

interface Subject {
  /** The answer as the module sent it, and the places of its pointers in the text. */
  readonly answer: unknown
  readonly positions: ReadonlyMap<string, Position>
  /** The same in the file that the answer was read from. */
  readonly source?: ReadonlyMap<string, Position> | undefined
  /** The current schema; problems between fields have pointers into it. */
  readonly inForce: unknown
}

const levels: readonly Problem['level'][] = ['error', 'warning', 'info']

const findings = new WeakMap<object, readonly Problem[]>()

/** What the linter finds in a schema, once for each: several panes ask, with every render. */
function lintOnce(schema: unknown): readonly Problem[] {
  if (typeof schema !== 'object' || schema === null) return schema === undefined ? [] : lintSchema(schema)
  return getOrInsert(findings, schema, lintSchema)
}

/**
 * What the linter finds in a schema, and what only its form can find. The rest of what a form reports is among the findings of the linter,
 * and for a moment that of an earlier schema; what works as written, but is hardly intended, a form leaves out.
 */
export const joinProblems = (schema: unknown, ofForm: readonly Problem[]): readonly Problem[] => [
  ...lintOnce(schema),
  ...ofForm.filter(({ code }) => foundOutside.has(checks[code].foundBy)),
]

const foundOutside = new Set<string | undefined>(['client', 'form'])

/** Problems as sentences, with their place in the last answer: worst first, then in document order. */
export function listProblems(
  problems: readonly Problem[],
  { answer, positions, source = positions, inForce }: Subject,
): readonly ShownProblem[] {
  const ofAnswer = lintOnce(answer)
  const shown = problems.map((problem, index): ShownProblem => {
    const isOfAnswer = ofAnswer.some((one) => isEqual(one, problem))
    const pointer = isOfAnswer ? problem.pointer : translatePointer(problem.pointer, inForce, answer)
    const { message, hint } = formatProblem(problem)
    return {
      key: `${index} ${problem.code} ${problem.pointer}`,
      level: problem.level,
      message: readSentence(message, problem.pointer),
      hint,
      ...locatePointer(positions, pointer),
      source: locatePointer(source, pointer).position,
      fieldPath: isOfAnswer ? readFieldPath(answer, pointer) : readFieldPath(inForce, problem.pointer),
    }
  })
  return shown.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || one.position.line - other.position.line)
}

/** The sentence without its place, which the pane shows as line and column. */
function readSentence(message: string, pointer: string): string {
  const sentence = message.replace(pointer === '' ? 'At the root: ' : `At ${pointer}: `, '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
