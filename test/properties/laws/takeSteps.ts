import { answerAttempt } from '../answerAttempt.ts'
import type { Trial } from '../createTrial.ts'
import type { ModuleAnswer } from '../generate/answerArbitrary.ts'
import type { WrittenSchema } from '../generate/schemaArbitrary.ts'
import { perform, type StepCommand } from '../perform.ts'
import { at, note, usableWhere } from '../perform/pick.ts'
import type { Step } from '../step.ts'

/** Takes a step with all its consequences: the form settles, everything is checked. Returns whether the step was possible. */
export type Take = (step: () => Step | undefined) => Promise<boolean>

export interface Place {
  readonly field: number
  readonly row: number
}

/** An operation that must leave the form unchanged. Returns whether it was possible. */
export type Law = (trial: Trial, place: Place, take: Take) => Promise<boolean>

/** `as`: a parsed schema has the shape of a written one. */
export const writtenSchema = ({ state }: Trial): WrittenSchema => state.plan.schema as unknown as WrittenSchema

export const nameOf = ({ field, row }: Place): Place => ({ field, row })

export async function inTurn(trial: Trial, take: Take, ...commands: readonly StepCommand[]): Promise<boolean> {
  for (const command of commands) if (!(await take(() => perform(trial, command)))) return false
  return true
}

/** Adds rows to the array at a place until it has at least this many. */
export async function addRows(trial: Trial, { field }: Place, take: Take, least: number): Promise<void> {
  const array = at(
    usableWhere(trial, ({ node, expression }) => node.shape === 'rows' && !expression),
    field,
  )
  for (let count = array?.rows?.length ?? 0; array !== undefined && count < least; count += 1) {
    await take(() => perform(trial, { do: 'addRow', field }))
  }
}

/** Answers all pending requests to an endpoint; `false` if there are none. */
export async function answerAll(trial: Trial, take: Take, endpoint: 'schema' | 'content', answer: ModuleAnswer): Promise<boolean> {
  const attempts = trial.module.attempts.filter(({ call }) => call.endpoint === endpoint && !call.isAborted)
  for (const attempt of attempts) {
    await take(() => {
      const tag = trial.nextTag()
      const body = answerAttempt(attempt, answer, trial.scenario.schema, tag)
      note(trial, `answer #${attempt.call.number} as before (${tag})`)
      return { kind: 'answer', name: `answer ${endpoint}`, answers: { attempt, body, tag } }
    })
  }
  return attempts.length > 0
}
