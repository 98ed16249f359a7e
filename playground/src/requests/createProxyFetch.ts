import { isJsonObject } from '../../../src/core/schema/json.ts'
import { ownAnswerHeader } from '../../../src/cli/playground/serverOffer.ts'
import { NoAnswer } from './noAnswer.ts'

/**
 * A `fetch` through the proxy at `path` of this page's server, so that modules without CORS headers work too. Rejects with `NoAnswer` where
 * no answer of the module came.
 */
export const createProxyFetch =
  (path: string) =>
  async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    const answer = await fetch(`${path}?url=${encodeURIComponent(request.url)}`, {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
    }).catch((cause: unknown) => {
      if (signal.aborted || !(cause instanceof TypeError)) throw cause
      throw new NoAnswer('The program that serves this page does not answer. Start it again, and reload the page.', 'unreachable')
    })
    const own = answer.headers.get(ownAnswerHeader)
    if (own === null) return answer
    const location = answer.headers.get('location')
    if (location !== null) return new Response(null, { status: Number(own), headers: { location } })
    const told: unknown = await answer.json()
    throw new NoAnswer(isJsonObject(told) ? String(told['error']) : '', own === 'unreachable' ? 'unreachable' : 'refused')
  }
