import type { FieldNode, Plan } from '../../../core/plan/plan.ts'
import type { FormValues } from '../../../core/schema/wire.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import { anyRow, getValue, type Template } from '../../../core/values/path.ts'
import { nodesInForce } from './broughtContent.ts'
import { rowAround } from './layRows.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'
import type { Visit } from './visit.ts'

/** A content object that a schema declares, with its field and its governing fields. Specification 2.8. */
export interface DeclaredObject {
  readonly name: string
  /** Type of the field that stores a choice; for a multi-select the type of its `items`. */
  readonly type: string | undefined
  readonly governing: readonly FieldNode[]
  /** The first field that offers its options. */
  readonly field: FieldNode
  /** The row whose values go with a request for it, because it depends on a field in that row. Decisions §6. */
  readonly row: Template | undefined
  /** The host may load it, so that the module need not know it; where the host has no loader, the form asks the module. Decisions §6. */
  readonly isForHost: boolean
}

/**
 * The content objects of a form, without duplicates: those of its fields, and those that rules bring with its form data. Governing fields
 * are those that gate the object: unknown, cyclic and hidden ones do not (decisions §6).
 */
export function listContentObjects({ plan, formData }: Pick<Visit, 'plan' | 'formData'>): readonly DeclaredObject[] {
  const found = new Map<string, DeclaredObject>()
  for (const node of [...plan.nodes.values(), ...nodesInForce(plan, formData)]) {
    for (const { name, types, dependencies } of plan.contentOf(node)) {
      const isForHost = types.includes('custom') && !types.includes('managed')
      const known = found.get(name)
      if (known !== undefined && (isForHost || !known.isForHost)) continue
      const governing = dependencies.filter(({ gates }) => gates).flatMap(({ operand }) => fieldAt(plan, operand.template))
      const row = dependencies.some(({ sharedRows }) => sharedRows > 0) ? rowAround(plan, node.template) : undefined
      found.set(name, { name, type: optionType(node), governing, field: node, row, isForHost })
    }
  }
  return [...found.values()]
}

/** The governing fields of a content object that have no value: while there are any, the form does not ask for it. */
export const emptyGoverning = ({ governing }: DeclaredObject, formData: FormValues): readonly FieldNode[] =>
  governing.filter(({ template }) => isEmpty(getValue(formData, pathOfTemplate(template))))

/** A field; for the template of an array's rows, the array itself. */
function fieldAt({ nodes }: Plan, template: Template): FieldNode[] {
  const field = nodes.get(template.endsWith(`/${anyRow}`) ? template.slice(0, -anyRow.length - 1) : template)
  return field === undefined || field.hidden ? [] : [field]
}

/** The type that stores one choice of a field; for a multi-select the type of its `items`. */
export const optionType = ({ control, definition }: FieldNode): string | undefined =>
  control === 'MultiSelect' ? (definition.items?.type ?? 'string') : definition.type
