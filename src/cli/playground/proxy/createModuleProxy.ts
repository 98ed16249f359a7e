import { gatewayStatuses } from '../../../client/answerErrors.ts'
import { HttpError } from '../../../module/httpError.ts'
import { checkCaller, withRefusals } from './checkCaller.ts'
import { type ConsentOptions, createConsent } from './consent.ts'
import { forwardRequest } from './forwardRequest.ts'

interface ProxyOptions extends ConsentOptions {
  /** Default: the global one. */
  readonly fetch?: typeof fetch
  /** Of a request or an answer. Bytes; 16 MiB by default. */
  readonly maxBytes?: number
}

export interface ModuleProxy {
  /** Required for a confirmation. It is part of the page, where no other page can read it, and is different in each run. */
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Calls modules on behalf of the page, so that those without CORS headers work too. A link on any web page can open this page with any
 * address, so modules that were not named at the start are called only after a confirmation in the page, valid until the program ends.
 *
 * `GET …?of=<base url>` returns as `ModuleConsent` whether a module needs one, `POST …?of=<base url>` with the token confirms it,
 * `…?url=<address>` calls the module: see `forwardRequest`, `GET …?alive=<base url>` returns as `{isAlive}` whether it answers `OPTIONS`,
 * and `POST …?check=<base url>` checks it: see `checkModule`. 400, 403 or 405 and `{error}` where a call is not allowed.
 */
export function createModuleProxy(options: ProxyOptions = {}): ModuleProxy {
  const { module, fetch: ask } = options
  const consent = createConsent(options)

  const forward = async (address: string | null, request: Request) => {
    const target = await consent.readOpenTarget(address, request)
    return forwardRequest(request, { ...options, target, added: consent.isNamed(target.href) ? module?.headers : undefined })
  }

  const look = async (baseUrl: string, request: Request) => {
    const [target] = await consent.readOpenModule(baseUrl, request)
    return isAlive(target, request.signal, ask)
  }

  const check = async (baseUrl: string, request: Request) => {
    const [target] = await consent.readOpenModule(baseUrl, request)
    // Loaded on demand: the code of the check is as large as all the rest, and rarely needed.
    const { checkModule } = await import('./checkModule.ts')
    return checkModule(request, baseUrl, { added: consent.isNamed(target.href) ? module?.headers : undefined, fetch: ask })
  }

  return {
    token: consent.token,
    fetch: withRefusals(async (request) => {
      checkCaller(request)
      checkMethod(request)
      const { searchParams } = new URL(request.url)
      const watched = searchParams.get('alive')
      if (watched !== null) return answerNow({ isAlive: await look(watched, request) })
      const checked = searchParams.get('check')
      if (checked !== null) return answerNow(await check(checked, request))
      const baseUrl = searchParams.get('of')
      if (baseUrl === null) return forward(searchParams.get('url'), request)
      if (request.method === 'POST') consent.approve(baseUrl, request)
      return answerNow(await consent.describe(baseUrl, request))
    }),
  }
}

function checkMethod({ method }: Request): void {
  if (method !== 'POST' && method !== 'GET') throw new HttpError(405, `The proxy forwards GET and POST, not ${method}.`)
}

const answerNow = (answer: object) => Response.json(answer, { headers: { 'cache-control': 'no-store' } })

/** Milliseconds. */
const longestWait = 5000

/** Whether a module answers at all, with any status. The request causes no work in the module. */
async function isAlive(target: URL, signal: AbortSignal, ask: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await ask(target, {
      method: 'OPTIONS',
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    })
    await answer.body?.cancel()
    return !gatewayStatuses.includes(answer.status)
  } catch {
    return false
  }
}
