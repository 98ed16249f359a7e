import { copyJson } from './copyJson.ts'
import { isJsonObject, type JsonObject, kindOf, isAbsent } from './json.ts'
import type { Schema, Metadata } from './model.ts'
import { parseFields, readRules, withLeftOut } from './parseField.ts'
import { parseRootUiOptions } from './parseUiOptions.ts'
import { type ParseObserver, type Place, placeBelow, report, startOf } from './parsing.ts'
import type { Problem } from './problems.ts'
import { keepWritten } from './written.ts'
import { isProperties, type KeyTable, readObject, readData, readText, refuseValue } from './readers.ts'

interface Root extends Partial<Pick<Schema, 'fields'>>, Pick<Schema, 'ui_options' | 'rules'> {
  readonly metadata?: unknown
  readonly connections?: unknown
  readonly $schema?: unknown
}

const table: KeyTable<Root> = {
  kind: 'root',
  keys: {
    metadata: readData,
    // Anything but a list is reported for the schema as a whole.
    fields: (value, place, raw) => (Array.isArray(value) ? parseFields(value, place, raw) : undefined),
    ui_options: parseRootUiOptions,
    rules: readRules,
    connections: readData,
    // Editors find their JSON Schema by it.
    $schema: readData,
  },
  takesProperties: true,
}

/** A parsed schema, and the problems found. */
export interface ParsedSchema {
  readonly schema: Schema
  readonly problems: readonly Problem[]
}

/**
 * Parses the schema of a module. The result is a valid schema again: the same keys, accepted aliases in their proper form, unknown keys
 * kept, unreadable parts left out. Parsing it again changes nothing. Each deviation from the specification is a problem, whose pointer
 * refers to the original `json`; `lintSchema` finds further mistakes. Never throws and never changes `json`. Specification 2, decisions §1.
 *
 * @example
 * parseSchema({ fields: [{ id: 'a', type: 'string', label: 5 }] }).problems.map(({ code, pointer }) => [code, pointer])
 * // [['key/wrong-type', '/fields/0/label'], ['schema/no-metadata', '']]
 */
export const parseSchema = (json: unknown): ParsedSchema => readSchema(json)

/**
 * Like `parseSchema`. `partial: 'answer'` parses an answer with changes for some fields, for `mergeSchema`: the result is linted after the
 * merge (decisions §5). `observe` is called for each object that is read.
 */
export const readSchema = (json: unknown, partial: Place['partial'] = false, observe?: ParseObserver): ParsedSchema => {
  const copy = copyJson(json, '')
  const place = startOf('', [], copy.unreadable, partial, observe)
  const schema = isJsonObject(copy.value) ? parseRoot(copy.value, place) : emptySchema
  if (schema === emptySchema) report(place, 'schema/no-fields', 'error', { got: kindOf(copy.value) })
  const { cutOff, problems } = place.parsing
  const isCutOff = ({ pointer }: Problem): boolean => [...cutOff].some((cut) => pointer.startsWith(`${cut}/`))
  return { schema, problems: [...copy.problems.filter((problem) => !isCutOff(problem)), ...problems] }
}

const parseRoot = (raw: JsonObject, place: Place): Schema => {
  const read = readObject(raw, place, table)
  const { fields } = read
  const metadata = parseMetadata(raw['metadata'], place)
  if (fields === undefined) {
    const sent = raw['fields'] ?? undefined
    report(sent === undefined ? place : placeBelow(place, 'fields'), 'schema/no-fields', 'error', { got: kindOf(sent) })
  }
  const schema = withLeftOut(raw, Object.assign(read, { metadata, fields: fields ?? [] }), place)
  if (isProperties('properties', raw, table)) keepWritten(schema, raw)
  return schema
}

const version = '1.0.0'
const versionKey = 'workflows_module_schema_version'
/** Semantic versions with the supported major. */
export const readableVersion = /^1\.\d+\.\d+(?:[-+][\w.+-]+)?$/

const metadataTable: KeyTable<Metadata> = { kind: 'metadata', keys: { [versionKey]: readText } }

/**
 * The metadata of the root. A missing version counts as 1.0.0; other versions are rendered too. Specification 2.2 and 9,
 * decisions §1.
 */
const parseMetadata = (value: unknown, root: Place): Metadata => {
  const place = placeBelow(root, 'metadata')
  if (!isJsonObject(value)) {
    if (isAbsent(value)) report(root, 'schema/no-metadata', 'warning', {})
    else refuseValue(value, place, 'an object')
    return { [versionKey]: version }
  }
  const read = readObject(value, place, metadataTable)
  const sent = read[versionKey]
  if (isAbsent(value[versionKey])) report(place, 'schema/no-version', 'warning', {})
  else if (sent !== undefined && !readableVersion.test(sent)) {
    report(placeBelow(place, versionKey), 'schema/other-version', 'warning', { version: sent })
  }
  return Object.assign(read, { [versionKey]: sent ?? version })
}

/** The schema of a form without fields: sent to `/schema` if there is none yet. Decisions §5. */
export const emptySchema: Schema = { metadata: { [versionKey]: version }, fields: [] }
