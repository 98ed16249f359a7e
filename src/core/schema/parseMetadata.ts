import { isAbsent, isJsonObject } from './json.ts'
import type { Metadata } from './model.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type KeyTable, readObject } from './readObject.ts'
import { readText, refuseValue } from './readers.ts'

const version = '1.0.0'
const versionKey = 'workflows_module_schema_version'
/** Semantic versions whose major is ours. */
export const readableVersion = /^1\.\d+\.\d+(?:[-+][\w.+-]+)?$/

const table: KeyTable<Metadata> = { kind: 'metadata', keys: { [versionKey]: readText } }

/** The metadata of the root. Missing ones read as version 1.0.0, other versions are rendered all the same. Specification 2.2 and 9, decisions §1. */
export const parseMetadata = (value: unknown, root: Place): Metadata => {
  const place = placeBelow(root, 'metadata')
  if (!isJsonObject(value)) {
    if (isAbsent(value)) report(root, 'schema/no-metadata', 'warning', {})
    else refuseValue(value, place, 'an object')
    return { [versionKey]: version }
  }
  const read = readObject(value, place, table)
  const sent = read[versionKey]
  if (isAbsent(value[versionKey])) report(place, 'schema/no-version', 'warning', {})
  else if (sent !== undefined && !readableVersion.test(sent)) {
    report(placeBelow(place, versionKey), 'schema/other-version', 'warning', { version: sent })
  }
  return Object.assign(read, { [versionKey]: sent ?? version })
}
