/** A `fetch` through the proxy at `path` of this page's server, so that modules without CORS headers work too. */
export const createProxyFetch =
  (path: string) =>
  async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    return fetch(`${path}?url=${encodeURIComponent(request.url)}`, { method, headers, body, signal, credentials: 'omit' })
  }
