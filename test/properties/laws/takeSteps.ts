import { answerAttempt } from '../answerAttempt.ts'
import type { Trial } from '../createTrial.ts'
import type { ModuleAnswer } from '../generate/answerArbitrary.ts'
import type { WrittenSchema } from '../generate/schemaArbitrary.ts'
import { perform, type StepCommand } from '../perform.ts'
import { at, note, usableWhere } from '../perform/pick.ts'
import type { Step } from '../step.ts'

/** Takes a step with all that follows from it: the form settles, everything is looked at. Tells whether there was one. */
export type Take = (step: () => Step | undefined) => Promise<boolean>

export interface Place {
  readonly field: number
  readonly row: number
}

/** Something that must leave the form as it is. Tells whether it came to that. */
export type Law = (trial: Trial, place: Place, take: Take) => Promise<boolean>

/** A parsed schema is a written one. */
export const writtenSchema = ({ state }: Trial): WrittenSchema => state.plan.schema as unknown as WrittenSchema

export const nameOf = ({ field, row }: Place): Place => ({ field, row })

export async function inTurn(trial: Trial, take: Take, ...commands: readonly StepCommand[]): Promise<boolean> {
  for (const command of commands) if (!(await take(() => perform(trial, command)))) return false
  return true
}

/** Sees to it that the array which a place names has so many rows. */
export async function addRows(trial: Trial, { field }: Place, take: Take, least: number): Promise<void> {
  const array = at(
    usableWhere(trial, ({ node, expression }) => node.shape === 'rows' && !expression),
    field,
  )
  for (let count = array?.rows?.length ?? 0; array !== undefined && count < least; count += 1) {
    await take(() => perform(trial, { do: 'addRow', field }))
  }
}

/** Answers all that is asked of an endpoint now; `false` where nothing is. */
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
