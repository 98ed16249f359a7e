import { bareUrl } from '../core/secrets/maskUrl.ts'
import type { EndpointName } from './errors.ts'

/**
 * `{base_url}/schema` or `{base_url}/content`. A trailing slash of the base URL is ignored, its query is kept. A relative base URL is
 * resolved against the page; throws if there is none.
 */
export function endpointUrl(baseUrl: string, endpoint: EndpointName): URL {
  if (!URL.canParse(baseUrl, pageUrl())) {
    throw new Error(
      `The baseUrl "${bareUrl(baseUrl)}" is relative, but there is no page to resolve it against. Outside a browser, give an absolute one.`,
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
