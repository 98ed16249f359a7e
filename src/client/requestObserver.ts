import type { EndpointName } from './errors/moduleError.ts'

/** What an observer is told of each attempt, before and after. Credentials, headers and the query of the address are masked or left out. */
export type RequestEvent = RequestStarted | RequestEnded

export interface RequestStarted {
  readonly type: 'started'
  /** The same for both events and all attempts of one call; unique within a client. */
  readonly id: number
  /** From 1. */
  readonly attempt: number
  readonly endpoint: EndpointName
  readonly url: string
  readonly method: 'POST'
  /** The JSON body, credentials masked. */
  readonly requestBody: unknown
  /** Milliseconds, as the clock of the client tells them. */
  readonly startedAt: number
}

export interface RequestEnded {
  readonly type: 'ended'
  readonly id: number
  readonly attempt: number
  readonly durationMs: number
  /** Missing where no answer came. */
  readonly status?: number
  /** The JSON that came, or the text where it was not JSON. */
  readonly responseBody?: unknown
  /** Why the attempt failed: a `ModuleError`, or the reason of an abort. */
  readonly error?: unknown
}

/** Called synchronously. What it throws rejects the call. */
export type RequestObserver = (event: RequestEvent) => void
