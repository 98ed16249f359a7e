import type { LoggedRequest } from './loggedRequest.ts'
import { namesOf } from './readBody.ts'

/** What came of a request that brought the form nothing, as a sentence; `undefined` of all others. */
export function describeFate(request: LoggedRequest, requests: readonly LoggedRequest[]): string | undefined {
  const { outcome } = request
  if (outcome !== 'aborted' && outcome !== 'failed') return undefined
  const later = findReplacement(request, requests)
  if (outcome === 'failed')
    return later !== undefined && callNumber(later) === callNumber(request) ? `Tried again as #${later.key}.` : undefined
  return later === undefined ? 'Cancelled: no field needed its answer any more.' : `Cancelled: #${later.key} replaced it (${later.why}).`
}

/** The newer request that an answer is awaited from in place of this one's. */
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
