import { answerAttempt } from './answerAttempt.ts'
import { checkRules } from './check/checkRules.ts'
import { createKeptValues } from './check/createKeptValues.ts'
import { createContentCheck } from './check/createContentCheck.ts'
import { createSubmitCheck } from './check/createSubmitCheck.ts'
import { createSchemaCheck } from './check/createSchemaCheck.ts'
import { createUncommitted } from './check/createUncommitted.ts'
import { checkAtRest } from './check/checkAtRest.ts'
import { createTrial, type Trial } from './createTrial.ts'
import { plainAnswer } from './generate/answerArbitrary.ts'
import type { Scenario } from './generate/scenarioArbitrary.ts'
import { perform } from './perform.ts'
import type { Step } from './step.ts'
import { watchFailures } from './watchFailures.ts'

/** Plays a scenario and checks every invariant after every step. Rejects with what was violated, and with all that was done. */
export async function runScenario(scenario: Scenario): Promise<void> {
  const failures = watchFailures()
  const trial = createTrial(scenario)
  try {
    const look = createChecks(trial)
    await play(trial, look)
    await drain(trial, look)
    trial.stop()
    await trial.settle()
    checkAtRest(trial)
    failures.check()
  } catch (cause) {
    throw new Error([`After: ${trial.trace.join('\n  ')}`, cause instanceof Error ? cause.message : String(cause)].join('\n'), { cause })
  } finally {
    trial.stop()
    failures.stop()
  }

  function createChecks(trial: Trial) {
    const { state } = trial
    const checks = [
      createKeptValues(state),
      createUncommitted(trial),
      createSchemaCheck(trial),
      createContentCheck(trial),
      createSubmitCheck(trial),
    ]
    return (step: Step): void => {
      failures.check()
      checkRules(state)
      for (const check of checks) check(step)
    }
  }
}

type Look = (step: Step) => void

async function play(trial: Trial, look: Look): Promise<void> {
  await trial.settle()
  look({ kind: 'open' })
  for (const command of trial.scenario.commands) {
    if (command.do === 'advance') await advance(trial, command.milliseconds, look)
    else {
      const step = perform(trial, command)
      if (step === undefined) continue
      await trial.settle()
      look(step)
    }
  }
}

/** Moves time from timer to timer, so that each is looked at on its own. */
async function advance({ form, trace, settle }: Trial, milliseconds: number, look: Look): Promise<void> {
  trace.push(`advance ${milliseconds}`)
  for (let left = milliseconds; left > 0;) {
    const pause = Math.min(left, form.clock.untilNext() ?? left)
    await form.clock.advance(pause)
    await settle()
    look({ kind: 'time' })
    left -= Math.max(1, pause)
  }
}

const mostRounds = 200

/** Answers all there is, and lets all time pass that somebody waits for. */
async function drain(trial: Trial, look: Look): Promise<void> {
  const { form, module, scenario, settle, nextTag, trace } = trial
  trace.push('from here on everything is answered')
  for (let round = 0; round < mostRounds; round += 1) {
    const [attempt] = module.attempts
    if (attempt === undefined && form.clock.pendingTimers() === 0) {
      checkAtRest(trial)
      return
    }
    if (attempt === undefined) await advance(trial, form.clock.untilNext() ?? 0, look)
    else {
      const tag = nextTag()
      const body = answerAttempt(attempt, plainAnswer, scenario.schema, tag)
      await settle()
      look({ kind: 'answer', answers: { attempt, body, tag } })
    }
  }
  throw new Error(`After ${mostRounds} answers and timers there are still more to come.`)
}
