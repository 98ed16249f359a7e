import { getValue } from '../../../core/values/path.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import type { Asker } from '../walk/createAsker.ts'
import { pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { settingsOf } from '../walk/settingsOf.ts'
import type { Visit } from '../walk/visit.ts'
import { makeMove } from './makeMove.ts'

/** Chooses the first connection that fits in each connection field that is empty, as a person would before anything else. */
export async function chooseConnections(asker: Asker, first: Visit): Promise<Visit> {
  let visit = first
  for (const template of first.plan.connectionTemplates) {
    const node = visit.plan.nodes.get(template)
    const [setting] = node === undefined ? [] : settingsOf(node, visit, asker.session.options.connections)
    if (node === undefined || setting === undefined || !isEmpty(getValue(visit.formData, pathOfTemplate(template)))) continue
    visit = (await makeMove(asker, visit, first, { node, setting })) ?? visit
  }
  return visit
}
