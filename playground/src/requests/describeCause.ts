import { formatPointer, isEqual, type Path } from 'moduleform/core'
import { walkJson } from '../json/walkJson.ts'
import { namesOf, readFormData } from './readBody.ts'

interface Sent {
  readonly endpoint: string
  readonly requestBody: unknown
}

/** Why a request was sent. */
export interface Cause {
  /** Briefly: `country changed`, `cities: state changed`. */
  readonly why: string
  /** Paths of the fields that changed. */
  readonly causes: readonly Path[]
}

/**
 * Why a request was sent, derived from bodies: for `/schema` the fields that load the schema and differ from the previous request, for
 * `/content` the requested lists and those of their dependencies that differ from their last request. `schemas` declare which fields load
 * the schema and their dependencies; `before` are the bodies of the requests to the same endpoint, newest last.
 */
export function describeCause({ endpoint, requestBody }: Sent, before: readonly unknown[], schemas: readonly unknown[]): Cause {
  return endpoint === 'content' ? describeLists(requestBody, before, schemas) : describeChange(requestBody, before.at(-1))
}

function describeChange(body: unknown, before: unknown): Cause {
  if (before === undefined) return { why: 'first load', causes: [] }
  const causes = changedUnder(askingFields(body), body, before)
  return { why: causes.length === 0 ? 'reload' : `${idsOf(causes)} changed`, causes }
}

function describeLists(body: unknown, before: readonly unknown[], schemas: readonly unknown[]): Cause {
  const names = namesOf(body)
  const causes: Path[] = []
  const again: string[] = []
  for (const name of names) {
    const last = before.filter((one) => namesOf(one).includes(name)).at(-1)
    if (last === undefined) continue
    const changed = changedUnder(dependenciesOf(name, schemas), body, last)
    if (changed.length === 0) again.push(name)
    causes.push(...changed.filter((path) => !causes.some((known) => isEqual(known, path))))
  }
  const list = names.join(', ')
  if (causes.length > 0) return { why: `${list}: ${idsOf(causes)} changed`, causes }
  return { why: again.length > 0 && again.length === names.length ? `${list}: asked again` : list, causes }
}

const idsOf = (paths: readonly Path[]) =>
  [...new Set(paths.map((path) => path.filter((segment) => typeof segment === 'string').at(-1)))].join(', ')

/** Ids of the fields with `load_schema` in the schema that a request carries. */
function askingFields(body: unknown): ReadonlySet<string> {
  const ids = new Set<string>()
  walkJson(body, ({ id, on_action: action }) => {
    if (typeof id !== 'string' || typeof action !== 'object' || action === null) return
    if ('load_schema' in action && action.load_schema === true) ids.add(id)
  })
  return ids
}

/** Ids of the fields that a content object depends on. */
function dependenciesOf(name: string, schemas: readonly unknown[]): ReadonlySet<string> {
  const ids = new Set<string>()
  walkJson(schemas, ({ id, content_object_depends_on_fields: fields }) => {
    if (id !== name || !Array.isArray(fields)) return
    for (const field of fields as readonly unknown[]) {
      if (typeof field !== 'object' || field === null || !('id' in field) || typeof field.id !== 'string') continue
      ids.add(field.id.split('.').at(-1) ?? field.id)
    }
  })
  return ids
}

/** The paths of values that differ in the form data, for some field ids. */
function changedUnder(ids: ReadonlySet<string>, body: unknown, before: unknown): readonly Path[] {
  const [now, then] = [body, before].map((one) => valuesUnder(ids, readFormData(one)))
  const paths = new Map([...(then ?? []), ...(now ?? [])].map(([pointer, { path }]) => [pointer, path]))
  return [...paths].filter(([pointer]) => !isEqual(now?.get(pointer)?.value, then?.get(pointer)?.value)).map(([, path]) => path)
}

interface Held {
  readonly path: Path
  readonly value: unknown
}

/** The values in form data for some field ids, at any depth, by pointer. */
function valuesUnder(ids: ReadonlySet<string>, formData: unknown): ReadonlyMap<string, Held> {
  const found = new Map<string, Held>()
  const visit = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, entry] of Object.entries(value)) {
      const below = [...path, Array.isArray(value) ? Number(key) : key]
      if (ids.has(key)) found.set(formatPointer(below), { path: below, value: entry })
      else visit(entry, below)
    }
  }
  visit(formData, [])
  return found
}
