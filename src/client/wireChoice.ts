import type { Problem, ProblemArgs } from '../core/schema/problems.ts'
import { refusedBodyStatuses } from './answerErrors.ts'
import { isModuleError } from './errors.ts'
import type { WireFormat } from './wireFormats.ts'
import type { WireFormatName } from './wireNames.ts'

/** The usable content of an answer, and its position. */
export interface Usable<T> {
  readonly content: T
  /** Whether it is inside `data` and nowhere else. */
  readonly isOnlyInData: () => boolean
}

/** One call, which may be sent more than once. */
export interface RepeatableCall<T> {
  readonly send: (format: WireFormatName | WireFormat) => Promise<Usable<T>>
  /** Waits only until the deadline of the call, or until its caller aborts. */
  readonly race: <V>(work: Promise<V>) => Promise<V>
  readonly caller: AbortSignal | undefined
}

/** Detects from the answers of a module which of both formats it accepts: one for each client with `wire: 'auto'`. */
export interface WireChoice {
  readonly ask: <T>(call: RepeatableCall<T>) => Promise<Usable<T>>
  /** Problems to report to the host about the detected format. */
  readonly problemsOf: (usable: Usable<unknown>) => readonly Problem[]
}

/**
 * Sends `plain` until an answer shows the format. Content outside `data` selects `plain` for good: such a module never receives a wrapped
 * body. Content only inside `data`, and a body refused with 400 or 422, is requested once more wrapped, which selects `data` if that answer
 * is inside `data` too; otherwise the first answer or error is used. Decisions §7.
 */
export function createWireChoice(): WireChoice {
  let decided: WireFormatName | undefined
  /** The wrapped request that every call in flight waits for. Never rejects. */
  let trial: Promise<void> | undefined
  /** Number of trials with an answer or failure. One that its caller aborted does not count, so that the next call repeats it. */
  let trials = 0
  /** Why a module that wraps its answers did not answer a wrapped request. */
  let refusal: string | undefined

  async function ask<T>(call: RepeatableCall<T>): Promise<Usable<T>> {
    if (decided !== undefined) return call.send(decided)
    const trialsBefore = trials
    const first = await settle(call.send('plain'))
    if (isDoubtful(first)) return (await askWrapped(call, trialsBefore)) ?? open(first)
    const usable = open(first)
    decided ??= 'plain'
    return usable
  }

  /** `undefined` if the first answer is to be used. */
  async function askWrapped<T>(call: RepeatableCall<T>, trialsBefore: number): Promise<Usable<T> | undefined> {
    try {
      while (trial !== undefined) await call.race(trial)
      if (decided === 'data') return await call.send('data')
      return decided === undefined && trials === trialsBefore ? await tryWrapped(call) : undefined
    } catch (error) {
      call.caller?.throwIfAborted()
      // The error of a plain request would be no better for a module that accepts only wrapped ones.
      if (decided === 'data') throw error
      return undefined
    }
  }

  async function tryWrapped<T>(call: RepeatableCall<T>): Promise<Usable<T> | undefined> {
    const answer = call.send('data')
    const end = (error?: unknown) => {
      trial = undefined
      if (call.caller?.aborted) return
      trials += 1
      if (error instanceof Error) refusal = error.message
    }
    trial = answer.then((usable) => {
      decided ??= usable.isOnlyInData() ? 'data' : 'plain'
      end()
    }, end)
    await trial
    const usable = await answer
    return decided === 'data' ? usable : undefined
  }

  const problemsOf = (usable: Usable<unknown>): readonly Problem[] => {
    if (decided === 'data') return [problemOf({ format: 'data' })]
    return refusal !== undefined && usable.isOnlyInData() ? [problemOf({ format: 'plain', reason: refusal })] : []
  }

  return { ask, problemsOf }
}

type Outcome<T> = { readonly usable: Usable<T> } | { readonly error: unknown }

const settle = <T>(work: Promise<Usable<T>>): Promise<Outcome<T>> =>
  work.then(
    (usable) => ({ usable }),
    (error: unknown) => ({ error }),
  )

function open<T>(outcome: Outcome<T>): Usable<T> {
  if ('error' in outcome) throw outcome.error
  return outcome.usable
}

/** The module may not have understood a plain body. */
function isDoubtful<T>(outcome: Outcome<T>): boolean {
  if ('usable' in outcome) return outcome.usable.isOnlyInData()
  const { error } = outcome
  return isModuleError(error) && error.kind === 'status' && refusedBodyStatuses.includes(error.status ?? 0)
}

const problemOf = (args: ProblemArgs['host/wire-found']): Problem => ({ code: 'host/wire-found', level: 'info', pointer: '', args })
