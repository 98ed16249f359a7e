/** The CORS headers for a request; none that allow it if its origin is not allowed. */
export type CorsHeaders = (request: Request) => Readonly<Record<string, string>>

/**
 * By the option `cors`: an origin, several, `'*'`, or nothing. Pages of origins that are named may send cookies; with `'*'` browsers refuse
 * that. Throws where an entry is no origin.
 */
export function createCors(allowed: string | readonly string[] = []): CorsHeaders {
  const origins = [allowed].flat()
  if (origins.includes('*')) return () => ({ 'access-control-allow-origin': '*' })
  origins.forEach(checkOrigin)
  if (origins.length === 0) return () => ({})
  return ({ headers }) => {
    const origin = headers.get('origin') ?? ''
    // `vary` also for a refused origin: a cache must not serve that answer to an allowed one.
    if (!origins.includes(origin)) return { vary: 'origin' }
    return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' }
  }
}

/** Answers a preflight request. Any header is allowed, because hosts send their own. */
export function answerPreflight(request: Request, cors: CorsHeaders): Response {
  const headers = new Headers({ allow: 'POST, OPTIONS', ...cors(request) })
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'POST')
    headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? 'content-type')
    headers.set('access-control-max-age', '7200')
  }
  return new Response(null, { status: 204, headers })
}

function checkOrigin(origin: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return
  throw new Error(
    `createModule was given the CORS origin "${origin}". Write scheme, host and port, as in "https://app.example.com", or '*'.`,
  )
}
