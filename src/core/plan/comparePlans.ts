import { isEqual } from '../values/isEqual.ts'
import { idsOfTemplate } from '../values/idsOfTemplate.ts'
import type { FieldNode, Plan } from './plan.ts'
import { isRow } from './templates.ts'

/** A field of a schema, by the ids that lead to it; rows of an array are left out, since all have the same fields. */
export type FieldIds = readonly string[]

/** How the fields of two schemas differ. Decisions §5, the report after a reload. */
export interface PlanChanges {
  readonly added: readonly FieldIds[]
  readonly removed: readonly FieldIds[]
  /** Same type, another definition. What changed in the fields of a group or row is told of those, not of the group. */
  readonly changed: readonly FieldIds[]
  readonly retyped: readonly FieldIds[]
}

/** Compares the fields of two plans by where they stand. */
export function comparePlans(before: Plan, after: Plan): PlanChanges {
  const stays = fieldsOf(after).filter(({ template }) => before.nodes.has(template))
  const retyped = stays.filter(({ template, definition }) => before.nodes.get(template)?.definition.type !== definition.type)
  const changed = stays.filter((node) => !retyped.includes(node) && !isAlike(before.nodes.get(node.template), node))
  return {
    added: idsOf(fieldsOf(after).filter(({ template }) => !before.nodes.has(template))),
    removed: idsOf(fieldsOf(before).filter(({ template }) => !after.nodes.has(template))),
    changed: idsOf(changed),
    retyped: idsOf(retyped),
  }
}

/** The fields, without the nodes that stand for the rows of an array. */
const fieldsOf = (plan: Plan): readonly FieldNode[] => [...plan.nodes.values()].filter(({ template }) => !isRow(template))

const idsOf = (nodes: readonly FieldNode[]): readonly FieldIds[] => nodes.map(({ template }) => idsOfTemplate(template))

function isAlike(before: FieldNode | undefined, after: FieldNode): boolean {
  return before !== undefined && isEqual(ownPart(before), ownPart(after))
}

/** A definition without the fields below it, which are nodes of their own. */
function ownPart({ definition }: FieldNode): unknown {
  const { fields: _, items, ...own } = definition
  if (items === undefined) return own
  const { fields: __, ...row } = items
  return { ...own, items: row }
}
