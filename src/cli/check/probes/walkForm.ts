import type { FieldNode } from '../../../core/plan/plan.ts'
import { getValue } from '../../../core/values/getValue.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import { listContentObjects } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import { nameOfTemplate, pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { settingsOf } from '../walk/settingsOf.ts'
import type { Visit } from '../walk/visit.ts'
import { exploreContent } from './exploreContent.ts'
import { makeMove, type Move } from './makeMove.ts'
import { seekFixPoint } from './seekFixPoint.ts'

/** What a walk has done already, so that each thing is done once. */
export interface Trail {
  readonly content: Set<string>
  readonly schemas: Set<string>
  readonly settings: Set<string>
  /** Fields that load the schema, by their names: set to something, and met without anything to choose. */
  readonly set: Set<string>
  readonly unset: Set<string>
}

export const createTrail = (): Trail => ({ content: new Set(), schemas: new Set(), settings: new Set(), set: new Set(), unset: new Set() })

/**
 * Sets each field that loads the schema to each of its choices, beginning at a form and going on from those that come of it, nearest
 * first; loads the options on the way. A field and a choice meet once: what has been tried in one form is not tried in the next.
 */
export async function walkForm(asker: Asker, first: Visit, trail: Trail): Promise<void> {
  for (let level: readonly Visit[] = [first]; level.length > 0;) {
    const found = await Promise.all(level.map((visit) => step(asker, visit, first, trail)))
    level = found.flat()
  }
}

async function step(asker: Asker, visit: Visit, first: Visit, trail: Trail): Promise<Visit[]> {
  const loaded = await exploreContent(asker, visit, trail.content)
  await seekFixPoint(asker, loaded, trail.schemas)
  const moves = [...loadingFields(loaded), ...governingFields(loaded)].flatMap((move) => listMoves(asker, loaded, move, trail))
  const visits = await Promise.all(moves.map((move) => makeMove(asker, loaded, first, move)))
  return visits.filter((entered) => entered !== undefined)
}

const loadingFields = ({ plan }: Visit): FieldNode[] => plan.loadSchemaTemplates.flatMap((template) => plan.nodes.get(template) ?? [])

/** Fields that content depends on and whose change does not reach `/schema`, while they are empty. */
function governingFields({ plan, formData }: Visit): FieldNode[] {
  const governing = new Set(listContentObjects(plan).flatMap((object) => object.governing))
  return [...governing].filter((node) => !node.loadsSchema && isEmpty(getValue(formData, pathOfTemplate(node.template))))
}

/** What has not been tried yet: of a field that loads the schema every choice, else the first one. */
function listMoves({ session }: Asker, visit: Visit, node: FieldNode, trail: Trail): Move[] {
  const settings = settingsOf(node, visit, session.options.connections)
  if (node.loadsSchema) (settings.length > 0 ? trail.set : trail.unset).add(nameOfTemplate(node.template))
  const fresh = (node.loadsSchema ? settings : settings.slice(0, 1)).filter(({ value }) => {
    const key = `${node.template} ${JSON.stringify(value)}`
    const isFresh = !trail.settings.has(key)
    trail.settings.add(key)
    return isFresh
  })
  return fresh.map((setting) => ({ node, setting }))
}
