import { expect } from 'vitest'
import { createModuleProxy, type ModuleProxy } from '../../../src/cli/playground/proxy/createModuleProxy.ts'

export const page = 'http://127.0.0.1:5173'
export const fromPage = { 'sec-fetch-site': 'same-origin', origin: page }

export function call(target: string, { headers = fromPage, host = page, method = 'POST', body = '{}' }: CallOptions = {}) {
  return new Request(`${host}/__module?url=${encodeURIComponent(target)}`, {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  })
}

/** The page's request whether a module is back. */
export const watch = (baseUrl: string) => new Request(`${page}/__module?alive=${encodeURIComponent(baseUrl)}`, { headers: fromPage })

export interface CallOptions {
  readonly headers?: Record<string, string>
  readonly host?: string
  readonly method?: string
  readonly body?: string
}

export type ProxyOptions = NonNullable<Parameters<typeof createModuleProxy>[0]>

export const unreachable: typeof fetch = () => Promise.reject(new Error('the proxy must not ask'))

/** The page's request when the user confirms a base URL. */
export const yes = (proxy: ModuleProxy, baseUrl: string, headers: Record<string, string> = {}) =>
  new Request(`${page}/__module?of=${encodeURIComponent(baseUrl)}`, {
    method: 'POST',
    headers: { ...fromPage, 'x-playground-token': proxy.token, ...headers },
  })

/** A proxy with confirmed modules at these base URLs. */
export async function proxyWithYes(baseUrls: readonly string[], options: ProxyOptions = {}): Promise<ModuleProxy> {
  const proxy = createModuleProxy(options)
  for (const baseUrl of baseUrls) expect(await (await proxy.fetch(yes(proxy, baseUrl))).json()).toMatchObject({ state: 'open' })
  return proxy
}

export async function refusal(request: Request, options: ProxyOptions = {}) {
  const response = await createModuleProxy({ fetch: unreachable, ...options }).fetch(request)
  const { error } = (await response.json()) as { error: string }
  return { status: response.status, error }
}
