import { isJsonObject, type JsonObject } from './json.ts'
import { type KeyMerge, mergeObject, replaceWhole } from './mergeDefinition.ts'
import type { Schema } from './model.ts'
import { keepWritten, writtenOf } from './written.ts'

/**
 * A schema in the module's own notation, for `/schema`: accepted aliases are not rewritten. If it was merged from several answers, so is
 * the notation; of two spellings the newer is used. Decisions §1.
 */
export const writeSchema = (schema: Schema): JsonObject => {
  // `left_out` is internal: a limit has left out fields. In fields it is not part of the module's notation.
  const { fields, left_out: isCut, ...root } = schema
  const sent = fields.map(spelled)
  if (writtenOf(schema)) return { ...root, properties: sent }
  return isCut !== true && sent.every((field, index) => field === fields[index]) ? schema : { ...root, fields: sent }
}

const spelled = (field: JsonObject): JsonObject => writtenOf(field) ?? field

/** The two places of each value that has two, as keys from a definition inwards. */
const spellings: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['fields'], ['properties']],
  [['default'], ['ui_options', 'default']],
  [['choices'], ['ui_options', 'options']],
  [['ui_options', 'placeholder'], ['placeholder']],
  [
    ['ui_options', 'ui_options', 'language'],
    ['ui_options', 'language'],
  ],
]

const holds = (raw: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined || (isJsonObject(raw) && Object.hasOwn(raw, key) && holds(raw[key], rest))

const drop = (raw: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject => {
  const { [key]: inside, ...others } = raw
  return rest.length > 0 && isJsonObject(inside) ? { ...others, [key]: drop(inside, rest) } : others
}

const mergeSpelled: KeyMerge = (base, patch) => {
  if (!isJsonObject(patch)) return patch
  let left = isJsonObject(base) ? base : {}
  for (const pair of spellings) {
    for (const [here, there] of [pair, [pair[1], pair[0]] as const]) if (holds(patch, here) && holds(left, there)) left = drop(left, there)
  }
  return mergeObject(left, patch, byKey)
}

const byKey: ReadonlyMap<string, KeyMerge> = new Map([
  ['default', replaceWhole],
  ['items', mergeSpelled],
])

/** Merges the notations of two fields, if one of them deviates from the model. */
export const mergeWritten = (merged: object, base: JsonObject, patch: JsonObject): void => {
  // `as`: of two objects.
  if (writtenOf(base) || writtenOf(patch)) keepWritten(merged, mergeSpelled(spelled(base), spelled(patch)) as JsonObject)
}

/**
 * Copies the notations of a schema to an equal one that was built from parts of an older schema. `answer` determines whether fields are
 * called `properties`.
 */
export const shareWritten = (shared: Schema, equal: Schema, answer: Schema): void => {
  keepWritten(shared, writtenOf(answer))
  shared.fields.forEach((field, index) => {
    const other = equal.fields[index]
    if (other && other !== field) keepWritten(field, writtenOf(other))
  })
}
