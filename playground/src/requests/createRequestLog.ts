import { isModuleError, ModuleNetworkError, type RequestEvent, type RequestObserver } from 'moduleform/client'
import { isEqual } from 'moduleform/core'
import { createListeners } from '../../../src/core/values/createListeners.ts'
import { describeCause, type Cause } from './describeCause.ts'
import { findSentSecrets } from './findSentSecrets.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { readNoAnswer } from './noAnswer.ts'

/** The requests of one client, newest last. `getRequests` returns the same array until the next event. */
export interface RequestLog {
  readonly observe: RequestObserver
  /** Adds marks to the newest request: what this page does to it. */
  readonly markNewest: (marks: readonly string[]) => void
  readonly getRequests: () => readonly LoggedRequest[]
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Wraps the `fetch` of the client and keeps its requests, so that they can be sent again. They stay in this page, and no list shows them.
   */
  readonly keepSent: (fetch: Fetch) => Fetch
  /** Credentials of the requests sent so far: in headers, credentials and the query of the address. */
  readonly getSecretTexts: () => readonly string[]
  /** The request as sent; `undefined` if it was not kept. */
  readonly sentAs: (key: string) => SentRequest | undefined
}

type Fetch = (request: Request) => Promise<Response>

/** A request as sent, including its secrets. */
interface SentRequest {
  readonly request: Request
  readonly fetch: Fetch
}

/** More entries would make the page slow, and nobody scrolls that far. */
const kept = 200

export function createRequestLog(): RequestLog {
  let requests: readonly LoggedRequest[] = []
  let lastKey = 0
  /** The reason for each call, and the body of its first attempt. */
  const calls = new Map<number, LoggedCall>()
  const sent = new Map<string, SentRequest>()
  const texts = new Set<string>()
  const { subscribe, tell } = createListeners()

  const add = (event: Extract<RequestEvent, { type: 'started' }>) => {
    const { endpoint, url, requestBody, startedAt } = event
    if (event.attempt === 1) calls.set(event.id, { cause: describeCause(event, ...knownBefore(requests, endpoint)), body: requestBody })
    const started: LoggedRequest = {
      key: String((lastKey += 1)),
      call: callOf(event),
      endpoint,
      url,
      ...describeAttempt(event, calls.get(event.id)),
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
    // Two clients, as after an edit of the source, may use the same number for two calls: the older one ends first.
    const ended = requests.find(({ call, outcome }) => call === callOf(event) && outcome === 'pending')
    requests = requests.map((request) => (request === ended ? { ...request, ...readEnd(event) } : request))
  }

  return {
    observe: (event) => {
      if (event.type === 'started') add(event)
      else end(event)
      tell()
    },
    markNewest: (added) => {
      const [newest] = requests.slice(-1)
      if (newest === undefined || added.length === 0) return
      requests = [...requests.slice(0, -1), { ...newest, marks: [...(newest.marks ?? []), ...added] }]
      tell()
    },
    getRequests: () => requests,
    subscribe,
    keepSent: (fetch) => (request) => {
      // The observer has just recorded its start.
      const [newest] = requests.slice(-1)
      void findSentSecrets(request.clone()).then((found) => found.forEach((text) => texts.add(text)))
      if (newest !== undefined && !sent.has(newest.key)) sent.set(newest.key, { request: request.clone(), fetch })
      for (const key of [...sent.keys()].slice(0, -kept)) sent.delete(key)
      return fetch(request)
    },
    getSecretTexts: () => [...texts],
    sentAs: (key) => sent.get(key),
  }
}

/** The bodies of earlier requests to an endpoint, and the latest schemas that define the form's fields. */
function knownBefore(requests: readonly LoggedRequest[], endpoint: string): [before: readonly unknown[], schemas: readonly unknown[]] {
  const own = requests.filter((request) => request.isByHand !== true)
  const asked = own.filter((request) => request.endpoint === endpoint)
  const newest = own.filter((request) => request.endpoint === 'schema' && request.outcome === 'answered').at(-1)
  return [asked.map(({ requestBody }) => requestBody), [newest?.requestBody, newest?.responseBody]]
}

interface LoggedCall {
  readonly cause: Cause
  readonly body: unknown
}

function describeAttempt({ id, attempt, requestBody }: Extract<RequestEvent, { type: 'started' }>, call: LoggedCall | undefined) {
  // Requests that a person repeats have numbers below 0.
  if (id < 0) return { why: 'sent by hand', causes: [], isByHand: true }
  if (call === undefined || attempt === 1) return { why: call?.cause.why ?? '', causes: call?.cause.causes ?? [] }
  const { why, causes } = call.cause
  return { why: `${isEqual(requestBody, call.body) ? `retry ${attempt - 1}` : 'wrapped'}: ${why}`, causes }
}

const callOf = ({ id, attempt }: RequestEvent) => `${id}-${attempt}`

/** The answer may declare password fields, so the form data of the request are masked again. */
function readEnd({ requestBody, durationMs, status, responseBody, error }: Extract<RequestEvent, { type: 'ended' }>) {
  const end = { requestBody, durationMs, status, responseBody }
  if (error === undefined) return { ...end, outcome: 'answered' as const, error: undefined }
  if (isModuleError(error)) {
    const isBrokenOff = error instanceof ModuleNetworkError && error.hasStarted
    return { ...end, outcome: 'failed' as const, isBrokenOff, error: readNoAnswer(error)?.reason ?? error.message }
  }
  return { ...end, outcome: 'aborted' as const, error: undefined }
}
