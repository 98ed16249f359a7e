import type { ClientSettings, HeadersOption } from './clientOptions.ts'
import { ModuleError, type EndpointName } from './errors/moduleError.ts'
import { ModuleRequestError } from './errors/moduleRequestError.ts'
import { createMask, maskValues } from './maskSecrets.ts'
import type { RequestOptions } from './moduleClient.ts'

/** A request that can be sent as often as needed. */
export interface PreparedCall {
  readonly createRequest: (signal: AbortSignal) => Request
  /** The body with credentials masked; `undefined` where nobody observes. */
  readonly observedBody: unknown
  /** Masks credentials and header values in what the module sent. */
  readonly mask: (text: string) => string
}

/** What a call asks for, before it is put on the wire. */
export interface CallTarget {
  readonly endpoint: EndpointName
  readonly address: URL
  /** The address as errors and observers see it. */
  readonly url: string
  readonly encode: (credentials: unknown) => unknown
}

/** Rejects with a `ModuleRequestError` where an option of the host fails. */
export async function prepareCall(settings: ClientSettings, target: CallTarget, options: RequestOptions): Promise<PreparedCall> {
  const { endpoint, url, address, encode } = target
  const attempt = async <T>(because: string, work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw cause instanceof ModuleError ? cause : new ModuleRequestError({ endpoint, url, because, cause })
    }
  }
  const credentials = await attempt('`moduleCredentials` failed.', () => loadCredentials(settings, options))
  const values = await attempt('`headers` failed.', () => loadHeaders(settings.headers))
  const headers = createHeaders(values, target)
  const body = await attempt('its request could not be written as JSON.', () => JSON.stringify(encode(credentials)))
  const init: RequestInit = { ...settings.fetchOptions, method: 'POST', headers, body }
  const createRequest = (signal: AbortSignal) => new Request(address, { ...init, signal })
  await attempt('fetch does not accept its `fetchOptions`.', () => createRequest(new AbortController().signal))
  return {
    createRequest,
    observedBody: settings.onRequest === undefined ? undefined : encode(maskValues(credentials)),
    mask: createMask(credentials, headers),
  }
}

async function loadCredentials({ moduleCredentials, wireName }: ClientSettings, { connections = [] }: RequestOptions): Promise<unknown> {
  if (wireName === 'plain') return undefined
  return typeof moduleCredentials === 'function' ? await moduleCredentials(connections) : moduleCredentials
}

async function loadHeaders(headers: HeadersOption): Promise<HeadersInit> {
  return typeof headers === 'function' ? await headers() : headers
}

function createHeaders(values: HeadersInit, { endpoint, url }: CallTarget): Headers {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  for (const [name, value] of Symbol.iterator in values ? values : Object.entries(values)) {
    try {
      headers.set(name, value)
    } catch {
      // The cause would show the value.
      throw new ModuleRequestError({ endpoint, url, because: `the header "${name}" has a name or value that HTTP does not allow.` })
    }
  }
  return headers
}
