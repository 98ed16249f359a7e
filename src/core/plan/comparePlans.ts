import { isEqual } from '../schema/json.ts'
import { idsOfTemplate } from '../values/path.ts'
import { type FieldNode, isRow, type Plan } from './plan.ts'

/** A field of a schema, by the ids that lead to it; rows of an array are left out, since all have the same fields. */
type FieldIds = readonly string[]

/** How the fields of two schemas differ. Decisions §5, report. */
export interface PlanChanges {
  readonly added: readonly FieldIds[]
  readonly removed: readonly FieldIds[]
  /** Same type, different definition. Changes in the fields of a group or row are listed for those, not for the group. */
  readonly changed: readonly FieldIds[]
  readonly retyped: readonly FieldIds[]
}

/** Compares the fields of two plans by template. */
export function comparePlans(before: Plan, after: Plan): PlanChanges {
  const changes: Changes = { added: [], removed: [], changed: [], retyped: [] }
  for (const node of fieldsOf(after)) {
    const change = compareNodes(before.nodes.get(node.template), node)
    if (change !== undefined) changes[change].push(idsOfTemplate(node.template))
  }
  for (const { template } of fieldsOf(before)) if (!after.nodes.has(template)) changes.removed.push(idsOfTemplate(template))
  return changes
}

type Changes = { readonly [Kind in keyof PlanChanges]: FieldIds[] }

/** The fields, without the nodes that represent the rows of an array. */
const fieldsOf = (plan: Plan): readonly FieldNode[] => [...plan.nodes.values()].filter(({ template }) => !isRow(template))

const compareNodes = (before: FieldNode | undefined, after: FieldNode): keyof PlanChanges | undefined => {
  if (before === undefined) return 'added'
  if (before.definition.type !== after.definition.type) return 'retyped'
  return isEqual(ownPart(before), ownPart(after)) ? undefined : 'changed'
}

/** A definition without the fields below it, which are nodes of their own. */
function ownPart({ definition }: FieldNode): unknown {
  const { fields: _, items, ...own } = definition
  if (items === undefined) return own
  const { fields: __, ...row } = items
  return { ...own, items: row }
}
