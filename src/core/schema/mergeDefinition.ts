import { isJsonObject, type JsonObject, ownValue, setOwn, shareEqual } from './json.ts'
import type { Field, Definition } from './model.ts'
import type { Choice } from './wire.ts'
import { choiceTypeOf, objectChoices } from './parseChoices.ts'

/** How the value of one key is merged, if neither deeply nor by replacement. */
export type KeyMerge = (base: unknown, patch: unknown) => unknown

/** Data is never merged: a default is replaced whole. Decisions §3. */
export const replaceWhole: KeyMerge = (_base, patch) => patch

/** No key has a special merge. */
export const plainly: ReadonlyMap<string, KeyMerge> = new Map()

/**
 * Merges `patch` into `base`: keys in `byKey` by their function, plain objects deeply, lists and scalars by replacement. `null` removes a
 * key, as it counts as absent (decisions §1); only `ui_widget: null` is a value and stays.
 */
export const mergeObject = (base: JsonObject, patch: JsonObject, byKey: ReadonlyMap<string, KeyMerge>): JsonObject => {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && key !== 'ui_widget') delete result[key]
    else setOwn(result, key, (byKey.get(key) ?? mergeValue)(ownValue(base, key), value))
  }
  // `as`: a list of values belongs to choices. Only the merge tells of which type the field is.
  const { choices } = result as Partial<Definition>
  if (Array.isArray(choices?.values) && choiceTypeOf(result) === 'object') {
    result['choices'] = { ...choices, values: choices.values.map((choice: Choice) => objectChoices.get(choice) ?? choice) }
  }
  return result
}

const mergeValue: KeyMerge = (base, patch) => (isJsonObject(patch) ? mergeObject(isJsonObject(base) ? base : {}, patch, plainly) : patch)

/**
 * Merges two lists of fields by id: those of `base` in their order, each merged with the field of the same id in `patch`; a field that only
 * `patch` contains follows the field that precedes it there. Decisions §5.
 */
export const mergeFields = (
  base: readonly Field[],
  patch: readonly Field[],
  merge: (base: Field | undefined, patch: Field) => Field,
): readonly Field[] => {
  const baseIds = new Set(base.map((field) => field.id))
  const patchById = new Map(patch.map((field) => [field.id, field]))
  const newAfter = new Map<string | undefined, Field[]>()
  let anchor: string | undefined
  for (const field of patch) {
    const added = newAfter.get(anchor)
    if (baseIds.has(field.id)) anchor = field.id
    else if (added) added.push(merge(undefined, field))
    else newAfter.set(anchor, [merge(undefined, field)])
  }
  const merged = base.flatMap((field) => {
    const change = patchById.get(field.id)
    return [change === undefined ? field : merge(field, change), ...(newAfter.get(field.id) ?? [])]
  })
  return [...(newAfter.get(undefined) ?? []), ...merged]
}

/** Keys of an effect that do not belong to the definition it changes. */
const keysOfEffect: ReadonlySet<string> = new Set(['id', 'apply_as', 'rules'])

/**
 * Applies an effect with `apply_as: "merge"` to a definition: plain objects are merged deeply, `fields` by id (also in `items`), other
 * lists and scalars are replaced, and so is a `default`. `null` removes a key, except `ui_widget: null`, which is left for the caller.
 * `id`, `apply_as` and `rules` of the patch are ignored. Unchanged parts keep their identity. Specification 2.10, decisions §3.
 *
 *     mergeDefinition({ type: 'string', validation: { required: true } }, { validation: { pattern: 'x' } })
 *     // { type: 'string', validation: { required: true, pattern: 'x' } }
 */
export const mergeDefinition = (base: Definition, patch: Definition): Definition => shareEqual(base, merge(base, patch))

const merge = (base: Definition, patch: Definition): Definition => {
  const changes = Object.fromEntries(Object.entries(patch).filter(([key]) => !keysOfEffect.has(key)))
  return mergeObject(base, changes, byKey)
}

// `as` in these three: the keys come from parsed definitions, so their values have the types of the model.
const mergeChildren: KeyMerge = (base, patch) =>
  mergeFields((base ?? []) as readonly Field[], patch as readonly Field[], (before, change) => ({
    ...merge(before ?? {}, change),
    id: change.id,
  }))
const mergeItems: KeyMerge = (base, patch) => merge((base ?? {}) as Definition, patch as Definition)

const byKey: ReadonlyMap<string, KeyMerge> = new Map([
  ['default', replaceWhole],
  ['fields', mergeChildren],
  ['items', mergeItems],
])
