import { isEqual, type Path } from 'moduleform/core'
import { findGoverning, formDataOf, namesOf, valuesUnder } from '../../../src/client/recording/requestBody.ts'

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
  const causes = changedUnder(findGoverning([body]).askers, body, before)
  return { why: causes.length === 0 ? 'reload' : `${idsOf(causes)} changed`, causes }
}

function describeLists(body: unknown, before: readonly unknown[], schemas: readonly unknown[]): Cause {
  const names = namesOf(body)
  const { byName } = findGoverning(schemas)
  const causes: Path[] = []
  const again: string[] = []
  for (const name of names) {
    const last = before.filter((one) => namesOf(one).includes(name)).at(-1)
    if (last === undefined) continue
    const changed = changedUnder(byName.get(name) ?? new Set(), body, last)
    if (changed.length === 0) again.push(name)
    causes.push(...changed.filter((path) => !causes.some((known) => isEqual(known, path))))
  }
  const list = names.join(', ')
  if (causes.length > 0) return { why: `${list}: ${idsOf(causes)} changed`, causes }
  return { why: again.length > 0 && again.length === names.length ? `${list}: asked again` : list, causes }
}

const idsOf = (paths: readonly Path[]) =>
  [...new Set(paths.map((path) => path.filter((segment) => typeof segment === 'string').at(-1)))].join(', ')

/** The paths of values that differ in the form data, for some field ids. */
function changedUnder(ids: ReadonlySet<string>, body: unknown, before: unknown): readonly Path[] {
  const [now, then] = [body, before].map((one) => valuesUnder(ids, formDataOf(one)))
  const paths = new Map([...(then ?? []), ...(now ?? [])].map(([pointer, { path }]) => [pointer, path]))
  return [...paths].filter(([pointer]) => !isEqual(now?.get(pointer)?.value, then?.get(pointer)?.value)).map(([, path]) => path)
}
