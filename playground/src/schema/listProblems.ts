import type { Problem } from 'moduleform'
import { isEqual } from 'moduleform/core'
import { formatProblem, lintSchema, translatePointer } from 'moduleform/lint'
import { locatePointer } from '../json/locatePointer.ts'
import type { Position } from '../json/position.ts'
import { readFieldPath } from './readFieldPath.ts'

/** A problem as the pane shows it. */
export interface ShownProblem {
  readonly key: string
  readonly level: Problem['level']
  readonly message: string
  readonly hint: string
  /** In the text of the answer as it is printed. */
  readonly position: Position
  /** In the text that people edit: the same, or a place in a file. */
  readonly source: Position
  /** Where in the text it is marked. */
  readonly pointer: string
  /** The field it concerns; empty where it concerns none. */
  readonly fieldPath: readonly string[]
}

interface Subject {
  /** The answer as the module sent it, and where its pointers stand in the text. */
  readonly answer: unknown
  readonly positions: ReadonlyMap<string, Position>
  /** The same in a file that the answer was read from. */
  readonly source?: ReadonlyMap<string, Position> | undefined
  /** The schema in force, which problems between fields point into. */
  readonly inForce: unknown
}

const levels: readonly Problem['level'][] = ['error', 'warning', 'info']

/** Problems in words and with their place in the last answer: worst first, then in the order of the text. */
export function listProblems(
  problems: readonly Problem[],
  { answer, positions, source = positions, inForce }: Subject,
): readonly ShownProblem[] {
  const ofAnswer = lintSchema(answer)
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
