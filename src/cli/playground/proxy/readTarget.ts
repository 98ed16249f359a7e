import { HttpError } from '../../../module/httpError.ts'
import { isLoopback } from './checkCaller.ts'

/** Reads an address that the proxy is to go to. Throws where it must not go there: loopback, and what `isNamed`, is allowed. */
export function readTarget(text: string | null, isNamed: (target: URL) => boolean): URL {
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
