import { isLoopback } from './checkCaller.ts'
import { ProxyRefusal } from './proxyRefusal.ts'

/** The address in `?url=` of a request to the proxy. Throws a `ProxyRefusal` where the proxy must not go there: loopback, and what `isNamed`, is allowed. */
export function readProxyTarget(request: Request, isNamed: (target: URL) => boolean): URL {
  const text = new URL(request.url).searchParams.get('url')
  if (text === null || !URL.canParse(text)) {
    throw new ProxyRefusal(
      400,
      'The proxy needs the whole address of a module in "url", such as ?url=http%3A%2F%2F127.0.0.1%3A4001%2Fcrm%2Fschema.',
    )
  }
  const target = new URL(text)
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new ProxyRefusal(400, `The proxy speaks http and https, not "${target.protocol.slice(0, -1)}".`)
  }
  if (target.username !== '' || target.password !== '') {
    throw new ProxyRefusal(400, 'The proxy takes no user name or password in an address.')
  }
  if (!isLoopback(target.hostname) && !isNamed(target)) {
    throw new ProxyRefusal(
      403,
      `The proxy only goes to modules on this machine, not to ${target.hostname}. Start the playground on that module, or with MODULEFORM_PROXY_ANY=1, to allow it.`,
    )
  }
  return target
}
