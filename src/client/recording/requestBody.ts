import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'
import { formatPointer, type Path } from '../../core/values/path.ts'

/** Whether the payload is in `data`. */
export const isWrapped = (body: unknown): boolean => isJsonObject(body) && isJsonObject(body['data'])

/** The payload of a request or an answer, in either wire format. */
export function payloadOf(body: unknown): JsonObject {
  if (!isJsonObject(body)) return {}
  return isJsonObject(body['data']) ? body['data'] : body
}

/** The form data in the body of a request. */
export function formDataOf(body: unknown): JsonObject {
  const formData = payloadOf(body)['form_data']
  return isJsonObject(formData) ? formData : {}
}

/** The content objects that a request asks for. */
export function namesOf(body: unknown): readonly string[] {
  const names = payloadOf(body)['content_object_names']
  return Array.isArray(names) ? names.map(String) : []
}

interface Governing {
  /** Ids of the fields with `load_schema`. */
  readonly askers: ReadonlySet<string>
  /** Ids of the fields that a content object depends on, by its name. */
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>
}

/** The fields that determine an answer, according to the schemas in some bodies. */
export function findGoverning(bodies: readonly unknown[]): Governing {
  const askers = new Set<string>()
  const byName = new Map<string, Set<string>>()
  walk(bodies, ({ id, on_action: action, content_object_depends_on_fields: dependencies }) => {
    if (typeof id !== 'string') return
    if (isJsonObject(action) && action['load_schema'] === true) askers.add(lastId(id))
    if (!Array.isArray(dependencies)) return
    const known = byName.get(id) ?? new Set()
    byName.set(id, known)
    for (const on of dependencies) if (isJsonObject(on) && typeof on['id'] === 'string') known.add(lastId(on['id']))
  })
  return { askers, byName }
}

const lastId = (id: string) => id.split('.').at(-1) ?? id

interface Held {
  readonly path: Path
  readonly value: unknown
}

/** The outermost values in form data for some field ids, at any depth, by pointer, in the order of the data. */
export function valuesUnder(ids: ReadonlySet<string>, formData: JsonObject): ReadonlyMap<string, Held> {
  const found = new Map<string, Held>()
  const due: Held[] = [{ path: [], value: formData }]
  for (let held = due.pop(); held !== undefined; held = due.pop()) {
    const { path, value } = held
    const segment = path.at(-1)
    if (typeof segment === 'string' && ids.has(segment)) found.set(formatPointer(path), held)
    else
      due.push(
        ...entriesOf(value)
          .map(([key, entry]) => ({ path: [...path, key], value: entry }))
          .reverse(),
      )
  }
  return found
}

const entriesOf = (value: unknown): readonly [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : []

/** Visits every object in a JSON value, at any depth. */
function walk(root: unknown, visit: (object: JsonObject) => void): void {
  const due: unknown[] = [root]
  while (due.length > 0) {
    const value = due.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isJsonObject(value)) visit(value)
    for (const entry of Object.values(value)) due.push(entry)
  }
}
