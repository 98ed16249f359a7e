import { dottedId, type FieldNode } from '../../../core/plan/plan.ts'
import { mask } from '../../../core/secrets/secretPaths.ts'
import { idsOfTemplate } from '../../../core/values/path.ts'
import { setValue } from '../../../core/values/setValue.ts'
import { listContentObjects } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import { pathOfTemplate } from '../walk/pathOfTemplate.ts'
import type { Setting } from '../walk/settings.ts'
import { enterNext, mergeInto, type Visit } from '../walk/visit.ts'

/** A field, and the value to set it to. */
export interface Move {
  readonly node: FieldNode
  readonly setting: Setting
}

/** Sets a field as a person would, and requests the schema if the field loads it. `undefined` if no schema came. */
export async function makeMove(asker: Asker, from: Visit, first: Visit, { node, setting }: Move): Promise<Visit | undefined> {
  const name = dottedId(node.template)
  const topic = { group: 'choices', field: name }
  // Checked before anything is prepared: a form may have 60,000 moves.
  if (node.loadsSchema && asker.session.allowance.leavesOut('schema', topic)) return undefined
  const done = `"${name}" set to "${node.secret ? mask : setting.label}"`
  const formData = setValue(from.formData, pathOfTemplate(node.template), setting.value)
  const chosen = node.optionSource === undefined ? from.chosen : new Map(from.chosen).set(node.template, setting.value)
  if (!node.loadsSchema) return { ...from, formData, chosen, label: `with ${done}` }
  const trigger = idsOfTemplate(node.template)
  const exchange = await asker.askSchema(
    { schema: from.schema, form_data: formData, content_objects: from.records },
    {
      kind: 'choice',
      merge: mergeInto(from, first.schema, trigger),
      from: from.exchange,
      trigger,
      value: setting.value,
      governsContent: listContentObjects(from).some(({ governing }) => governing.includes(node)),
      subject: `the schema with ${done}`,
      ...topic,
    },
  )
  // The new form is of no use if no further request can be sent.
  if (asker.session.allowance.isOver()) return undefined
  return enterNext({ from, start: first.schema, exchange, formData, trigger, chosen, label: `with ${done}` })
}
