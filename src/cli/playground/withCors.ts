import { isLoopback } from './isLoopback.ts'

type Handler = (request: Request) => Promise<Response>

/** Lets pages on any loopback port call a handler, and answers their preflights. Pages from elsewhere get no CORS header. */
export const withCors =
  (handler: Handler): Handler =>
  async (request) => {
    const origin = request.headers.get('origin')
    const allowed = origin !== null && URL.canParse(origin) && isLoopback(new URL(origin).hostname)
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await handler(request)
    if (!allowed) return response
    const headers = new Headers(response.headers)
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-methods', 'POST')
    headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? 'content-type')
    headers.append('vary', 'origin')
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
