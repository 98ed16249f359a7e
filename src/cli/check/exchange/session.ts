import type { Clock } from '../../../client/clock.ts'
import { longestTimer } from '../../../client/deadline.ts'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { CheckOptions } from '../checkOptions.ts'
import type { Call, Exchange, Outcome, Purpose } from './exchange.ts'
import { isPutOff, pause, waitBefore } from './askAgain.ts'
import { createLeftOut, type LeftOut, type LeftOutReason } from './leftOut.ts'
import { sendCall } from './sendCall.ts'

/** The environment of a run. */
export interface CheckWorld {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal
  /** Called before each request. */
  readonly onProgress: (exchanges: number, purpose: Purpose) => void
}

/** Sends requests and keeps the answers, as long as the allowance permits. */
export interface Session {
  readonly options: CheckOptions
  readonly exchanges: readonly Exchange[]
  /** Ask it before preparing anything expensive. */
  readonly allowance: Allowance
  /**
   * Resolves with `undefined` if the request is not sent. `createBody` is called just before sending, and returns JSON or, for a malformed
   * request, any text.
   */
  readonly ask: (endpoint: EndpointName, createBody: () => string, purpose: Purpose) => Promise<Exchange | undefined>
  readonly send: (endpoint: EndpointName, createCall: () => Call, purpose: Purpose) => Promise<Exchange | undefined>
}

export function createSession(options: CheckOptions, world: CheckWorld): Session {
  const exchanges: Exchange[] = []
  const allowance = createAllowance(options, world.clock, world.signal)
  const limit = createLimit(options.concurrency)

  /** Sends a request, and again after the time that the module asks to wait. `undefined` if that is longer than the run may take. */
  const sendPatiently = async (call: Call, purpose: Purpose): Promise<Pick<Exchange, 'outcome' | 'before' | 'durationMs'> | undefined> => {
    const before: Outcome[] = []
    for (;;) {
      const startedAt = world.clock.now()
      const outcome = await sendCall(call, { ...world, signal: allowance.signal, timeout: options.timeout })
      const now = world.clock.now()
      const wait = waitBefore(outcome, before.length + 1, purpose, now)
      if (wait === undefined || !allowance.mayWait(call.endpoint, wait)) {
        // Without a first load there is no run: it counts as it came.
        if (wait !== undefined && purpose.kind !== 'detection' && allowance.leavesOut(call.endpoint, purpose)) return undefined
        return { outcome, durationMs: now - startedAt, ...(before.length === 0 ? {} : { before }) }
      }
      await pause(world.clock, wait, allowance.signal)
      before.push(outcome)
      allowance.take()
    }
  }

  const perform = async (endpoint: EndpointName, createCall: () => Call, purpose: Purpose, id: number): Promise<Exchange | undefined> => {
    // The limits may have been reached while this request waited in the queue.
    if (allowance.isTooLate(endpoint)) return void allowance.leavesOut(endpoint, purpose)
    world.onProgress(id, purpose)
    const call = createCall()
    try {
      const sent = await sendPatiently(call, purpose)
      if (sent === undefined) return undefined
      const exchange = { id, purpose, call, ...sent }
      exchanges.push(exchange)
      allowance.note(exchange)
      return exchange
    } catch (cause) {
      if (allowance.signal.aborted) return void allowance.leavesOut(endpoint, purpose)
      throw cause
    }
  }

  const send: Session['send'] = async (endpoint, createCall, purpose) => {
    if (allowance.leavesOut(endpoint, purpose)) return undefined
    const id = allowance.take()
    return limit(() => perform(endpoint, createCall, purpose, id))
  }

  return {
    options,
    exchanges,
    allowance,
    send,
    ask: (endpoint, createBody, purpose) => {
      const url = endpointUrl(options.baseUrl, endpoint).href
      return send(endpoint, () => ({ method: 'POST', endpoint, url, headers: headersOf(options), body: createBody() }), purpose)
    },
  }
}

const headersOf = ({ headers, origin }: CheckOptions): Call['headers'] => {
  const own = [
    ['content-type', 'application/json'],
    ['accept', 'application/json'],
    ...(origin === undefined ? [] : [['origin', origin] as const]),
  ] as const
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  return [...own.filter(([name]) => !given.has(name)), ...headers]
}

/** The parts of a purpose that decide whether a request is sent. */
type Topic = Pick<Purpose, 'group' | 'field'> & { readonly isLate?: boolean }

/** What a run may still send: requests, time and memory are limited, and endpoints may be missing or stop answering. */
interface Allowance {
  /** What was not sent, and why. */
  readonly leftOut: LeftOut
  /** Aborted by the user, or when the time for sending is over. */
  readonly signal: AbortSignal
  /** Whether no further request will be sent, so that nothing needs to be prepared. */
  readonly isOver: () => boolean
  /** Whether a request on a topic would not be sent; if so, it is counted as left out. */
  readonly leavesOut: (endpoint: EndpointName, topic: Topic) => boolean
  /** Reserves one request; returns its number, from 1. */
  readonly take: () => number
  /** Whether there is time to wait, and a request left; an endpoint that asks for more time gets no more requests. */
  readonly mayWait: (endpoint: EndpointName, milliseconds: number) => boolean
  /** Whether a request that waited in the queue must not be sent after all. */
  readonly isTooLate: (endpoint: EndpointName) => boolean
  /** Updates the limits with the outcome of a request. */
  readonly note: (exchange: Exchange) => void
  /** Clears the timer. */
  readonly close: () => void
}

/** After this many requests in a row without an answer, an endpoint gets no more requests. */
const mostSilences = 4

/** Limit of the requests and answers kept in memory until they are checked. In characters. */
const mostKept = 128 * 1024 * 1024

/** The share of the run's time for sending; the rest is for the checks. */
const shareOfSending = 0.75

function createAllowance(options: CheckOptions, clock: Clock, person: AbortSignal): Allowance {
  const leftOut = createLeftOut(options)
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  if (person.aborted) end()
  person.addEventListener('abort', end, { once: true })
  const timeOfSending = Math.min(options.maxTime * shareOfSending, longestTimer)
  const endsAt = clock.now() + timeOfSending
  const timer = clock.setTimeout(end, timeOfSending)
  const silences: Record<EndpointName, number> = { schema: 0, content: 0 }
  /** Why the last request without an answer had none. */
  const silence: Record<EndpointName, LeftOutReason> = { schema: 'silent', content: 'silent' }
  let [taken, kept] = [0, 0]

  const reasonFor = (endpoint: EndpointName, { isLate = false }: Topic): LeftOutReason | undefined => {
    if (person.aborted) return 'interrupted'
    if (signal.aborted) return 'time'
    if (silences[endpoint] >= mostSilences) return silence[endpoint]
    if (kept > mostKept) return 'size'
    // One request is reserved for the late repeat, which shows whether the module keeps state between requests.
    return taken >= options.maxRequests - (isLate ? 0 : 1) ? 'requests' : undefined
  }
  return {
    leftOut,
    signal,
    isOver: () => signal.aborted || kept > mostKept || taken >= options.maxRequests - 1,
    leavesOut: (endpoint, topic) => {
      const reason = reasonFor(endpoint, topic)
      if (reason !== undefined) leftOut.add(reason, topic)
      return reason !== undefined
    },
    take: () => (taken += 1),
    mayWait: (endpoint, milliseconds) => {
      if (clock.now() + milliseconds < endsAt) return taken < options.maxRequests - 1
      silence[endpoint] = 'put-off'
      silences[endpoint] = Infinity
      return false
    },
    isTooLate: (endpoint) => signal.aborted || silences[endpoint] >= mostSilences,
    note: ({ call: { endpoint, body }, outcome }) => {
      const reason = reasonOfSilence(outcome)
      if (silence[endpoint] !== 'put-off') {
        silence[endpoint] = reason ?? 'silent'
        silences[endpoint] = reason === undefined ? 0 : silences[endpoint] + 1
      }
      kept += (body?.length ?? 0) + (outcome.kind === 'answer' ? outcome.answer.text.length : 0)
    },
    close: () => {
      clock.clearTimeout(timer)
      person.removeEventListener('abort', end)
    },
  }
}

/** Why an outcome is as good as no answer; `undefined` if it is one. */
function reasonOfSilence(outcome: Outcome): LeftOutReason | undefined {
  if (outcome.kind === 'answer') return isPutOff({ outcome }) ? 'limited' : undefined
  if (outcome.reason === 'timeout') return 'silent'
  return outcome.hasBegun ? undefined : 'gone'
}

/** Runs tasks in their order, at most `concurrency` at once. */
export function createLimit(concurrency: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot passes directly to the next task, so that a task that arrives meanwhile cannot take it.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
