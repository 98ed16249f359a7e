import type { Field } from './model.ts'

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
    if (baseIds.has(field.id)) anchor = field.id
    else newAfter.set(anchor, [...(newAfter.get(anchor) ?? []), merge(undefined, field)])
  }
  const merged = base.flatMap((field) => {
    const change = patchById.get(field.id)
    return [change === undefined ? field : merge(field, change), ...(newAfter.get(field.id) ?? [])]
  })
  return [...(newAfter.get(undefined) ?? []), ...merged]
}
