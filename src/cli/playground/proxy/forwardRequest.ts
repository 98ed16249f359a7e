import { endpointUrl } from '../../../client/endpointUrl.ts'
import { bareUrl } from '../../../core/secrets/maskUrl.ts'
import { checkProxyCaller } from './checkCaller.ts'
import { ProxyRefusal, withRefusals } from './proxyRefusal.ts'
import { readProxyTarget } from './readProxyTarget.ts'

/** The module that somebody has named on the command line. */
export interface NamedModule {
  readonly baseUrl: string
  /** Sent to this module and to no other. */
  readonly headers: Headers
}

interface ForwardOptions {
  /** Default: the global one. */
  readonly fetch?: typeof fetch
  /** Also targets and callers beyond this machine. Default: loopback only. */
  readonly anyTarget?: boolean
  /** Its two endpoints may be asked wherever they are. */
  readonly module?: NamedModule | undefined
}

/** What belongs to the hop from the page to the proxy, or would tell the module about the page. */
const heldBack =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|origin|referer|cookie|accept-encoding|proxy-.*|sec-.*)$/

/** What a page may read of an answer of another origin anyway, and what a client needs for its next attempt. */
const handedOn = ['cache-control', 'content-language', 'content-type', 'expires', 'last-modified', 'pragma', 'retry-after']

/**
 * `POST /__module?url=<address>` asks the module at that address in place of the page, so that modules without CORS headers work too.
 * Resolves with the module's own status and body; with 400, 403 or 405 and `{error}` where the call is not allowed, with 502 and
 * `{error}` where nothing answers, with 421 where a redirect comes. Follows no redirects; cookies pass neither way.
 */
export const forwardRequest = (request: Request, options: ForwardOptions = {}): Promise<Response> =>
  withRefusals((asked) => forward(asked, options))(request)

async function forward(request: Request, { fetch: ask = fetch, anyTarget = false, module }: ForwardOptions): Promise<Response> {
  checkProxyCaller(request, anyTarget)
  if (request.method !== 'POST' && request.method !== 'GET')
    throw new ProxyRefusal(405, `The proxy forwards GET and POST, not ${request.method}.`)
  const target = readProxyTarget(request, (there) => anyTarget || isOf(module, there))
  const answer = await askModule(request, target, { ask, added: isOf(module, target) ? module?.headers : undefined })
  checkRedirect(answer, target)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: headersForPage(answer.headers) })
}

const isOf = (module: NamedModule | undefined, target: URL): boolean =>
  module !== undefined && (['schema', 'content'] as const).some((endpoint) => endpointUrl(module.baseUrl, endpoint).href === target.href)

interface Asking {
  readonly ask: typeof fetch
  /** Win over those of the page. */
  readonly added: Headers | undefined
}

async function askModule(request: Request, target: URL, { ask, added }: Asking): Promise<Response> {
  const headers = new Headers([...request.headers].filter(([name]) => !heldBack.test(name)))
  for (const [name, value] of added ?? []) headers.set(name, value)
  const body = request.method === 'POST' ? await request.arrayBuffer() : null
  try {
    return await ask(target, { method: request.method, headers, body, redirect: 'manual', credentials: 'omit', signal: request.signal })
  } catch (cause) {
    throw new ProxyRefusal(502, `Nothing answers at ${target.origin} (${reasonOf(cause)}). Is the module running?`)
  }
}

function checkRedirect({ status, headers }: Response, target: URL): void {
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null) return
  const there = bareUrl(URL.canParse(location, target) ? new URL(location, target).href : location)
  // 502 would be asked again.
  throw new ProxyRefusal(421, `The module redirects to ${there}. The proxy follows no redirects: use the address that answers itself.`)
}

function headersForPage(answer: Headers): Headers {
  const headers = new Headers([...answer].filter(([name]) => handedOn.includes(name)))
  // A module's page must never run as a page of this server.
  headers.set('content-security-policy', 'sandbox')
  headers.set('x-content-type-options', 'nosniff')
  return headers
}

/** `ECONNREFUSED`, "bad port" and the like; Node's fetch hides it below "fetch failed". */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  if (!(inner instanceof Error)) return String(inner)
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message
}
