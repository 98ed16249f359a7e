import { isJsonObject, isEqual } from '../core/schema/json.ts'
import type { Definition } from '../core/schema/model.ts'

/** A changed property of a definition. */
export interface PropertyChange {
  /** Path in the definition: `validation.required`. */
  readonly key: string
  /** `undefined` if it was absent. */
  readonly before: unknown
  /** `undefined` if it was removed. */
  readonly after: unknown
}

/** Compared as a whole: data, and lists that are explained separately. */
const wholes: ReadonlySet<string> = new Set(['default', 'choices', 'content', 'fields', 'items'])

/** The properties in which two definitions of a field differ, except its rules, which no rule changes. */
export const diffDefinitions = (before: Definition, after: Definition): readonly PropertyChange[] => diffObjects('', before, after)

function diffObjects(prefix: string, before: object, after: object): readonly PropertyChange[] {
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key): readonly PropertyChange[] => {
    const [one, other]: readonly unknown[] = [left.get(key), right.get(key)]
    if (isEqual(one, other) || (prefix === '' && key === 'rules')) return []
    const isInside = !wholes.has(key) && isJsonObject(one ?? {}) && isJsonObject(other ?? {})
    return isInside ? diffObjects(`${prefix}${key}.`, one ?? {}, other ?? {}) : [{ key: prefix + key, before: one, after: other }]
  })
}
