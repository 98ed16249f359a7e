import type { LoggedRequest } from './loggedRequest.ts'

export const endpointChoices = ['all', 'schema', 'content'] as const
export const outcomeChoices = ['all', 'answered', 'failed', 'aborted', 'pending'] as const

export interface RequestFilter {
  readonly endpoint: (typeof endpointChoices)[number]
  readonly outcome: (typeof outcomeChoices)[number]
  /** Searched in reason, address, bodies and error; case-insensitive. */
  readonly text: string
}

export const noFilter: RequestFilter = { endpoint: 'all', outcome: 'all', text: '' }

export const filterRequests = (
  requests: readonly LoggedRequest[],
  { endpoint, outcome, text }: RequestFilter,
): readonly LoggedRequest[] => {
  const wanted = text.trim().toLowerCase()
  return requests.filter(
    (request) =>
      (endpoint === 'all' || request.endpoint === endpoint) &&
      (outcome === 'all' || request.outcome === outcome) &&
      (wanted === '' || textOf(request).includes(wanted)),
  )
}

/** A logged request never changes, so its text is cached. */
const texts = new WeakMap<LoggedRequest, string>()

function textOf(request: LoggedRequest): string {
  const known = texts.get(request)
  if (known !== undefined) return known
  const { key, url, why, status, requestBody, responseBody, error } = request
  const text = `#${key} ${JSON.stringify([url, why, status, requestBody, responseBody, error])}`.toLowerCase()
  texts.set(request, text)
  return text
}
