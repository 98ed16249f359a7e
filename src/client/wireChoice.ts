import type { Problem, ProblemArgs } from '../core/schema/problems.ts'
import { isModuleError } from './errors.ts'
import type { WireFormat } from './wireFormats.ts'
import type { WireFormatName } from './wireNames.ts'

/** What a form can use of an answer, and where it stood. */
export interface Usable<T> {
  readonly content: T
  /** Whether it stands inside `data` and nowhere else. */
  readonly isOnlyInData: () => boolean
}

/** One call, which may be put on the wire more than once. */
export interface Asking<T> {
  readonly send: (format: WireFormatName | WireFormat) => Promise<Usable<T>>
  /** Waits no longer than the call may take, nor than its caller wants. */
  readonly race: <V>(work: Promise<V>) => Promise<V>
  readonly caller: AbortSignal | undefined
}

/** Which of both formats a module accepts, found out from the shape of its answers: one for each client with `wire: 'auto'`. */
export interface WireChoice {
  readonly ask: <T>(asking: Asking<T>) => Promise<Usable<T>>
  /** What the host should know of how an answer was come by. */
  readonly problemsOf: (usable: Usable<unknown>) => readonly Problem[]
}

/**
 * Sends `plain` until an answer tells more. What stands outside `data` decides `plain` for good: such a module never sees another body. What
 * stands inside `data` alone, and a body refused with 400 or 422, is asked once more wrapped, and decides `data` where that is answered
 * inside `data` too; else the first answer or error counts. Decisions §7.
 */
export function createWireChoice(): WireChoice {
  let decided: WireFormatName | undefined
  /** The wrapped request that every call in flight waits for. Never rejects. */
  let trial: Promise<void> | undefined
  /** How many trials were answered or failed. One that its caller gave up decides nothing, so that the next call takes its turn. */
  let trials = 0
  /** Why a module that wraps its answers did not answer a wrapped request. */
  let refusal: string | undefined

  async function ask<T>(asking: Asking<T>): Promise<Usable<T>> {
    if (decided !== undefined) return asking.send(decided)
    const trialsBefore = trials
    const first = await settle(asking.send('plain'))
    if (isDoubtful(first)) return (await askWrapped(asking, trialsBefore)) ?? open(first)
    const usable = open(first)
    decided ??= 'plain'
    return usable
  }

  /** `undefined` where the first answer counts. */
  async function askWrapped<T>(asking: Asking<T>, trialsBefore: number): Promise<Usable<T> | undefined> {
    try {
      while (trial !== undefined) await asking.race(trial)
      if (decided === 'data') return await asking.send('data')
      return decided === undefined && trials === trialsBefore ? await tryWrapped(asking) : undefined
    } catch (error) {
      asking.caller?.throwIfAborted()
      // A module that accepts only wrapped requests says nothing better of a plain one.
      if (decided === 'data') throw error
      return undefined
    }
  }

  async function tryWrapped<T>(asking: Asking<T>): Promise<Usable<T> | undefined> {
    const answer = asking.send('data')
    const end = (error?: unknown) => {
      trial = undefined
      if (asking.caller?.aborted) return
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
  return isModuleError(error) && error.kind === 'status' && (error.status === 400 || error.status === 422)
}

const problemOf = (args: ProblemArgs['host/wire-found']): Problem => ({ code: 'host/wire-found', level: 'info', pointer: '', args })
