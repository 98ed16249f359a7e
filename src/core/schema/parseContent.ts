import { isAbsent } from './json.ts'
import type { Content, ContentObject } from './model.ts'
import { placeWith, report } from './parsing.ts'
import {
  readObject,
  type KeyTable,
  type Reader,
  readAsObject,
  readListById,
  readListOf,
  readNameOf,
  readText,
  readBoolean,
  readByTable,
  readData,
} from './readers.ts'

type Dependency = NonNullable<ContentObject['content_object_depends_on_fields']>[number]

/** A list of objects that each need an `id`; an effect replaces it as a whole. */
const readEntries = <Entry extends object>(table: KeyTable<Entry>, code: Parameters<typeof readListById>[1]): Reader<readonly Entry[]> =>
  // `as`: the id is there
  readListById('a list', code, (raw, place) => readObject(raw, placeWith(place, { partial: false }), table) as Entry)

const dependencyTable: KeyTable<Dependency> = { kind: 'dependency', keys: { id: readText } }

const objectTable: KeyTable<ContentObject> = {
  kind: 'contentObject',
  keys: { id: readText, content_object_depends_on_fields: readEntries(dependencyTable, 'content/dependency-without-id') },
}

const readTypeName = readNameOf(['managed', 'custom'], 'content/unknown-type', 'type')

const readTypeNames = readListOf('a list of texts', readTypeName)

const readTypes: Reader<readonly string[]> = (value, place, owner) => {
  if (typeof value !== 'string') return readTypeNames(value, place, owner)
  report(place, 'content/bare-type', 'warning', { type: value })
  readTypeName(value, place, owner)
  return [value]
}

const table: KeyTable<Content> = {
  kind: 'content',
  keys: { type: readTypes, content_objects: readEntries(objectTable, 'content/object-without-id') },
}

/**
 * The dynamic content of a field. A missing `type` counts as `managed`; without a list of objects there is no content. Specification 2.8,
 * decisions §1 and §6.
 */
export const parseContent = readAsObject<Content | undefined>((raw, place) => {
  const read = readObject(raw, place, table)
  // `as`: an effect contains only changes; the rest comes from the field it is merged into.
  if (place.partial) return read as Content
  const { type, content_objects } = read
  if (isAbsent(raw['content_objects'])) report(place, 'content/no-objects', 'error', {})
  if (content_objects && (isAbsent(raw['type']) || type?.length === 0)) report(place, 'content/no-type', 'warning', {})
  // `as`: both keys are there.
  return content_objects && (Object.assign(read, { type: type?.length ? type : ['managed'] }) as Content)
})

interface KnownActions {
  readonly load_schema?: boolean
  readonly load_content?: unknown
  readonly reload_content_objects?: unknown
}

/** The actions on a change of a field. Specification 2.11; `load_content` by decisions §1. */
export const parseOnAction = readByTable<KnownActions>({
  kind: 'onAction',
  keys: { load_schema: readBoolean, load_content: readData, reload_content_objects: readData },
})
