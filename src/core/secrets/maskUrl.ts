import { mask } from './secretPaths.ts'

/** A URL without fragment, with user, password and the values of its query masked; their names are kept. Decisions §7. */
export const maskUrl = (url: string): string => {
  const [whole = ''] = url.split('#')
  const [address = '', ...query] = whole.split('?')
  const bare = address.replace(/\/\/[^/]*@/, `//${mask}@`)
  return query.length === 0 ? bare : `${bare}?${query.join('?').split('&').map(maskPair).join('&')}`
}

/** A query part without a name may be a key. */
const maskPair = (pair: string): string => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=${mask}` : pair && mask)

/** A URL for use in sentences, valid or not: without user, query and fragment. */
export const bareUrl = (url: string): string => (url.split(/[?#]/)[0] ?? '').replace(/\/\/[^/]*@/, '//')
