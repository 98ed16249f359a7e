import { HttpError } from '../../../module/httpError.ts'
import { ownAnswerHeader } from '../serverOffer.ts'

/**
 * True for a host name that can only mean this machine: `localhost`, `127.0.0.0/8`, `[::1]`. Takes `hostname` of a parsed `URL`, where
 * every spelling of an IPv4 address is already written with dots.
 */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)

/**
 * Throws unless the server is called by a name of this machine: a page whose own host name resolves to 127.0.0.1 (DNS rebinding) could read
 * everything it serves.
 */
export function checkHost({ url }: Request): void {
  const { hostname } = new URL(url)
  if (!isLoopback(hostname)) throw new HttpError(403, `The playground answers at localhost and 127.0.0.1, not at ${hostname}.`)
}

/**
 * Throws unless the request comes from this server's own page. Any other page could reach services on this machine through the server:
 * browsers name the page in `Sec-Fetch-Site` or `Origin`.
 */
export function checkCaller(request: Request): void {
  checkHost(request)
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const sameSite = site === null ? origin !== null : site === 'same-origin'
  const sameOrigin = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host)
  if (!sameSite || !sameOrigin) throw new HttpError(403, 'The playground answers its own page only.')
}

type Handler = (request: Request) => Promise<Response>

/** Turns an `HttpError` that a handler throws into an answer with its status and `{error}`, marked as this server's own. */
export const withRefusals =
  (handler: Handler): Handler =>
  async (request) => {
    try {
      return await handler(request)
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause
      const { message, status } = cause
      return Response.json({ error: message }, { status, headers: { [ownAnswerHeader]: status === 502 ? 'unreachable' : 'refused' } })
    }
  }
