import type { Connection } from '../core/schema/wire.ts'
import type { Clock } from './clock.ts'
import { checkBaseUrl } from './checkBaseUrl.ts'
import type { RequestObserver } from './requestObserver.ts'
import type { WireFormat } from './wireFormats.ts'
import { isWireName, wireNames, type WireName } from './wireNames.ts'

/** Headers of every request, or a function that is asked once a call. */
export type HeadersOption = HeadersInit | (() => HeadersInit | Promise<HeadersInit>)

/** What the wire format `data` sends as `credentials`, or a function of the connections chosen in the form. */
export type CredentialsOption = Readonly<Record<string, unknown>> | ((connections: readonly Connection[]) => unknown)

/** What the client itself sets is not among them. */
export type FetchOptions = Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal' | 'window'>

/** What is absent or `undefined` is as by default. */
export interface ClientOptions {
  /** Where the module lives: requests go to `{baseUrl}/schema` and `{baseUrl}/content`. May be relative in a browser. */
  readonly baseUrl: string
  /**
   * How requests are put on the wire. `auto`, the default, sends them as specified until the module answers inside `data` or refuses them, and
   * tries them wrapped then. Decisions §7.
   */
  readonly wire?: WireName | WireFormat | undefined
  /** `fetch` by default. Any function from a Request to a Response will do, such as the handler of a module. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Of every request: an object, or a function that is asked once a call. */
  readonly headers?: HeadersOption | undefined
  /** Passed to each Request: `credentials`, `mode`, `cache`, … Redirects are not followed, whatever stands in `redirect`. */
  readonly fetchOptions?: FetchOptions | undefined
  /** Asked for where requests are wrapped: not by `plain`. Never logged, never part of an error or of what the observer sees. */
  readonly moduleCredentials?: CredentialsOption | undefined
  readonly clock?: Clock | undefined
  /** Milliseconds for all attempts together. 30,000 by default; `Infinity` for no limit. */
  readonly timeout?: number | undefined
  /** How often a failed attempt is repeated. 2 by default. */
  readonly retries?: number | undefined
  /** Milliseconds before the next attempt, after so many. 500, then 1,000 by default. The module's `Retry-After` goes before it, up to five minutes. */
  readonly backoff?: ((attempt: number) => number) | undefined
  /** Longer answers are refused while they arrive. 5 MiB by default. */
  readonly maxAnswerBytes?: number | undefined
  /** Told when an attempt starts and how it ended, with what is secret masked. */
  readonly onRequest?: RequestObserver | undefined
}

/** What the client of a form is made of: a wire format of the host's own is looked up at each use, since it may be another object at each render. */
export interface FormClientOptions extends Omit<ClientOptions, 'wire'> {
  readonly wire?: ClientOptions['wire'] | (() => ClientOptions['wire'])
}

/** Throws where an option can never work. */
export function checkOptions({ baseUrl, wire, timeout = 1, retries = 0, maxAnswerBytes = 1 }: FormClientOptions): void {
  checkBaseUrl(baseUrl)
  if (typeof wire === 'string' && !isWireName(wire)) {
    throw new Error(
      `createClient was given the wire format "${String(wire)}". Use ${wireNames.map((name) => `'${name}'`).join(', ')}, or an object of the type WireFormat.`,
    )
  }
  checkNumber('timeout', timeout, timeout > 0, 'a number of milliseconds above 0')
  checkNumber('retries', retries, retries >= 0, '0 or more')
  checkNumber('maxAnswerBytes', maxAnswerBytes, maxAnswerBytes > 0, 'a number of bytes above 0')
}

function checkNumber(option: string, value: number, isRight: boolean, rightValue: string): void {
  if (!isRight) throw new Error(`createClient was given ${option}: ${String(value)}. It must be ${rightValue}.`)
}
