import type { Clock } from '../../../client/clock.ts'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { CheckOptions } from '../checkOptions.ts'
import { type Allowance, createAllowance } from './allowance.ts'
import { createLimit } from './createLimit.ts'
import type { Call, Exchange, Purpose } from './exchange.ts'
import { sendCall } from './sendCall.ts'

/** What a run has of the world. */
export interface CheckWorld {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  /** Aborted when the person asks for an end. */
  readonly signal: AbortSignal
  /** Called before each request. */
  readonly onProgress: (exchanges: number, purpose: Purpose) => void
}

/** Sends requests and keeps what came, as long as the allowance lasts. */
export interface Session {
  readonly options: CheckOptions
  readonly exchanges: readonly Exchange[]
  /** Ask it before preparing what is dear. */
  readonly allowance: Allowance
  /** `undefined` where it is not sent. `createBody` is called when it is its turn, and gives JSON or, for a malformed one, any text. */
  readonly ask: (endpoint: EndpointName, createBody: () => string, purpose: Purpose) => Promise<Exchange | undefined>
  readonly send: (endpoint: EndpointName, createCall: () => Call, purpose: Purpose) => Promise<Exchange | undefined>
}

export function createSession(options: CheckOptions, world: CheckWorld): Session {
  const exchanges: Exchange[] = []
  const allowance = createAllowance(options, world.clock, world.signal)
  const limit = createLimit(options.concurrency)

  const perform = async (endpoint: EndpointName, createCall: () => Call, purpose: Purpose, id: number): Promise<Exchange | undefined> => {
    // Others may have used up time or patience while this one waited.
    if (allowance.isTooLate(endpoint)) return void allowance.leavesOut(endpoint, purpose)
    world.onProgress(id, purpose)
    const call = createCall()
    const startedAt = world.clock.now()
    try {
      const outcome = await sendCall(call, { ...world, signal: allowance.signal, timeout: options.timeout })
      const exchange = { id, purpose, call, outcome, durationMs: world.clock.now() - startedAt }
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
