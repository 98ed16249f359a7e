import { ProxyRefusal } from './proxyRefusal.ts'

type Handler = (request: Request) => Promise<Response>

/** Answers a `ProxyRefusal` that a handler throws: its status and `{error}`. */
export const withRefusals =
  (handler: Handler): Handler =>
  async (request) => {
    try {
      return await handler(request)
    } catch (cause) {
      if (cause instanceof ProxyRefusal) return Response.json({ error: cause.message }, { status: cause.status })
      throw cause
    }
  }
