import type { FieldNode } from '../../core/plan/plan.ts'
import { isJsonObject, ownValue } from '../../core/schema/json.ts'

/**
 * A value without what stores change in it: space and case of texts, the order of chosen values, empty values, which they leave out, and
 * keys that they add to rows. Where two values are equal so, the host has what the user entered.
 */
export function roughValue(node: FieldNode, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\s+/gu, ' ').trim().toLowerCase() || undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : roughList(node, value)
  if (!isJsonObject(value)) return value === null || value === false ? undefined : value
  const parts = node.shape === 'group' ? roughGroup(node, value) : Object.entries(value)
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

const roughList = ({ row }: FieldNode, list: readonly unknown[]): readonly unknown[] =>
  row ? list.map((one) => roughValue(row, one)) : list.map((one) => JSON.stringify(one)).sort()

const roughGroup = ({ childById }: FieldNode, group: Readonly<Record<string, unknown>>): (readonly [id: string, value: unknown])[] =>
  [...childById].map(([id, child]) => [id, roughValue(child, ownValue(group, id))] as const).filter(([, value]) => value !== undefined)
