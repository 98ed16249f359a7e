import type { FieldNode } from '../../../core/plan/plan.ts'
import { getValue } from '../../../core/values/path.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import { listContentObjects } from '../walk/contentObjects.ts'
import { asGuesser, type Asker } from '../walk/createAsker.ts'
import { guessSetting } from '../walk/guessSetting.ts'
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
 * first; loads the options on the way. A field and a choice meet once: what has been tried in one form is not tried in the next. Fields
 * with nothing to choose come last, each set to one value that is made up, and what comes of that is gone through in the same way.
 */
export async function walkForm(asker: Asker, first: Visit, trail: Trail): Promise<void> {
  const guesser = asGuesser(asker)
  let visits = await walkChoices(asker, [first], first, trail)
  while (visits.length > 0) {
    const guesses = visits.flatMap((visit) => listGuesses(visit, trail).map((move) => makeMove(guesser, visit, first, move)))
    const found = await Promise.all(guesses)
    visits = await walkChoices(
      guesser,
      found.filter((entered) => entered !== undefined),
      first,
      trail,
    )
  }
}

/** Every form on the way, with its options. */
async function walkChoices(asker: Asker, start: readonly Visit[], first: Visit, trail: Trail): Promise<readonly Visit[]> {
  const visits: Visit[] = []
  for (let level = start; level.length > 0;) {
    const steps = await Promise.all(level.map((visit) => step(asker, visit, first, trail)))
    visits.push(...steps.map(({ loaded }) => loaded))
    level = steps.flatMap(({ found }) => found)
  }
  return visits
}

async function step(asker: Asker, visit: Visit, first: Visit, trail: Trail): Promise<{ loaded: Visit; found: readonly Visit[] }> {
  const loaded = await exploreContent(asker, visit, trail.content)
  await seekFixPoint(asker, loaded, trail.schemas)
  const moves = [...loadingFields(loaded), ...governingFields(loaded)].flatMap((move) => listMoves(asker, loaded, move, trail))
  const visits = await Promise.all(moves.map((move) => makeMove(asker, loaded, first, move)))
  return { loaded, found: visits.filter((entered) => entered !== undefined) }
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
  const fresh = (node.loadsSchema ? settings : settings.slice(0, 1)).filter(({ value }) =>
    isFirst(trail.settings, `${node.template} ${JSON.stringify(value)}`),
  )
  return fresh.map((setting) => ({ node, setting }))
}

/** Fields that load the schema and were never set, each once. */
function listGuesses(visit: Visit, trail: Trail): Move[] {
  return loadingFields(visit).flatMap((node) => {
    const name = nameOfTemplate(node.template)
    const setting = trail.set.has(name) ? undefined : guessSetting(node, visit)
    if (setting === undefined) return []
    trail.set.add(name)
    return [{ node, setting }]
  })
}

function isFirst(seen: Set<string>, key: string): boolean {
  const isNew = !seen.has(key)
  seen.add(key)
  return isNew
}
