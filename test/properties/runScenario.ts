import { answerAttempt } from './answerAttempt.ts'
import { checkAtRest } from './check/checkAtRest.ts'
import { createChecks, type Look } from './check/createChecks.ts'
import { createTrial, type Trial } from './createTrial.ts'
import type { Tally } from './createTally.ts'
import { plainAnswer } from './generate/answerArbitrary.ts'
import type { Command } from './generate/commandArbitrary.ts'
import type { Scenario } from './generate/scenarioArbitrary.ts'
import { laws } from './laws/laws.ts'
import type { Take } from './laws/takeSteps.ts'
import { isWatched, LawBroken, obey } from './laws/obey.ts'
import { perform, type StepCommand } from './perform.ts'
import type { Step } from './step.ts'
import { watchFailures } from './watchFailures.ts'

/** Plays a scenario and checks every invariant after every step. Rejects with the violation and all steps. */
export async function runScenario(scenario: Scenario, tally?: Tally): Promise<void> {
  const failures = watchFailures()
  const trial = createTrial(scenario)
  tally?.scenario(scenario)
  try {
    await play(trial, createPlayer(trial, createChecks(trial, failures.check), tally))
    failures.check()
  } catch (cause) {
    // A run that ends at a known failure does not fail.
    if (cause instanceof LawBroken && !isWatched(cause.law)) return
    const message = [`After: ${trial.trace.join('\n  ')}`, cause instanceof Error ? cause.message : String(cause)].join('\n')
    throw cause instanceof LawBroken ? new LawBroken(cause.law, message, { cause }) : new Error(message, { cause })
  } finally {
    trial.stop()
    failures.stop()
  }
}

/** Takes steps and moves time. */
interface Player {
  readonly look: Look
  readonly take: Take
  readonly command: (command: StepCommand) => Promise<boolean>
  readonly advance: (milliseconds: number) => Promise<void>
  readonly tally: Tally | undefined
}

/** Events of every run, and all timers after the first, which do not count. */
const uncounted: ReadonlySet<string> = new Set(['open', 'rest', 'last answers', 'more time'])

function createPlayer(trial: Trial, check: Look, tally: Tally | undefined): Player {
  const { form, trace, settle } = trial
  const look = (step: Step) => {
    if (!uncounted.has(step.name ?? step.kind)) tally?.step(step.name ?? step.kind)
    // A form that is not mounted is not checked until it is mounted again.
    if (trial.isStopped()) return
    check(step)
    step.after?.()
  }
  const take: Take = async (act) => {
    const step = act()
    if (step === undefined) return false
    await settle()
    look(step)
    return true
  }
  return {
    look,
    take,
    tally,
    command: (command) => take(() => perform(trial, command)),
    /** Moves time from timer to timer, so that the form is checked after each. */
    advance: async (milliseconds) => {
      trace.push(`advance ${milliseconds}`)
      for (let left = milliseconds; left > 0;) {
        const pause = Math.min(left, form.clock.untilNext() ?? left)
        await form.clock.advance(pause)
        await settle()
        look({ kind: 'time', ...(left < milliseconds ? { name: 'more time' } : {}) })
        left -= Math.max(1, pause)
      }
    },
  }
}

async function play(trial: Trial, player: Player): Promise<void> {
  await trial.settle()
  player.look({ kind: 'open' })
  for (const command of trial.scenario.commands) await playCommand(trial, player, command)
  await drain(trial, player)
  trial.stop()
  await trial.settle()
  checkAtRest(trial)
}

async function playCommand(trial: Trial, player: Player, command: Command): Promise<void> {
  if (command.do === 'advance') await player.advance(command.milliseconds)
  else if (command.do !== 'law') await player.command(command)
  // During a pending submit, anything may continue it, so no law is checked.
  else if (trial.state.submit.phase !== 'waiting' && (await laws[command.law](trial, command, player.take))) {
    player.tally?.step(`law: ${command.law}`)
  }
}

const mostRounds = 300

/** Answers everything that is pending, and moves time until no timer is left. */
async function drain(trial: Trial, { look, take, command, advance }: Player): Promise<void> {
  const { form, module, scenario, nextTag, trace } = trial
  trace.push('from here on everything is answered')
  await command({ do: 'start' })
  for (let round = 0; round < mostRounds; round += 1) {
    if (await command({ do: 'settlePatterns' })) continue
    if (await command({ do: 'answerSubmit', answer: 'fine', fields: [0] })) continue
    const [attempt] = module.attempts
    if (attempt !== undefined) {
      await take(() => {
        const tag = nextTag()
        const body = answerAttempt(attempt, plainAnswer, scenario.schema, tag)
        return { kind: 'answer', name: 'last answers', answers: { attempt, body, tag } }
      })
    } else if (form.clock.pendingTimers() > 0) await advance(form.clock.untilNext() ?? 0)
    else {
      look({ kind: 'rest' })
      checkAtRest(trial)
      return
    }
  }
  obey('comes to rest', `after ${mostRounds} answers and timers there are still more to come`)
}
