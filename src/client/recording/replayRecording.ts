import { isJsonObject, type JsonObject, isEqual } from '../../core/schema/json.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/**
 * Replays a recording as a module: a handler for the option `fetch` of a client or form, or for a server. Nothing is sent over the network.
 * Of several recorded answers, the one with the nearest form data is used: first by the fields that determine the answer, which reload the
 * schema or which a content object depends on, then by all others; among equal ones a successful answer, then the last. A request without
 * any recorded answer gets a 404, a content object no record.
 */
export function replayRecording({ exchanges }: Recording): (request: Request) => Promise<Response> {
  const governing = findGoverning(exchanges)
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
  const asked = payloadOf(body)['content_object_names']
  const names = new Set(Array.isArray(asked) ? asked.map(String) : [])
  const content_objects = [...names].flatMap((name) => {
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
    const governed = [...governing].filter((id) => !isEqual(valuesUnder(id, formData), valuesUnder(id, recorded))).length
    const keys = new Set([...Object.keys(formData), ...Object.keys(recorded)])
    const others = [...keys].filter((key) => !isEqual(formData[key], recorded[key])).length
    const distance = [governed, others, isAnswered(exchange) ? 0 : 1]
    if (best === undefined || isAsNear(distance, best.distance)) best = { exchange, distance }
  }
  return best?.exchange
}

/** Compares lexicographically. */
function isAsNear(distance: readonly number[], best: readonly number[]): boolean {
  const at = distance.findIndex((part, index) => part !== best[index])
  return at === -1 || (distance[at] ?? 0) < (best[at] ?? 0)
}

interface Governing {
  /** Ids of the fields with `load_schema`. */
  readonly askers: ReadonlySet<string>
  /** Ids of the fields that a content object depends on, by its name. */
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>
}

/** The fields that determine an answer, according to the recorded schemas. */
function findGoverning(exchanges: readonly RecordedExchange[]): Governing {
  const askers = new Set<string>()
  const byName = new Map<string, Set<string>>()
  const visit = (object: JsonObject) => {
    const { id, on_action: action, content_object_depends_on_fields: dependencies } = object
    if (typeof id !== 'string') return
    if (isJsonObject(action) && action['load_schema'] === true) askers.add(lastId(id))
    if (!Array.isArray(dependencies)) return
    const known = byName.get(id) ?? new Set()
    byName.set(id, known)
    for (const on of dependencies) if (isJsonObject(on) && typeof on['id'] === 'string') known.add(lastId(on['id']))
  }
  for (const { request, response } of exchanges) for (const body of [request.body, response.body]) walk(body, visit)
  return { askers, byName }
}

const lastId = (id: string) => id.split('.').at(-1) ?? id

/** The values under an id in form data, at any depth. */
function valuesUnder(id: string, formData: JsonObject): readonly unknown[] {
  const values: unknown[] = []
  walk(formData, (object) => {
    if (Object.hasOwn(object, id)) values.push(object[id])
  })
  return values
}

function walk(root: unknown, visit: (object: JsonObject) => void): void {
  const due: unknown[] = [root]
  while (due.length > 0) {
    const value = due.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isJsonObject(value)) visit(value)
    for (const entry of Object.values(value)) due.push(entry)
  }
}

const endpointOf = (path: string) => path.split('/').at(-1) ?? ''
const isAnswered = ({ response }: RecordedExchange) => response.status >= 200 && response.status < 300
const isWrapped = (body: unknown) => isJsonObject(body) && isJsonObject(body['data'])

function payloadOf(body: unknown): JsonObject {
  if (!isJsonObject(body)) return {}
  return isJsonObject(body['data']) ? body['data'] : body
}

function formDataOf(body: unknown): JsonObject {
  const formData = payloadOf(body)['form_data']
  return isJsonObject(formData) ? formData : {}
}

/** Statuses that do not allow a body. */
const bodiless = new Set([204, 205, 304])

function respond({ status, content_type, body }: RecordedExchange['response']): Response {
  const text = typeof body === 'string' && !content_type.includes('json') ? body : JSON.stringify(body ?? null)
  return new Response(bodiless.has(status) ? null : text, { status, headers: { 'content-type': content_type } })
}
