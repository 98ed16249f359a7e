import { isJsonObject, isScalar, type JsonObject, setOwn } from '../schema/json.ts'
import { anyRow, segmentsOf, type Template } from '../values/path.ts'
import { isPassword, leavesOf, mask } from './secretPaths.ts'
import { createTextMask } from './textMask.ts'

/** The ids of secret fields; for a row that of its array. In JSON that is not parsed, ids are all there is to identify fields. */
export const idsOfPaths = (paths: Iterable<Template>): Set<string> => new Set([...paths].map(idOfPath))

const idOfPath = (path: Template): string =>
  segmentsOf(path)
    .filter((segment) => segment !== anyRow)
    .at(-1) ?? ''

/** The last id of a dotted one: `contacts.items.token` is `token`, `tokens.items` is `tokens`. */
const lastId = (id: string): string =>
  id
    .split('.')
    .filter((part) => part !== 'items')
    .at(-1) ?? id

/** Whether a definition or comparison is that of a secret field. */
const namesSecret = ({ id }: JsonObject, ids: ReadonlySet<string>): boolean =>
  typeof id === 'string' && (ids.has(id) || ids.has(lastId(id)))

/** Whether a key of a definition or comparison is secret: the default of a secret field, or the value that a rule compares it with. */
const isSecretOfSchema = (object: JsonObject, key: string, ids: ReadonlySet<string>): boolean =>
  (key === 'default' || (key === 'value' && Object.hasOwn(object, 'operator'))) && namesSecret(object, ids)

/** The same schema without secrets. They are removed and not masked, because a masked default would be filled in. */
export const dropSecrets = (schema: unknown, ids: ReadonlySet<string>): unknown => {
  const visit = (value: unknown, isData: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => visit(entry, isData))
    if (!isJsonObject(value)) return value
    const copy: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(value)) {
      const isSecret = isData ? ids.has(key) : isSecretOfSchema(value, key, ids)
      // The default of a group or an array contains those of its fields.
      if (!isSecret) setOwn(copy, key, visit(entry, isData || key === 'default'))
    }
    return copy
  }
  return ids.size === 0 ? schema : visit(schema, false)
}

/** The secrets to mask in JSON. */
export interface Secrets {
  /** Ids of secret fields, anywhere: in JSON that is not parsed, fields cannot be identified by their path. */
  readonly ids: ReadonlySet<string>
  /** The secret values found. */
  readonly texts: readonly string[]
}

/** Keys of definitions, effects and comparisons themselves: a secret field with such an id does not make them secret. */
const schemaKeys = new Set(
  'id type label description default format validation validation_messages ui_options on_action rules choices content fields properties items apply_as operator value'.split(
    ' ',
  ),
)

/**
 * Finds the secrets in request and answer bodies, in schemas as sent, and in form data: the fields with the password widget, in the base or
 * by a rule, and their values, defaults and values compared with. `paths` are further secret fields. In `formData`, values under ids that
 * no body declares are secret too, as they may be passwords.
 */
export const findSecrets = (bodies: readonly unknown[], paths: Iterable<Template> = [], formData: unknown = {}): Secrets => {
  const ids = idsOfPaths(paths)
  const strangers = new Set(isJsonObject(formData) ? Object.keys(formData) : [])
  for (const body of bodies)
    visitObjects(body, (object) => {
      addIds(object, ids)
      const { id, type } = object
      if (typeof type === 'string' && isScalar(id)) strangers.delete(String(id))
    })
  for (const id of strangers) ids.add(id)
  const texts = new Set<string>()
  if (ids.size > 0) for (const body of bodies) visitObjects(body, (object) => addTexts(object, ids, texts))
  return { ids, texts: [...texts] }
}

const addIds = (object: JsonObject, ids: Set<string>): void => {
  const { id, items } = object
  if (typeof id !== 'string') return
  if (isPassword(object) || (isJsonObject(items) && isPassword(items))) ids.add(id).add(lastId(id))
}

const addTexts = (object: JsonObject, ids: ReadonlySet<string>, texts: Set<string>): void => {
  for (const [key, entry] of Object.entries(object)) {
    const isOptions = key === 'ui_options' && isJsonObject(entry) && namesSecret(object, ids)
    const secret = isSecretEntry(object, key, ids) ? entry : isOptions ? entry['default'] : undefined
    for (const text of leavesOf(secret)) texts.add(text)
  }
}

const isDefinition = (object: JsonObject): boolean =>
  typeof object['id'] === 'string' && ['type', 'ui_options', 'apply_as', 'fields', 'operator'].some((key) => Object.hasOwn(object, key))

/** Whether a key of an object is secret: the value of a secret field, its default, or a value that a rule compares it with. */
const isSecretEntry = (object: JsonObject, key: string, ids: ReadonlySet<string>): boolean =>
  isSecretOfSchema(object, key, ids) || (ids.has(key) && !(schemaKeys.has(key) && isDefinition(object)))

const visitObjects = (value: unknown, visit: (object: JsonObject) => void): void => {
  const due: unknown[] = [value]
  // Iterative and visiting each object once, because the input may nest to any depth, or contain itself.
  const seen = new Set<unknown>()
  for (let next = due.pop(); next !== undefined || due.length > 0; next = due.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (isJsonObject(next)) visit(next)
    for (const entry of Object.values(next)) due.push(entry)
  }
}

/** Deeper values are masked as a whole. */
const deepest = 500

/** The same JSON with all secrets masked, both in their fields and wherever the same texts occur. The same object if there are none. */
export const maskSecrets = (value: unknown, { ids, texts }: Secrets): unknown => {
  if (ids.size === 0 && texts.length === 0) return value
  const maskText = createTextMask(texts)
  const maskWhole = createCopier((entry) => (entry === null || entry === undefined || entry === '' ? entry : mask))
  const maskLeaf = (entry: unknown) => (typeof entry === 'string' ? maskText(entry) : entry)
  // A default may be in the options as well. Decisions §1, aliases.
  const copyOptions = createCopier(maskLeaf, (_options, key) => (key === 'default' ? maskWhole : undefined))
  const copy = createCopier(maskLeaf, (object, key) => {
    if (isSecretEntry(object, key, ids)) return maskWhole
    return key === 'ui_options' && namesSecret(object, ids) ? copyOptions : undefined
  })
  return copy(value, 0)
}

type Copier = (value: unknown, depth: number) => unknown

/** Copies JSON with changed leaves; `copierOf` selects another copier for an entry. Cycles are kept in the copy. */
const createCopier = (
  changeLeaf: (leaf: unknown) => unknown,
  copierOf?: (object: JsonObject, key: string) => Copier | undefined,
): Copier => {
  const copies = new Map<unknown, unknown>()
  const copy: Copier = (value, depth) => {
    if (typeof value !== 'object' || value === null) return changeLeaf(value)
    if (copies.has(value)) return copies.get(value)
    if (depth > deepest) return mask
    const isList = Array.isArray(value)
    const made: unknown[] | Record<string, unknown> = isList ? [] : {}
    copies.set(value, made)
    for (const [key, entry] of Object.entries(value)) {
      const own = isList ? undefined : copierOf?.(value as JsonObject, key)
      // `as`: an index of an array is a key of it as well.
      setOwn(made as Record<string, unknown>, key, (own ?? copy)(entry, depth + 1))
    }
    return made
  }
  return copy
}
