import type { Clock } from './clock.ts'
import type { WireFormat } from './wireFormats.ts'
import { isWireName, wireNames, type WireName } from './wireNames.ts'
import type { RequestObserver } from './requestObserver.ts'
import type { Connection } from '../core/schema/wire.ts'
import { checkBaseUrl } from './checkBaseUrl.ts'

/** What `new Headers` takes: programs for Node, without DOM types, have no `HeadersInit`. */
export type HeaderValues = NonNullable<ConstructorParameters<typeof Headers>[0]>

/** Headers of every request, or a function that is called once per call of an endpoint. */
export type HeadersOption = HeaderValues | (() => HeaderValues | Promise<HeaderValues>)

/** The `credentials` of the wire format `data`, or a function of the connections chosen in the form. */
export type CredentialsOption = Readonly<Record<string, unknown>> | ((connections: readonly Connection[]) => unknown)

/** The options of `Request` except those that the client sets itself. */
export type FetchOptions = Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal' | 'window'>

/** An absent or `undefined` option has its default. */
export interface ClientOptions {
  /** URL of the module: requests go to `{baseUrl}/schema` and `{baseUrl}/content`. May be relative in a browser. */
  readonly baseUrl: string
  /**
   * Format of requests: `plain`, `data`, `auto`, or four functions. `auto`, the default, sends them as specified, and wrapped if the module
   * answers inside `data` or refuses them. Decisions §7.
   */
  readonly wire?: WireName | WireFormat | undefined
  /** `fetch` by default. Any function from a Request to a Response, such as the handler of a module. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Headers of every request: what `Headers` takes, such as an object, or a function that is called once per call of an endpoint. */
  readonly headers?: HeadersOption | undefined
  /** Passed to each Request: `credentials`, `mode`, `cache`, … Redirects are never followed, whatever `redirect` is. */
  readonly fetchOptions?: FetchOptions | undefined
  /** Used for wrapped requests only, not with `plain`. Never logged, and never part of an error or of observed requests. */
  readonly moduleCredentials?: CredentialsOption | undefined
  readonly clock?: Clock | undefined
  /** Milliseconds for all attempts together. 30,000 by default; `Infinity` for no limit. */
  readonly timeout?: number | undefined
  /** Number of retries after a failed attempt. 2 by default. */
  readonly retries?: number | undefined
  /**
   * Milliseconds before the next attempt, given the number of attempts so far. 500, then 1,000 by default. The module's `Retry-After` takes
   * precedence, up to five minutes.
   */
  readonly backoff?: ((attempt: number) => number) | undefined
  /** Maximum length of an answer in bytes; a longer one is refused while it arrives. 5 MiB by default. */
  readonly maxAnswerBytes?: number | undefined
  /** Called when an attempt starts and when it has ended, with secrets masked. */
  readonly onRequest?: RequestObserver | undefined
}

/** The options of a form's client: a custom wire format is looked up at each use, since it may be another object at each render. */
export interface FormClientOptions extends Omit<ClientOptions, 'wire'> {
  readonly wire?: ClientOptions['wire'] | (() => ClientOptions['wire'])
}

/** Throws if an option can never work. */
export function checkOptions({ baseUrl, wire, timeout = 1, retries = 0, maxAnswerBytes = 1 }: FormClientOptions): void {
  checkBaseUrl(baseUrl)
  if (typeof wire === 'string' && !isWireName(wire)) {
    throw new Error(
      `moduleform was given the wire format "${String(wire)}". Use ${wireNames.map((name) => `'${name}'`).join(', ')}, or an object of type WireFormat.`,
    )
  }
  checkNumber('timeout', timeout, timeout > 0, 'above 0, in milliseconds')
  checkNumber('retries', retries, retries >= 0, '0 or more')
  checkNumber('maxAnswerBytes', maxAnswerBytes, maxAnswerBytes > 0, 'above 0, in bytes')
}

function checkNumber(option: string, value: number, isRight: boolean, rightValue: string): void {
  if (!isRight) throw new Error(`moduleform was given ${option}: ${String(value)}. It must be ${rightValue}.`)
}
