import type { Connection } from '../core/schema/wire.ts'
import { systemClock, type Clock } from './clock.ts'
import { checkBaseUrl } from './checkBaseUrl.ts'
import type { RequestObserver } from './requestObserver.ts'
import type { WireFormat, WireFormatName } from './wireFormats.ts'

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
  readonly wire?: 'auto' | WireFormatName | WireFormat | undefined
  /** `fetch` by default. Any function from a Request to a Response will do, such as the handler of a module. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
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
  readonly onRequest?: RequestObserver | undefined
}

type Given<Options> = { [Key in keyof Options]: Exclude<Options[Key], undefined> }

/** The options with defaults filled in. */
export interface ClientSettings extends Given<Required<Omit<ClientOptions, 'wire' | 'moduleCredentials' | 'onRequest'>>> {
  readonly wire: 'auto' | WireFormatName | WireFormat
  /** `undefined` for a custom format. */
  readonly wireName: 'auto' | WireFormatName | undefined
  readonly moduleCredentials: CredentialsOption | undefined
  readonly onRequest: RequestObserver | undefined
}

/** The formats themselves come with the first request. */
const wireNames: readonly ('auto' | WireFormatName)[] = ['auto', 'plain', 'data']

const defaults = {
  // Looked up at each call, so that a `fetch` patched later (by a test, by a tracer) counts; and called without a receiver, as browsers demand.
  fetch: (request: Request) => fetch(request),
  headers: {},
  fetchOptions: {},
  clock: systemClock,
  timeout: 30_000,
  retries: 2,
  backoff: (attempt: number) => 500 * 2 ** (attempt - 1),
  maxAnswerBytes: 5 * 1024 * 1024,
}

/** Fills in defaults. Throws where an option can never work. */
export function resolveOptions(options: ClientOptions): ClientSettings {
  checkBaseUrl(options.baseUrl)
  const { wire = 'auto', moduleCredentials, onRequest, ...given } = options
  const settings = { ...defaults, ...withoutUndefined(given) }
  if (typeof wire === 'string' && !wireNames.includes(wire)) {
    throw new Error(
      `createClient was given the wire format "${String(wire)}". Use 'auto', 'plain', 'data', or an object of the type WireFormat.`,
    )
  }
  checkNumber('timeout', settings.timeout, settings.timeout > 0, 'a number of milliseconds above 0')
  checkNumber('retries', settings.retries, settings.retries >= 0, '0 or more')
  checkNumber('maxAnswerBytes', settings.maxAnswerBytes, settings.maxAnswerBytes > 0, 'a number of bytes above 0')
  return {
    ...settings,
    wire,
    wireName: typeof wire === 'string' ? wire : undefined,
    moduleCredentials,
    onRequest,
  }
}

function withoutUndefined<T extends object>(given: T): Given<T> {
  // `as`: only entries that hold nothing are taken away, all of them optional but for `baseUrl`, which has been checked.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given<T>
}

function checkNumber(option: string, value: number, isRight: boolean, rightValue: string): void {
  if (!isRight) throw new Error(`createClient was given ${option}: ${String(value)}. It must be ${rightValue}.`)
}
