import { mask } from './secretPaths.ts'

/** An address without its fragment, with user and password masked and so the values of its query: their names stay. Decisions §7. */
export const maskUrl = (url: string): string => {
  const [whole = ''] = url.split('#')
  const [address = '', ...query] = whole.split('?')
  const bare = address.replace(/\/\/[^/]*@/, `//${mask}@`)
  return query.length === 0 ? bare : `${bare}?${query.join('?').split('&').map(maskPair).join('&')}`
}

/** What has no name may be a key all the same. */
const maskPair = (pair: string): string => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=${mask}` : pair && mask)

/** An address as sentences name it, whatever it is: without user, query and fragment. */
export const bareUrl = (url: string): string => (url.split(/[?#]/)[0] ?? '').replace(/\/\/[^/]*@/, '//')
