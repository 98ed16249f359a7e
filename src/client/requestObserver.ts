import { logInDevelopment } from './logInDevelopment.ts'
import type { EndpointName } from './errors.ts'

/**
 * What an observer is told of each attempt, before and after. Credentials, header values, the query of the address and what password fields hold
 * are masked or left out, whoever repeats them. Decisions §7.
 */
export type RequestEvent = RequestStarted | RequestEnded

/** What both events say. */
interface ObservedAttempt {
  /** The same for both events and all attempts of one call; unique within a client. */
  readonly id: number
  /** From 1. */
  readonly attempt: number
  readonly endpoint: EndpointName
  /** Without query, user and fragment. */
  readonly url: string
  /**
   * The JSON body, secrets masked. Which fields hold passwords nobody knows before their schema has come: until then all form data without a
   * field are masked, and what came with the answer tells them apart in the event of its end.
   */
  readonly requestBody: unknown
}

/** An attempt that starts. */
export interface RequestStarted extends ObservedAttempt {
  readonly type: 'started'
  readonly method: 'POST'
  /** Milliseconds, as the clock of the client tells them. */
  readonly startedAt: number
}

/** How an attempt ended. */
export interface RequestEnded extends ObservedAttempt {
  readonly type: 'ended'
  readonly durationMs: number
  /** Missing where no answer came. */
  readonly status?: number
  /** The JSON that came, or the text where it was not JSON; secrets masked. */
  readonly responseBody?: unknown
  /** Why the attempt failed: a `ModuleError`, or the reason of an abort. */
  readonly error?: unknown
}

/** Called synchronously. What it throws is said in the console of a development build, and changes nothing of the call. */
export type RequestObserver = (event: RequestEvent) => void

const sentence =
  '[moduleform] `onRequest` failed, and the request went on without it. Catch what it may throw, for instance where it serialises an event.'

/** Tells an observer. What it throws or rejects with changes nothing of the call. Decisions §7. */
export function tellObserver(observer: RequestObserver | undefined, event: RequestEvent): void {
  try {
    // An observer may be async, whatever its type says.
    const told: unknown = observer?.(event)
    if (told instanceof Promise) told.catch((cause: unknown) => logInDevelopment(sentence, cause))
  } catch (cause) {
    logInDevelopment(sentence, cause)
  }
}
