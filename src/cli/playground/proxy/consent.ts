import { randomUUID } from 'node:crypto'
import { endpointUrl } from '../../../client/endpointUrl.ts'
import { bareUrl } from '../../../core/secrets/maskUrl.ts'
import { HttpError } from '../../../module/httpError.ts'
import { tokenHeader, type ModuleConsent } from '../serverOffer.ts'
import { isLoopback } from './checkCaller.ts'

/** The module named on the command line. */
export interface NamedModule {
  readonly baseUrl: string
  /** Sent to this module only. */
  readonly headers: Headers
}

export interface ConsentOptions {
  /** Its two endpoints may be called wherever they are, without confirmation. */
  readonly module?: NamedModule | undefined
  /** Whether an address belongs to a demo module of this program, which needs no confirmation. Default: none does. */
  readonly isDemo?: (target: URL, request: Request) => boolean | Promise<boolean>
  /** Also allows modules on other machines, after confirmation. Default: loopback only. */
  readonly anyTarget?: boolean
}

/** Decides which addresses may be called: those named at the start, those the user has confirmed in the page, and the demo modules. */
export function createConsent({ module, anyTarget = false, isDemo = () => false }: ConsentOptions) {
  const token = randomUUID()
  const named = new Set<string>(module === undefined ? [] : endpointsOf(module.baseUrl))
  const approved = new Set<string>()
  const isNamed = (address: string) => named.has(address)
  const isAllowed = ({ href }: URL) => anyTarget || named.has(href)

  const isOpen = async (target: URL, request: Request) =>
    named.has(target.href) || approved.has(target.href) || (await isDemo(target, request))

  const readModule = (baseUrl: string): readonly [schema: URL, content: URL] => {
    readTarget(baseUrl, () => true)
    const [schema, content] = endpointsOf(baseUrl)
    return [readTarget(schema, isAllowed), readTarget(content, isAllowed)]
  }

  /** Whether a module may be called, at once or after confirmation. */
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

  /** Records the user's confirmation. Throws if it does not come from the page. */
  const approve = (baseUrl: string, request: Request) => {
    checkToken(request, token)
    for (const { href } of readModule(baseUrl)) approved.add(href)
  }

  /** Throws if the address is not confirmed. */
  const readOpenTarget = async (address: string | null, request: Request) => {
    const target = readTarget(address, isAllowed)
    if (await isOpen(target, request)) return target
    throw new HttpError(403, `Nobody has said yes to asking ${bareUrl(target.href)}. Reload the page: it asks for it.`)
  }

  /** Both endpoints of a module. Throws if they are not confirmed. */
  const readOpenModule = async (baseUrl: string, request: Request) => {
    const [schema, content] = readModule(baseUrl)
    return [await readOpenTarget(schema.href, request), await readOpenTarget(content.href, request)] as const
  }

  return { token, isNamed, describe, approve, readOpenTarget, readOpenModule }
}

const endpointsOf = (baseUrl: string) => [endpointUrl(baseUrl, 'schema').href, endpointUrl(baseUrl, 'content').href] as const

function checkToken({ headers }: Request, token: string): void {
  if (headers.get(tokenHeader) === token) return
  throw new HttpError(403, 'A yes comes from the page that this server has served in this run. Reload the page.')
}

/** Reads a target address of the proxy. Throws if it is not allowed: only loopback and what `isNamed` accepts. */
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
