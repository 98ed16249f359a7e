import type { Definition, Field } from './model.ts'
import { mergeFields } from './mergeFields.ts'
import { type KeyMerge, mergeObject, replaceWhole } from './mergeObject.ts'
import { shareEqual } from './shareEqual.ts'

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
