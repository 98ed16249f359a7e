import type { CompiledCondition, FieldNode, Plan } from '../../../core/plan/plan.ts'
import { evaluateCondition } from '../../../core/rules/evaluateCondition.ts'
import type { Content } from '../../../core/schema/model.ts'
import type { FormValues } from '../../../core/schema/wire.ts'
import { getOrInsert } from '../../../core/values/getOrInsert.ts'
import { getValue } from '../../../core/values/path.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'

/** The effects of rules that bring content to fields, with the fields. */
const bringersIn = ({ targets, nodes }: Plan) =>
  [...targets.values()].flatMap(({ effects, template }) => {
    const node = nodes.get(template)
    return node === undefined ? [] : effects.flatMap(({ effect, condition }) => (effect.content ? [{ node, condition, effect }] : []))
  })

/** The content objects that rules bring, whether or not their conditions are met. */
export const broughtNames = (plan: Plan): readonly string[] =>
  // `Partial`: an effect may set one of its keys and leave the other as in the field.
  bringersIn(plan).flatMap(({ effect }) => ((effect.content as Partial<Content>).content_objects ?? []).map(({ id }) => id))

/** The fields with the content that rules bring to them. Fields in rows are those of the first row. */
export const nodesInForce = (plan: Plan, formData: FormValues): readonly FieldNode[] =>
  bringersIn(plan)
    .filter(({ condition }) => isMet(condition, formData))
    .map(({ node: { id, template, definition }, effect }) =>
      // `as`: both together have the keys that one may leave out.
      plan.compileNode(id, template, { ...definition, content: { ...definition.content, ...effect.content } as Content }),
    )

/** Whether a condition holds with form data, in which nothing is hidden by a rule. */
const isMet = (condition: CompiledCondition, formData: FormValues): boolean =>
  evaluateCondition(condition, ({ template }) => [getValue(formData, pathOfTemplate(template))]) === true

/** The fields that decide whether a rule brings content, with a value from each comparison. */
export function listSwitches(plan: Plan): ReadonlyMap<FieldNode, readonly unknown[]> {
  const switches = new Map<FieldNode, unknown[]>()
  const visit = (condition: CompiledCondition): void => {
    if (condition.kind !== 'comparison') return condition.terms.forEach(visit)
    const node = plan.nodes.get(condition.operand?.template ?? '')
    const { value } = condition
    if (node !== undefined && !node.hidden) getOrInsert(switches, node, () => []).push(Array.isArray(value) ? value[0] : value)
  }
  for (const { condition } of bringersIn(plan)) visit(condition)
  return switches
}
