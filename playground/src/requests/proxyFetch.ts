/** Sends a request through the proxy of the dev server, so that modules without CORS headers answer too. */
export async function proxyFetch(request: Request): Promise<Response> {
  const { method, headers, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  return fetch(`/__module?url=${encodeURIComponent(request.url)}`, { method, headers, body, signal, credentials: 'omit' })
}
