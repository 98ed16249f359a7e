import { ProxyRefusal } from './proxyRefusal.ts'

/**
 * Throws a `ProxyRefusal` unless the page of this very server asks. Any other page could reach services on this machine through the
 * proxy: browsers name the page in `Sec-Fetch-Site` or `Origin`, and the host name must be loopback, or a name that a foreign page
 * has pointed to 127.0.0.1 would pass for the same origin.
 */
export function checkProxyCaller(request: Request, anyHost: boolean): void {
  const { hostname, host } = new URL(request.url)
  if (!anyHost && !isLoopback(hostname)) {
    throw new ProxyRefusal(403, `The proxy answers at localhost and 127.0.0.1, not at ${hostname}.`)
  }
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const sameSite = site === null ? origin !== null : site === 'same-origin'
  const sameOrigin = origin === null || (URL.canParse(origin) && new URL(origin).host === host)
  if (!sameSite || !sameOrigin) throw new ProxyRefusal(403, 'The proxy answers the page of this server only.')
}

/**
 * True for a host name that can only mean this machine: `localhost`, `127.0.0.0/8`, `[::1]`. Takes `hostname` of a parsed `URL`, where
 * every spelling of an IPv4 address is already written with dots.
 */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
