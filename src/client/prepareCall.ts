import type { HeadersOption, HeaderValues } from './clientOptions.ts'
import type { ClientSettings } from './clientSettings.ts'
import { ModuleError, ModuleRequestError, type EndpointName } from './errors.ts'
import { createCallSecrets, observed, type CallSecrets, type Mask } from './callSecrets.ts'
import type { RequestOptions } from './moduleClient.ts'
import { wireFormats, type WireFormat } from './wireFormats.ts'

/** A request that can be sent as often as needed. */
export interface PreparedCall {
  readonly createRequest: (signal: AbortSignal) => Request
  /** The body as shown to an observer, without credentials. */
  readonly observedBody: (mask: Mask) => unknown
  readonly secrets: CallSecrets
}

/** A call before it is encoded. */
export interface CallTarget {
  readonly endpoint: EndpointName
  readonly address: URL
  /** The URL as shown in errors and to observers. */
  readonly url: string
  readonly payload: unknown
  /** The body; for observers `change` masks the payload before it is put in. */
  readonly encode: (wire: WireFormat, credentials: unknown, change: <Payload>(payload: Payload) => Payload) => unknown
}

/** For users of the form, to whom the names of options say nothing. */
const notSent = 'Could not send the request to the module.'
const notSignedIn = 'Could not sign in to the module.'

/** In Jest with jsdom. */
const noRequest = 'there is no `Request` here, which every browser has. In Jest, use the test environment "jest-fixed-jsdom".'

const unchanged = <Payload>(payload: Payload): Payload => payload

/**
 * Prepares the requests of a call in any format; the headers are requested once. Rejects with a `ModuleRequestError` if an option of the
 * host fails.
 */
export function prepareCall(
  settings: ClientSettings,
  target: CallTarget,
  options: RequestOptions,
): (wire: WireFormat) => Promise<PreparedCall> {
  const { endpoint, url, address, payload, encode } = target
  const attempt = async <T>(because: string, work: () => T | Promise<T>, summary = notSent): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw cause instanceof ModuleError ? cause : new ModuleRequestError({ endpoint, url, because, summary, cause })
    }
  }
  let values: Promise<HeaderValues> | undefined

  return async (wire) => {
    const credentials = await attempt('`moduleCredentials` failed.', () => loadCredentials(settings, wire, options), notSignedIn)
    values ??= attempt('`headers` failed.', () => loadHeaders(settings.headers), notSignedIn)
    const headers = createHeaders(await values, target)
    const secrets = createCallSecrets({ payload, paths: options.secrets ?? [], credentials, headers, address })
    const body = await attempt('its request could not be written as JSON.', () => JSON.stringify(encode(wire, credentials, unchanged)))
    const init: RequestInit = { ...settings.fetchOptions, redirect: 'manual', method: 'POST', headers, body }
    const createRequest = (signal: AbortSignal) => new Request(address, { ...init, signal })
    await attempt(typeof Request === 'undefined' ? noRequest : 'fetch does not accept its `fetchOptions`.', () =>
      createRequest(new AbortController().signal),
    )
    return {
      createRequest,
      observedBody: (mask) => observed(() => encode(wire, secrets.maskCredentials(), mask)),
      secrets,
    }
  }
}

async function loadCredentials(
  { moduleCredentials }: ClientSettings,
  wire: WireFormat,
  { connections = [] }: RequestOptions,
): Promise<unknown> {
  if (wire === wireFormats.plain) return undefined
  return typeof moduleCredentials === 'function' ? await moduleCredentials(connections) : moduleCredentials
}

async function loadHeaders(headers: HeadersOption): Promise<HeaderValues> {
  return typeof headers === 'function' ? await headers() : headers
}

function createHeaders(values: HeaderValues, { endpoint, url }: CallTarget): Headers {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  for (const [name, value] of Symbol.iterator in values ? values : Object.entries(values)) {
    try {
      headers.set(name, value)
    } catch {
      // The cause would show the value.
      const because = `the header "${name}" has a name or value that HTTP does not allow.`
      throw new ModuleRequestError({ endpoint, url, because, summary: notSent })
    }
  }
  return headers
}
