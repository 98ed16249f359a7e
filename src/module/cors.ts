/** The headers that let a page read an answer, none where its origin may not. */
export type CorsHeaders = (request: Request) => Readonly<Record<string, string>>

/** By the option `cors`: an origin, several, `'*'`, or nothing. Throws where an entry is no origin. */
export function createCors(allowed: string | readonly string[] = []): CorsHeaders {
  const origins = [allowed].flat()
  if (origins.includes('*')) return () => ({ 'access-control-allow-origin': '*' })
  origins.forEach(checkOrigin)
  if (origins.length === 0) return () => ({})
  return ({ headers }) => {
    const origin = headers.get('origin') ?? ''
    // `vary` also where it is refused: a cache must not hand that answer to a page that may read it.
    return origins.includes(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : { vary: 'origin' }
  }
}

/** Answers a preflight. Any header may be sent: modules are asked with those of their host. */
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
