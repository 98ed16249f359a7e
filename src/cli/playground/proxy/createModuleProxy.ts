import { randomUUID } from 'node:crypto'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import { bareUrl } from '../../../core/secrets/maskUrl.ts'
import { HttpError } from '../../../module/httpError.ts'
import { tokenHeader, type ModuleConsent } from '../serverOffer.ts'
import { checkCaller, isLoopback, withRefusals } from './checkCaller.ts'
import { forwardRequest } from './forwardRequest.ts'

/** The module that somebody has named on the command line. */
export interface NamedModule {
  readonly baseUrl: string
  /** Sent to this module and to no other. */
  readonly headers: Headers
}

interface ProxyOptions {
  /** Its two endpoints may be asked wherever they are, without a yes. */
  readonly module?: NamedModule | undefined
  /** Whether an address is that of a demo module of this program, which needs no yes. Default: none is. */
  readonly isDemo?: (target: URL, request: Request) => boolean | Promise<boolean>
  /** Also modules beyond this machine, with a yes. Default: loopback only. */
  readonly anyTarget?: boolean
  /** Default: the global one. */
  readonly fetch?: typeof fetch
  /** Of a request and of an answer. Bytes; 16 MiB by default. */
  readonly maxBytes?: number
}

export interface ModuleProxy {
  /** Goes with a yes. It stands in the page, where no other page can read it, and is another one in each run. */
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response>
}

const endpointsOf = (baseUrl: string) => [endpointUrl(baseUrl, 'schema').href, endpointUrl(baseUrl, 'content').href]

/**
 * Asks modules in place of the page, so that those without CORS headers work too. A link on any web page can open this page on any address,
 * so what was not named at the start is asked only after a yes in the page, remembered until the program ends.
 *
 * `GET …?of=<base url>` tells as `ModuleConsent` whether it needs one, `POST …?of=<base url>` with the token is one, and `…?url=<address>` asks the
 * module: see `forwardRequest`. 400, 403 or 405 and `{error}` where a call is not allowed.
 */
export function createModuleProxy(options: ProxyOptions = {}): ModuleProxy {
  const { module, anyTarget = false, isDemo = () => false } = options
  const token = randomUUID()
  const named = new Set(module === undefined ? [] : endpointsOf(module.baseUrl))
  const approved = new Set<string>()
  const isAllowed = ({ href }: URL) => anyTarget || named.has(href)

  const isOpen = async (target: URL, request: Request) =>
    named.has(target.href) || approved.has(target.href) || (await isDemo(target, request))

  const readModule = (baseUrl: string) => {
    readTarget(baseUrl, () => true)
    return endpointsOf(baseUrl).map((address) => readTarget(address, isAllowed))
  }

  const describe = async (baseUrl: string, request: Request): Promise<ModuleConsent> => {
    try {
      const targets = readModule(baseUrl)
      const open = await Promise.all(targets.map((target) => isOpen(target, request)))
      return { state: open.every(Boolean) ? 'open' : 'unnamed', addresses: targets.map(({ href }) => href) }
    } catch (cause) {
      if (cause instanceof HttpError) return { state: 'refused', addresses: [], reason: cause.message }
      throw cause
    }
  }

  const approve = (baseUrl: string, request: Request) => {
    if (request.headers.get(tokenHeader) !== token) {
      throw new HttpError(403, 'A yes comes from the page that this server has served in this run. Reload the page.')
    }
    for (const { href } of readModule(baseUrl)) approved.add(href)
  }

  const forward = async (address: string | null, request: Request) => {
    const target = readTarget(address, isAllowed)
    if (!(await isOpen(target, request))) {
      throw new HttpError(403, `Nobody has said yes to asking ${bareUrl(target.href)}. Reload the page: it asks for it.`)
    }
    return forwardRequest(request, { ...options, target, added: named.has(target.href) ? module?.headers : undefined })
  }

  return {
    token,
    fetch: withRefusals(async (request) => {
      checkCaller(request)
      if (request.method !== 'POST' && request.method !== 'GET') {
        throw new HttpError(405, `The proxy forwards GET and POST, not ${request.method}.`)
      }
      const { searchParams } = new URL(request.url)
      const baseUrl = searchParams.get('of')
      if (baseUrl === null) return forward(searchParams.get('url'), request)
      if (request.method === 'POST') approve(baseUrl, request)
      return Response.json(await describe(baseUrl, request), { headers: { 'cache-control': 'no-store' } })
    }),
  }
}

/** Reads an address that the proxy is to go to. Throws where it must not go there: loopback, and what `isNamed`, is allowed. */
function readTarget(text: string | null, isNamed: (target: URL) => boolean): URL {
  if (text === null || !URL.canParse(text)) {
    throw new HttpError(400, 'The proxy needs the whole address of a module, such as http://127.0.0.1:4001/crm.')
  }
  const target = new URL(text)
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new HttpError(400, `The proxy speaks http and https, not "${target.protocol.slice(0, -1)}".`)
  }
  if (target.username !== '' || target.password !== '') throw new HttpError(400, 'The proxy takes no user name or password in an address.')
  if (!isLoopback(target.hostname) && !isNamed(target)) {
    throw new HttpError(
      403,
      `The proxy only goes to modules on this machine, not to ${target.hostname}. Start the playground on that module, or with MODULEFORM_PROXY_ANY=1, to allow it.`,
    )
  }
  return target
}
