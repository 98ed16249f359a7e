import { logInDevelopment } from './logInDevelopment.ts'
import type { EndpointName } from './errors.ts'

/**
 * The events of each attempt, at its start and end. Credentials, header values, the query of the URL and values of password fields are
 * masked or left out, wherever they are repeated. Decisions §7.
 */
export type RequestEvent = RequestStarted | RequestEnded

/** The properties of both events. */
interface ObservedAttempt {
  /** The same for both events and all attempts of one call; unique within a client. */
  readonly id: number
  /** Number of the attempt, from 1. */
  readonly attempt: number
  readonly endpoint: EndpointName
  /** Without query, user and fragment. */
  readonly url: string
  /**
   * The JSON body, secrets masked. Before the schema is known, it is not known which fields are passwords: until then all form data without
   * a field are masked; the event at the end uses the schema in the answer.
   */
  readonly requestBody: unknown
}

/** An attempt that starts. */
export interface RequestStarted extends ObservedAttempt {
  readonly type: 'started'
  readonly method: 'POST'
  /** Milliseconds, by the clock of the client. */
  readonly startedAt: number
}

/** The end of an attempt. */
export interface RequestEnded extends ObservedAttempt {
  readonly type: 'ended'
  readonly durationMs: number
  /** Missing if no answer arrived. */
  readonly status?: number
  /** The received JSON, or the text if it was not JSON; secrets masked. */
  readonly responseBody?: unknown
  /** Why the attempt failed: a `ModuleError`, or the reason of an abort. */
  readonly error?: unknown
}

/** Called synchronously. An exception is logged in the console of a development build, and does not affect the call. */
export type RequestObserver = (event: RequestEvent) => void

const sentence =
  '[moduleform] `onRequest` failed, and the request went on without it. Catch what it may throw, for instance where it serialises an event.'

/** Calls an observer. An exception or rejection does not affect the call. Decisions §7. */
export function tellObserver(observer: RequestObserver | undefined, event: RequestEvent): void {
  try {
    // An observer may be async, whatever its type says.
    const told: unknown = observer?.(event)
    if (told instanceof Promise) told.catch((cause: unknown) => logInDevelopment(sentence, cause))
  } catch (cause) {
    logInDevelopment(sentence, cause)
  }
}
