import { isLoopback } from './proxy/checkCaller.ts'

type Handler = (request: Request) => Promise<Response>

/** Demo modules by their name in the address; each is a Fetch-standard handler. */
export type DemoModules = Readonly<Record<string, Handler>>

/** Lets the demo module with that name answer; if there is none, 404 with the existing names. */
export async function answerAsModule(modules: DemoModules, name: string, request: Request): Promise<Response> {
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined
  if (module !== undefined) return module(request)
  return Response.json({ error: `No module "${name}". There are ${Object.keys(modules).join(', ')}.` }, { status: 404 })
}

/** Lets pages on any loopback port call a handler, and answers their preflights. Other pages get no CORS header. */
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
