import type { FieldNode } from '../../../core/plan/plan.ts'
import { idsOfTemplate, setValue } from '../../../core/values/path.ts'
import { mask } from '../../../core/secrets/secretPaths.ts'
import type { Asker } from '../walk/createAsker.ts'
import { enterNext, mergeInto } from '../walk/enterVisit.ts'
import { nameOfTemplate, pathOfTemplate } from '../walk/pathOfTemplate.ts'
import type { Setting } from '../walk/settingsOf.ts'
import type { Visit } from '../walk/visit.ts'

/** A field, and what it shall be set to. */
export interface Move {
  readonly node: FieldNode
  readonly setting: Setting
}

/** Sets a field as a person would, and asks for the schema where the field loads it. `undefined` where no schema came. */
export async function makeMove(asker: Asker, from: Visit, first: Visit, { node, setting }: Move): Promise<Visit | undefined> {
  const name = nameOfTemplate(node.template)
  const done = `"${name}" set to "${node.secret ? mask : setting.label}"`
  const formData = setValue(from.formData, pathOfTemplate(node.template), setting.value)
  if (!node.loadsSchema) return { ...from, formData, label: `with ${done}` }
  const trigger = idsOfTemplate(node.template)
  const exchange = await asker.askSchema(
    { schema: from.schema, form_data: formData, content_objects: from.records },
    { kind: 'choice', merge: mergeInto(from, first.schema, trigger), subject: `the schema with ${done}`, group: `choices of "${name}"` },
  )
  return enterNext({ from, start: first.schema, exchange, formData, trigger, label: `with ${done}` })
}
