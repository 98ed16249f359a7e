import type { Clock } from '../../../client/clock.ts'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { CheckOptions } from '../checkOptions.ts'
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

/** Sends requests and keeps what came, as long as the budget lasts and nobody asks for an end. */
export interface Session {
  readonly options: CheckOptions
  readonly exchanges: readonly Exchange[]
  /** How many requests there was no room for, by their group. */
  readonly leftOut: ReadonlyMap<string, number>
  /** `undefined` where it is not sent. `body` is JSON or, for a malformed one, any text. */
  readonly ask: (endpoint: EndpointName, body: string, purpose: Purpose) => Promise<Exchange | undefined>
  readonly send: (call: Call, purpose: Purpose) => Promise<Exchange | undefined>
}

export function createSession(options: CheckOptions, world: CheckWorld): Session {
  const exchanges: Exchange[] = []
  const leftOut = new Map<string, number>()
  const limit = createLimit(options.concurrency)
  let lastId = 0

  const perform = async (call: Call, purpose: Purpose, id: number): Promise<Exchange | undefined> => {
    if (world.signal.aborted) return undefined
    world.onProgress(id, purpose)
    const startedAt = world.clock.now()
    try {
      const outcome = await sendCall(call, { ...world, timeout: options.timeout })
      const exchange = { id, purpose, call, outcome, durationMs: world.clock.now() - startedAt }
      exchanges.push(exchange)
      return exchange
    } catch (cause) {
      if (world.signal.aborted) return undefined
      throw cause
    }
  }

  const send = async (call: Call, purpose: Purpose): Promise<Exchange | undefined> => {
    if (world.signal.aborted) return undefined
    if (lastId >= options.maxRequests - (isLast(purpose) ? 0 : 1)) {
      leftOut.set(purpose.group, (leftOut.get(purpose.group) ?? 0) + 1)
      return undefined
    }
    lastId += 1
    const id = lastId
    return limit(() => perform(call, purpose, id))
  }

  return {
    options,
    exchanges,
    leftOut,
    send,
    ask: (endpoint, body, purpose) => {
      const url = endpointUrl(options.baseUrl, endpoint).href
      return send({ method: 'POST', endpoint, url, headers: headersOf(options), body }, purpose)
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

/** There is always room for the one that tells whether the module has kept something of all others. */
const isLast = (purpose: Purpose) => purpose.kind === 'repeat' && purpose.isLate
