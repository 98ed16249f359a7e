import { bareUrl } from '../core/secrets/maskUrl.ts'

/**
 * Throws where `baseUrl` can never be the address of a module. A relative one is resolved when a request is sent. `signingIn` says what to
 * do with a user name and password in it.
 */
export function checkBaseUrl(baseUrl: string, signingIn = 'Pass them in `headers`.'): void {
  const what = `moduleform was given the baseUrl ${JSON.stringify(bareUrl(String(baseUrl)))}`
  const how = 'Give the address that "/schema" and "/content" are appended to, such as "https://modules.example.com/crm".'
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '' || !URL.canParse(baseUrl, 'http://page.invalid')) {
    throw new Error(`${what}, which is not a URL. ${how}`)
  }
  const { protocol, username, password } = new URL(baseUrl, 'http://page.invalid')
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${what}, but modules are asked over http or https. ${how}`)
  if (username !== '' || password !== '') {
    throw new Error(`${what} with a user name or password, which fetch refuses. ${signingIn}`)
  }
}
