import type { FieldNode, Plan } from '../../../core/plan/plan.ts'
import { anyRow, type Template } from '../../../core/values/path.ts'

/** A content object that a schema declares, with what its field and its governing fields are. Specification 2.8. */
export interface DeclaredObject {
  readonly name: string
  /** Type of the field that stores a choice; of a multi-select that of its `items`. */
  readonly type: string | undefined
  readonly governing: readonly FieldNode[]
  /** The first field that offers its options. */
  readonly field: FieldNode
}

/**
 * The content objects of a form, each name once. Left out are those that the host loads itself. Governing fields are those that gate the
 * object: unknown, cyclic and hidden ones do not (decisions §6).
 */
export function listContentObjects(plan: Plan): readonly DeclaredObject[] {
  const found = new Map<string, DeclaredObject>()
  for (const node of plan.nodes.values()) {
    for (const { name, types, dependencies } of plan.contentOf(node)) {
      const isForHost = types.includes('custom') && !types.includes('managed')
      if (isForHost || found.has(name)) continue
      const governing = dependencies.filter(({ gates }) => gates).flatMap(({ operand }) => fieldAt(plan, operand.template))
      found.set(name, { name, type: optionType(node), governing, field: node })
    }
  }
  return [...found.values()]
}

/** The rows of an array stand for the array. */
function fieldAt({ nodes }: Plan, template: Template): FieldNode[] {
  const field = nodes.get(template.endsWith(`/${anyRow}`) ? template.slice(0, -anyRow.length - 1) : template)
  return field === undefined || field.hidden ? [] : [field]
}

/** The type that stores one choice of a field: its own, of a multi-select that of its `items`. */
export const optionType = ({ control, definition }: FieldNode): string | undefined =>
  control === 'MultiSelect' ? (definition.items?.type ?? 'string') : definition.type
