import { LawBroken, isWatched } from '../laws/obey.ts'
import type { Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'
import { checkRules } from './checkRules.ts'
import { checkViews } from './checkViews.ts'
import { createContentCheck } from './createContentCheck.ts'
import { createKeptValues } from './createKeptValues.ts'
import { createListCheck } from './createListCheck.ts'
import { createSchemaCheck } from './createSchemaCheck.ts'
import { createSubmitCheck } from './createSubmitCheck.ts'
import { createUncommitted } from './createUncommitted.ts'

/** Checks a form after a step. */
export type Look = (step: Step) => void

/** All invariants of one run. Each is a law by its name: if it is known to fail, its check stops there. */
export function createChecks(trial: Trial, checkFailures: () => void): Look {
  const { state } = trial
  const checks = new Map<string, Look>([
    ['rules', () => checkRules(state)],
    ['kept values', createKeptValues(state)],
    ['half-typed texts', createUncommitted(trial)],
    ['schema requests', createSchemaCheck(trial)],
    ['content requests', createContentCheck(trial)],
    // Before the checks that read the submits.
    ['closed lists', createListCheck(trial)],
    ['submits', createSubmitCheck(trial)],
  ])
  return (step) => {
    checkFailures()
    checkViews(trial)
    for (const [name, look] of checks) {
      try {
        look(step)
      } catch (cause) {
        if (cause instanceof LawBroken) throw cause
        if (isWatched(name)) throw new LawBroken(name, `${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
        checks.delete(name)
      }
    }
  }
}
