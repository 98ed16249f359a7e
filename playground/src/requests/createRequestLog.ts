import { isModuleError, type RequestEvent, type RequestObserver } from 'moduleform/client'
import { isEqual } from 'moduleform/core'
import { describeReason } from './describeReason.ts'
import type { LoggedRequest } from './loggedRequest.ts'

/** What one client has sent, newest last. `getRequests` keeps its identity between two events. */
export interface RequestLog {
  readonly observe: RequestObserver
  readonly getRequests: () => readonly LoggedRequest[]
  readonly subscribe: (listener: () => void) => () => void
}

/** More would make the page slow and nobody scrolls that far. */
const kept = 200

export function createRequestLog(): RequestLog {
  let requests: readonly LoggedRequest[] = []
  let lastSchemaBody: unknown
  let lastKey = 0
  /** Why each call was made, and the body it was made with first. */
  const calls = new Map<number, LoggedCall>()
  const listeners = new Set<() => void>()

  const add = (event: Extract<RequestEvent, { type: 'started' }>) => {
    const { endpoint, url, requestBody, startedAt } = event
    if (event.attempt === 1) calls.set(event.id, { reason: describeReason(event, lastSchemaBody), body: requestBody })
    if (endpoint === 'schema') lastSchemaBody = requestBody
    const started: LoggedRequest = {
      key: String((lastKey += 1)),
      call: callOf(event),
      endpoint,
      url,
      why: describeAttempt(event, calls.get(event.id)),
      requestBody,
      outcome: 'pending',
      status: undefined,
      responseBody: undefined,
      error: undefined,
      startedAt,
      durationMs: undefined,
    }
    requests = [...requests, started].slice(-kept)
  }

  const end = (event: Extract<RequestEvent, { type: 'ended' }>) => {
    // Two clients, as after an edit of the source, may give the same number to two calls: the older one ends first.
    const ended = requests.find(({ call, outcome }) => call === callOf(event) && outcome === 'pending')
    requests = requests.map((request) => (request === ended ? { ...request, ...readEnd(event) } : request))
  }

  return {
    observe: (event) => {
      if (event.type === 'started') add(event)
      else end(event)
      for (const listener of listeners) listener()
    },
    getRequests: () => requests,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface LoggedCall {
  readonly reason: string
  readonly body: unknown
}

function describeAttempt({ attempt, requestBody }: Extract<RequestEvent, { type: 'started' }>, call: LoggedCall | undefined): string {
  if (call === undefined || attempt === 1) return call?.reason ?? ''
  return `${isEqual(requestBody, call.body) ? `retry ${attempt - 1}` : 'wrapped'}: ${call.reason}`
}

const callOf = ({ id, attempt }: RequestEvent) => `${id}-${attempt}`

function readEnd({ durationMs, status, responseBody, error }: Extract<RequestEvent, { type: 'ended' }>) {
  const end = { durationMs, status, responseBody }
  if (error === undefined) return { ...end, outcome: 'answered' as const, error: undefined }
  if (isModuleError(error)) return { ...end, outcome: 'failed' as const, error: error.message }
  return { ...end, outcome: 'aborted' as const, error: undefined }
}
