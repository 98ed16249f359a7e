import type { ClientOptions, CredentialsOption, FormClientOptions } from './clientOptions.ts'
import { systemClock } from './clock.ts'
import type { RequestObserver } from './requestObserver.ts'
import type { WireFormat } from './wireFormats.ts'
import type { WireName } from './wireNames.ts'

type Given<Options> = { [Key in keyof Options]: Exclude<Options[Key], undefined> }

/** The options with defaults filled in. */
export interface ClientSettings extends Given<Required<Omit<ClientOptions, 'wire' | 'moduleCredentials' | 'onRequest'>>> {
  readonly wire: WireName | WireFormat
  /** `undefined` for a custom format. */
  readonly wireName: WireName | undefined
  readonly moduleCredentials: CredentialsOption | undefined
  readonly onRequest: RequestObserver | undefined
}

/** 5 MiB. Decisions §7. */
export const defaultMaxAnswerBytes = 5 * 1024 * 1024

/** Of the options that a client may leave out. */
export const defaults = {
  // Looked up at each call, so that a `fetch` patched later (by a test or a tracer) is used; and called without a receiver, as browsers
  // require.
  fetch: (request: Request) => fetch(request),
  headers: {},
  fetchOptions: {},
  // Added here, as only requests need it, which every form loads late.
  clock: { ...systemClock, elapsed: () => performance.now() },
  timeout: 30_000,
  retries: 2,
  backoff: (attempt: number) => 500 * 2 ** (attempt - 1),
  maxAnswerBytes: defaultMaxAnswerBytes,
}

/** Fills in the defaults of validated options. */
export function resolveOptions(options: FormClientOptions): ClientSettings {
  const { wire: asked = 'auto', moduleCredentials, onRequest, ...given } = options
  const wire = typeof asked === 'function' ? createWireFormat(asked) : asked
  return {
    ...defaults,
    ...withoutUndefined(given),
    wire,
    wireName: typeof wire === 'string' ? wire : undefined,
    moduleCredentials,
    onRequest,
  }
}

function withoutUndefined<T extends object>(given: T): Given<T> {
  // `as`: only `undefined` entries are removed, all of them optional except `baseUrl`, which has been checked.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given<T>
}

/** The host's current wire format. */
function createWireFormat(current: () => ClientOptions['wire']): WireFormat {
  const format = (): WireFormat => {
    const wire = current()
    if (typeof wire === 'object') return wire
    throw new Error('moduleform: `wire` was an object when a request began. Change it together with `baseUrl`.')
  }
  return {
    encodeSchemaRequest: (request, credentials) => format().encodeSchemaRequest(request, credentials),
    decodeSchemaAnswer: (body) => format().decodeSchemaAnswer(body),
    encodeContentRequest: (request, credentials) => format().encodeContentRequest(request, credentials),
    decodeContentAnswer: (body) => format().decodeContentAnswer(body),
  }
}
