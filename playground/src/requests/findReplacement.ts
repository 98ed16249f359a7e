import type { LoggedRequest } from './loggedRequest.ts'
import { namesOf } from '../../../src/client/recording/requestBody.ts'

/** Why a request had no effect on the form, as a sentence; `undefined` for all others. */
export function describeFate(request: LoggedRequest, requests: readonly LoggedRequest[]): string | undefined {
  const { outcome } = request
  if (outcome !== 'aborted' && outcome !== 'failed') return undefined
  const later = findReplacement(request, requests)
  if (outcome === 'failed')
    return later !== undefined && callNumber(later) === callNumber(request) ? `Tried again as #${later.key}.` : undefined
  return later === undefined ? 'Cancelled: no field needed its answer any more.' : `Cancelled: #${later.key} replaced it (${later.why}).`
}

/** The newer request that replaced this one. */
export function findReplacement(request: LoggedRequest, requests: readonly LoggedRequest[]): LoggedRequest | undefined {
  const { endpoint, requestBody } = request
  const names = new Set(namesOf(requestBody))
  return requests
    .slice(requests.indexOf(request) + 1)
    .find(
      (later) =>
        later.endpoint === endpoint &&
        later.isByHand !== true &&
        (endpoint !== 'content' || namesOf(later.requestBody).some((name) => names.has(name))),
    )
}

const callNumber = ({ call }: LoggedRequest) => call.split('-')[0]
