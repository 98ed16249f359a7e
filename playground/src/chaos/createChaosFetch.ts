import type { Clock } from 'moduleform/client'
import { createReversal } from './createReversal.ts'
import { faults, type FaultName } from './faults.ts'
import { changeBody, type BodyFault } from './changeBody.ts'

type Fetch = (request: Request) => Promise<Response>

interface ChaosOptions {
  /** Sends the request to the module. */
  readonly fetch: Fetch
  readonly clock: Clock
  /** Numbers from 0 to 1. */
  readonly random: () => number
  /** The active faults; read once per request. */
  readonly getFaults: () => readonly FaultName[]
  /** Called synchronously for each request with the faults that affect it. */
  readonly onTouched: (names: readonly FaultName[]) => void
}

/** Milliseconds. */
const delay = 1000
const mostJitter = 2000

/** A `fetch` that applies the active faults to requests and answers; without any it equals `fetch`. */
export function createChaosFetch({ fetch, clock, random, getFaults, onTouched }: ChaosOptions): Fetch {
  const reversal = createReversal(clock)
  return (request) => {
    const isContent = new URL(request.url).pathname.endsWith('/content')
    const on = getFaults().filter((name) => isContent || faults[name].group !== 'options')
    if (on.length === 0) return fetch(request)
    onTouched(on)
    const wait = (on.includes('delay') ? delay : 0) + (on.includes('jitter') ? random() * mostJitter : 0)
    const answer = async () => {
      const made = await settle(ask(request, fetch, on))
      if (wait > 0) await pause(clock, wait, request.signal)
      return open(made)
    }
    // A request that never ends would hold all others forever.
    return on.includes('reverse') && !on.includes('timeout') ? reversal.hold(answer()) : answer()
  }
}

async function ask(request: Request, fetch: Fetch, on: readonly FaultName[]): Promise<Response> {
  if (on.includes('timeout')) return untilAborted(request.signal)
  // The error text of browsers.
  if (on.includes('drop')) throw new TypeError('Failed to fetch')
  if (on.includes('status500')) return Response.json({ error: 'The playground answered in place of the module.' }, { status: 500 })
  return changeBody(await fetch(request), on.filter(isBodyFault))
}

const bodyFaults: readonly string[] = ['broken', 'shape', 'empty', 'many'] satisfies readonly BodyFault[]
const isBodyFault = (name: FaultName): name is BodyFault => bodyFaults.includes(name)

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason as Error) // `as`: the form aborts its requests with an error.
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })

async function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: unknown
  const passed = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, milliseconds)
  })
  try {
    await Promise.race([passed, untilAborted(signal)])
  } finally {
    clock.clearTimeout(timer)
  }
}

type Outcome = { readonly response: Response } | { readonly error: unknown }

const settle = (work: Promise<Response>): Promise<Outcome> =>
  work.then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  )

function open(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error
  return outcome.response
}
