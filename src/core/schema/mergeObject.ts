import { isJsonObject, type JsonObject, ownValue, setOwn } from './json.ts'

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
