import { isJsonObject, type JsonObject, ownValue, setOwn, shareEqual } from './json.ts'
import type { Field, Definition } from './model.ts'

/** How one key is merged where it is neither a plain object nor replaced as it stands. */
export type KeyMerge = (base: unknown, patch: unknown) => unknown

/** Data is never merged: a default is replaced whole. Decisions §3. */
export const replaceWhole: KeyMerge = (_base, patch) => patch

/** No key is merged in a way of its own. */
export const plainly: ReadonlyMap<string, KeyMerge> = new Map()

/**
 * `base` with what `patch` says: the keys of `byKey` as it says, plain objects deeply, lists and scalars replaced. `null` takes a key out, as it reads as absent
 * (decisions §1); only `ui_widget: null` is a value and stays.
 */
export const mergeObject = (base: JsonObject, patch: JsonObject, byKey: ReadonlyMap<string, KeyMerge>): JsonObject => {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && key !== 'ui_widget') delete result[key]
    else setOwn(result, key, (byKey.get(key) ?? mergeValue)(ownValue(base, key), value))
  }
  return result
}

const mergeValue: KeyMerge = (base, patch) => (isJsonObject(patch) ? mergeObject(isJsonObject(base) ? base : {}, patch, plainly) : patch)

/**
 * Two lists of fields by id: those of `base` in their order, each merged with the one of the same id in `patch`; a field that only `patch` has stands after the field
 * that precedes it there. Decisions §5.
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

/** These belong to an effect and not to the definition it changes. */
const keysOfEffect: ReadonlySet<string> = new Set(['id', 'apply_as', 'rules'])

/**
 * A definition with the changes of an effect that has `apply_as: "merge"`: plain objects deeply, `fields` by id (also in `items`), other lists and scalars replaced, a
 * `default` whole. `null` takes a key out, except `ui_widget: null`, which stays for the caller to read. `id`, `apply_as` and `rules` of the patch do not count. Parts that
 * do not change keep their identity. Specification 2.10, decisions §3.
 *
 *     mergeDefinition({ type: 'string', validation: { required: true } }, { validation: { pattern: 'x' } })
 *     // { type: 'string', validation: { required: true, pattern: 'x' } }
 */
export const mergeDefinition = (base: Definition, patch: Definition): Definition => shareEqual(base, merge(base, patch))

const merge = (base: Definition, patch: Definition): Definition => {
  const changes = Object.fromEntries(Object.entries(patch).filter(([key]) => !keysOfEffect.has(key)))
  return mergeObject(base, changes, byKey)
}

// `as` in these three: the keys are those of parsed definitions, so their values are what the model says.
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
