/** Why the proxy does not do what it is asked for: an HTTP status and a sentence for people. */
export class ProxyRefusal extends Error {
  override readonly name = 'ProxyRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

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
