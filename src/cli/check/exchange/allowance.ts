import type { Clock } from '../../../client/clock.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { CheckOptions } from '../checkOptions.ts'
import type { Exchange, Purpose } from './exchange.ts'
import { createLeftOut, type LeftOut, type LeftOutReason } from './leftOut.ts'

/** What a request is about, as far as it decides whether it is sent. */
type Topic = Pick<Purpose, 'group' | 'field'> & { readonly isLate?: boolean }

/** What a run may still send: requests, time and memory are limited, and endpoints may fall silent or be missing. */
export interface Allowance {
  /** What was not sent, and why. */
  readonly leftOut: LeftOut
  /** Aborted by the person, or when the time for sending is over. */
  readonly signal: AbortSignal
  /** Whether no further request is sent: nothing needs to be prepared any more. */
  readonly isOver: () => boolean
  /** Whether a request about something would not be sent; where so, it counts as left out. */
  readonly leavesOut: (endpoint: EndpointName, topic: Topic) => boolean
  /** Takes one request; gives its number, from 1. */
  readonly take: () => number
  /** Whether a request that waited for its turn is not sent after all. */
  readonly isTooLate: (endpoint: EndpointName) => boolean
  /** Counts what came of a request. */
  readonly note: (exchange: Exchange) => void
  /** Lets go of the timer. */
  readonly close: () => void
}

/** An endpoint that was silent so often, one after the other, is not asked any more. */
const mostSilences = 4

/** What is sent and what comes stays in memory until it is judged. Characters. */
const mostKept = 128 * 1024 * 1024

/** Of the time of a run; the rest is for judging what came. */
const shareOfSending = 0.75

export function createAllowance(options: CheckOptions, clock: Clock, person: AbortSignal): Allowance {
  const leftOut = createLeftOut(options)
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  if (person.aborted) end()
  person.addEventListener('abort', end, { once: true })
  const timer = clock.setTimeout(end, options.maxTime * shareOfSending)
  const silences: Record<EndpointName, number> = { schema: 0, content: 0 }
  let [taken, kept] = [0, 0]

  const reasonFor = (endpoint: EndpointName, { isLate = false }: Topic): LeftOutReason | undefined => {
    if (person.aborted) return 'interrupted'
    if (signal.aborted) return 'time'
    if (silences[endpoint] >= mostSilences) return 'silent'
    if (kept > mostKept) return 'size'
    // There is always room for the one that tells whether the module has kept something of all others.
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
    isTooLate: (endpoint) => signal.aborted || silences[endpoint] >= mostSilences,
    note: ({ call, outcome }) => {
      const isSilent = outcome.kind === 'failure' && outcome.reason === 'timeout'
      silences[call.endpoint] = isSilent ? silences[call.endpoint] + 1 : 0
      kept += (call.body?.length ?? 0) + (outcome.kind === 'answer' ? outcome.answer.text.length : 0)
    },
    close: () => {
      clock.clearTimeout(timer)
      person.removeEventListener('abort', end)
    },
  }
}
