import { isEqual, isJsonObject } from '../../../core/schema/json.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { cut, usableOf } from '../exchange/readExchange.ts'
import { type ExchangeOf, exchangesOf, type Recording } from '../recording.ts'

/** Whether two usable answers differ; other checks handle failed ones. */
export const differs = (one: Exchange, other: Exchange): boolean => {
  const [a, b] = [usableOf(one), usableOf(other)]
  return a !== undefined && b !== undefined && !isEqual(a, b)
}

/** Requests that were repeated at once and got a different answer. */
export const listUnequalRepeats = (recording: Recording, endpoint: EndpointName): ExchangeOf<'repeat'>[] =>
  exchangesOf(recording, 'repeat').filter(
    (exchange) => exchange.call.endpoint === endpoint && !exchange.purpose.isLate && differs(exchange, exchange.purpose.of),
  )

/** If this is false, comparing schemas any further proves nothing. */
export const isRepeatable = (recording: Recording): boolean => listUnequalRepeats(recording, 'schema').length === 0

/** The first difference between two answers, with the later and the earlier value. */
export function describeDifference(later: Exchange, earlier: Exchange): string {
  const { pointer, one, other } = findDifference(usableOf(later), usableOf(earlier), '')
  return `At ${pointer || 'the root'} now ${show(one)}, before ${show(other)}`
}

interface Difference {
  readonly pointer: string
  readonly one: unknown
  readonly other: unknown
}

function findDifference(one: unknown, other: unknown, pointer: string): Difference {
  const [left, right] = [childrenOf(one), childrenOf(other)]
  if (left !== undefined && right !== undefined && Array.isArray(one) === Array.isArray(other)) {
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      if (!isEqual(left.get(key), right.get(key))) return findDifference(left.get(key), right.get(key), `${pointer}/${key}`)
    }
  }
  return { pointer, one, other }
}

function childrenOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return Array.isArray(value) || isJsonObject(value) ? new Map(Object.entries(value)) : undefined
}

const show = (value: unknown) => (value === undefined ? 'nothing' : cut(JSON.stringify(value), 80))
