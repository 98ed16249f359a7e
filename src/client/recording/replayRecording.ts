import { isJsonObject, type JsonObject, isEqual } from '../../core/schema/json.ts'
import type { RecordedExchange, Recording } from './recording.ts'
import { findGoverning, formDataOf, isWrapped, namesOf, payloadOf, valuesUnder } from './requestBody.ts'

/**
 * Replays a recording as a module: a handler for the option `fetch` of a client or form, or for a server. Nothing is sent over the network.
 * Of several recorded answers, the one with the nearest form data is used: first by the fields that determine the answer, which reload the
 * schema or which a content object depends on, then by all others; among equal ones a successful answer, then the last. A request without
 * any recorded answer gets a 404, a content object no record.
 */
export function replayRecording({ exchanges }: Recording): (request: Request) => Promise<Response> {
  const governing = findGoverning(exchanges.flatMap(({ request, response }) => [request.body, response.body]))
  return async (request) => {
    const endpoint = endpointOf(new URL(request.url).pathname)
    const body: unknown = await request.json().catch(() => undefined)
    const ofEndpoint = exchanges.filter(({ request: { path } }) => endpointOf(path) === endpoint)
    const alike = ofEndpoint.filter((exchange) => isWrapped(exchange.request.body) === isWrapped(body))
    const candidates = alike.length > 0 ? alike : ofEndpoint
    if (endpoint === 'content' && candidates.some(isAnswered)) return replayContent(candidates.filter(isAnswered), body, governing.byName)
    const nearest = findNearest(candidates, body, governing.askers)
    return nearest === undefined
      ? Response.json({ error: `The recording holds no answer of /${endpoint}.` }, { status: 404 })
      : respond(nearest.response)
  }
}

/** The record of each requested content object, from the nearest answer that contains it. */
function replayContent(
  candidates: readonly RecordedExchange[],
  body: unknown,
  dependencies: ReadonlyMap<string, ReadonlySet<string>>,
): Response {
  const content_objects = [...new Set(namesOf(body))].flatMap((name) => {
    const withName = candidates.filter((exchange) => recordOf(exchange, name) !== undefined)
    const nearest = findNearest(withName, body, dependencies.get(name) ?? new Set())
    return nearest === undefined ? [] : [recordOf(nearest, name)]
  })
  const isDataAnswer = isWrapped(candidates[0]?.response.body)
  return Response.json(isDataAnswer ? { data: { content_objects } } : { content_objects })
}

function recordOf({ response }: RecordedExchange, name: string): JsonObject | undefined {
  const records = payloadOf(response.body)['content_objects']
  return Array.isArray(records)
    ? records.filter(isJsonObject).find((record) => (record['content_object_name'] ?? record['id']) === name)
    : undefined
}

function findNearest(candidates: readonly RecordedExchange[], body: unknown, governing: ReadonlySet<string>): RecordedExchange | undefined {
  const formData = formDataOf(body)
  let best: { readonly exchange: RecordedExchange; readonly distance: readonly number[] } | undefined
  for (const exchange of candidates) {
    const recorded = formDataOf(exchange.request.body)
    const governed = [...governing].filter((id) => !isEqual(listUnder(id, formData), listUnder(id, recorded))).length
    const keys = new Set([...Object.keys(formData), ...Object.keys(recorded)])
    const others = [...keys].filter((key) => !isEqual(formData[key], recorded[key])).length
    const distance = [governed, others, isAnswered(exchange) ? 0 : 1]
    if (best === undefined || isAsNear(distance, best.distance)) best = { exchange, distance }
  }
  return best?.exchange
}

const listUnder = (id: string, formData: JsonObject) => [...valuesUnder(new Set([id]), formData).values()].map(({ value }) => value)

/** Compares lexicographically. */
function isAsNear(distance: readonly number[], best: readonly number[]): boolean {
  const at = distance.findIndex((part, index) => part !== best[index])
  return at === -1 || (distance[at] ?? 0) < (best[at] ?? 0)
}

const endpointOf = (path: string) => path.split('/').at(-1) ?? ''
const isAnswered = ({ response }: RecordedExchange) => response.status >= 200 && response.status < 300

/** Statuses that do not allow a body. */
const bodiless = new Set([204, 205, 304])

function respond({ status, content_type, body }: RecordedExchange['response']): Response {
  const text = typeof body === 'string' && !content_type.includes('json') ? body : JSON.stringify(body ?? null)
  return new Response(bodiless.has(status) ? null : text, { status, headers: { 'content-type': content_type } })
}
