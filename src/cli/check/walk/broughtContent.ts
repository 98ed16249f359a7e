import type { CompiledCondition, CompiledEffect, FieldNode, Plan } from '../../../core/plan/plan.ts'
import { evaluateRules } from '../../../core/rules/evaluateRules.ts'
import type { Content, Definition } from '../../../core/schema/model.ts'
import type { FormValues } from '../../../core/schema/wire.ts'
import { getOrInsert } from '../../../core/values/getOrInsert.ts'
import { formatPointer } from '../../../core/values/path.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'

/** The effects of rules that bring content to fields. */
const bringersIn = ({ targets }: Plan): readonly CompiledEffect[] =>
  [...targets.values()].flatMap(({ effects }) => effects.filter(({ effect }) => contentsIn(effect).length > 0))

/** `Partial`: an effect may set one of its keys and leave the other as in the field. */
const contentsIn = ({ content, fields = [], items }: Definition): readonly Partial<Content>[] => [
  ...(content === undefined ? [] : [content]),
  ...[...fields, ...(items === undefined ? [] : [items])].flatMap(contentsIn),
]

/** The content objects that rules bring, whether or not their conditions are met. */
export const broughtNames = (plan: Plan): readonly string[] =>
  bringersIn(plan).flatMap(({ effect }) => contentsIn(effect).flatMap(({ content_objects: objects = [] }) => objects.map(({ id }) => id)))

/** The fields as the rules leave them, where rules may bring content. Fields in rows are those of the first row. */
export function nodesInForce(plan: Plan, formData: FormValues): readonly FieldNode[] {
  if (bringersIn(plan).length === 0) return []
  const { nodeAt } = evaluateRules(plan, formData)
  const templates = new Set([...plan.nodes.keys(), ...plan.contentTemplates])
  return [...templates].flatMap((template) => nodeAt(formatPointer(pathOfTemplate(template))) ?? [])
}

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
