type Handler = (request: Request) => Promise<Response>

/** Requires the wrapper `{"data": …}`, and puts failures into it, as modules built with some kits do. */
export const wrappedOnly =
  (answer: Handler): Handler =>
  async (request) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    if (request.method === 'POST' && isObject(body) && !isObject(body['data'])) {
      return Response.json({ data: { message: 'Missing request data' } }, { status: 400 })
    }
    const response = await answer(request)
    if (response.ok) return response
    const { error } = (await response.json()) as { error: string }
    return Response.json({ data: { message: error } }, { status: response.status, headers: response.headers })
  }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
