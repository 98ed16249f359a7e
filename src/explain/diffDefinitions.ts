import { isJsonObject, isEqual } from '../core/schema/json.ts'
import type { Definition } from '../core/schema/model.ts'

/** One property of a definition that became another. */
export interface PropertyChange {
  /** From the definition inwards: `validation.required`. */
  readonly key: string
  /** `undefined` where it was not there. */
  readonly before: unknown
  /** `undefined` where it is gone. */
  readonly after: unknown
}

/** These are data, or lists of what is explained by itself. */
const wholes: ReadonlySet<string> = new Set(['default', 'choices', 'content', 'fields', 'items'])

/** The properties by which two definitions of a field differ, its rules left out: no rule changes them. */
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
