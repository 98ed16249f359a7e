import { isWrapped, namesOf, payloadOf } from '../../src/client/recording/requestBody.ts'
import { isJsonObject, type JsonObject } from '../../src/core/schema/json.ts'

/** One recorded request to a module and its answer. */
export interface RecordedExchange {
  readonly request: { readonly path: string; readonly body: unknown }
  readonly response: { readonly status: number; readonly content_type: string; readonly body: unknown }
}

const respond = ({ status, content_type, body }: RecordedExchange['response']) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': content_type } })

/**
 * Replays recorded exchanges as a module. A request is matched by its path and whether its body is wrapped in `data`, not by its content;
 * `/content` answers with the first recorded record for each requested name. A path that was never recorded gets the recorded 404, or else
 * an empty one.
 */
export function replayModule(exchanges: readonly RecordedExchange[]): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const body: unknown = await request.json()
    const ofPath = exchanges.filter((exchange) => exchange.request.path === pathname)
    const ofWrapper = ofPath.filter((exchange) => isWrapped(exchange.request.body) === isWrapped(body))
    const candidates = ofWrapper.length > 0 ? ofWrapper : ofPath
    const isContent = pathname.endsWith('/content')
    const answered = isContent ? candidates.filter(({ response }) => response.status === 200) : []
    if (answered.length > 0) return replayContent(answered, namesOf(body))
    const recorded = candidates[0] ?? exchanges.find(({ response }) => response.status === 404)
    return recorded === undefined
      ? Response.json({ error: `Nothing recorded for ${pathname}` }, { status: 404 })
      : respond(recorded.response)
  }
}

function recordsOf(exchange: RecordedExchange): readonly JsonObject[] {
  const records = payloadOf(exchange.response.body)['content_objects']
  return Array.isArray(records) ? records.filter(isJsonObject) : []
}

function replayContent(answered: readonly RecordedExchange[], names: readonly string[]): Response {
  const records = answered.flatMap(recordsOf)
  const content_objects = [...new Set(names)].flatMap((name) => records.find((record) => record['content_object_name'] === name) ?? [])
  const isDataAnswer = isWrapped(answered[0]?.response.body)
  return Response.json(isDataAnswer ? { data: { content_objects } } : { content_objects })
}
