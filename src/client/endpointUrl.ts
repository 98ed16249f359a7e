import type { EndpointName } from './errors/moduleError.ts'

/** Throws where `baseUrl` can never be the address of a module. A relative one is resolved when a request is sent. */
export function checkBaseUrl(baseUrl: string): void {
  const what = `createClient was given the baseUrl ${JSON.stringify(withoutSecrets(String(baseUrl)))}`
  const how = 'Give the address that "/schema" and "/content" are appended to, such as "https://modules.example.com/crm".'
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '' || !URL.canParse(baseUrl, 'http://page.invalid')) {
    throw new Error(`${what}, which is not a URL. ${how}`)
  }
  const { protocol, username, password } = new URL(baseUrl, 'http://page.invalid')
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${what}, but modules are asked over http or https. ${how}`)
  if (username !== '' || password !== '') {
    throw new Error('createClient was given a baseUrl that holds a user name or password, which fetch refuses. Pass them in `headers`.')
  }
}

/**
 * `{base_url}/schema` or `{base_url}/content`. A trailing slash of the base URL does not count, its query is kept. A relative base URL
 * is resolved against the page; throws where there is none.
 */
export function endpointUrl(baseUrl: string, endpoint: EndpointName): URL {
  if (!URL.canParse(baseUrl, pageUrl())) {
    throw new Error(
      `The baseUrl "${withoutSecrets(baseUrl)}" is relative, but there is no page to resolve it against. Outside a browser, give an absolute one.`,
    )
  }
  const url = new URL(baseUrl, pageUrl())
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${endpoint}`
  url.hash = ''
  return url
}

/** `undefined` outside browsers and their workers. */
function pageUrl(): string | undefined {
  return globalThis.document?.baseURI ?? globalThis.location?.href
}

/** An address as sentences name it, whatever it is: without user, query and fragment. */
const withoutSecrets = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/\/\/[^/]*@/, '//')
