import type { FieldNode } from '../../../core/plan/plan.ts'
import { getValue, idsOfTemplate } from '../../../core/values/path.ts'
import { setValue } from '../../../core/values/setValue.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import { listContentObjects } from '../walk/contentObjects.ts'
import { asGuesser, type Asker } from '../walk/createAsker.ts'
import { guessSetting, type Setting, settingsOf } from '../walk/settings.ts'
import { nameOfTemplate, pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { enterNext, mergeInto, type Visit } from '../walk/visit.ts'
import { exploreContent } from './exploreContent.ts'
import { mask } from '../../../core/secrets/secretPaths.ts'
import { isEqual } from '../../../core/schema/json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf, schemaOf } from '../exchange/readExchange.ts'

/** What a walk has done already, so that each thing is done once. */
export interface Trail {
  readonly content: Set<string>
  readonly schemas: Set<string>
  readonly settings: Set<string>
  /** Fields that load the schema, by their names: set to something, and met without anything to choose. */
  readonly set: Set<string>
  /** Why each was not set. */
  readonly unset: Map<string, string>
}

export const createTrail = (): Trail => ({ content: new Set(), schemas: new Set(), settings: new Set(), set: new Set(), unset: new Map() })

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
  const { session } = asker
  const loaded = session.allowance.isOver() ? visit : await exploreContent(asker, visit, trail.content)
  if (!session.allowance.isOver()) await seekFixPoint(asker, loaded, trail.schemas)
  // Where nothing more can be asked, they are counted as left out.
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

/** So many choices of a field that only content depends on are tried. */
const mostGoverning = 2

/** What has not been tried yet: of a field that loads the schema every choice, else the first ones. */
function listMoves({ session }: Asker, visit: Visit, node: FieldNode, trail: Trail): Move[] {
  const settings = settingsOf(node, visit, session.options.connections)
  const name = nameOfTemplate(node.template)
  if (node.loadsSchema && settings.length > 0) trail.set.add(name)
  if (node.loadsSchema && settings.length === 0) trail.unset.set(name, whyUnset(node))
  const fresh = (node.loadsSchema ? settings : settings.slice(0, mostGoverning)).filter(({ value }) =>
    isFirst(trail.settings, `${node.template} ${JSON.stringify(value)}`),
  )
  return fresh.map((setting) => ({ node, setting }))
}

function whyUnset({ definition, secret, optionSource }: FieldNode): string {
  if (definition.type === 'connection') return 'no connection fits; give one with --connection'
  if (secret) return 'it is a password; give it with --form-data'
  if (optionSource !== undefined) return 'there was nothing to choose'
  return 'a value that is made up would not fit; give one with --form-data'
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

/** A field, and what it shall be set to. */
interface Move {
  readonly node: FieldNode
  readonly setting: Setting
}

/** Sets a field as a person would, and asks for the schema where the field loads it. `undefined` where no schema came. */
async function makeMove(asker: Asker, from: Visit, first: Visit, { node, setting }: Move): Promise<Visit | undefined> {
  const name = nameOfTemplate(node.template)
  const topic = { group: 'choices', field: name }
  // Before anything is prepared: a form may have 60,000 of them.
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
      governsContent: listContentObjects(from.plan).some(({ governing }) => governing.includes(node)),
      subject: `the schema with ${done}`,
      ...topic,
    },
  )
  // What comes of it is of no use where nothing more can be asked.
  if (asker.session.allowance.isOver()) return undefined
  return enterNext({ from, start: first.schema, exchange, formData, trigger, chosen, label: `with ${done}` })
}

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

/** Defaults of a new schema may ask for another one, and those for one more. After this many the module goes round in circles. */
const rounds = 4

/** Sends a module's own schema and data back until the answer no longer changes, once for each schema. Decisions §5. */
async function seekFixPoint(asker: Asker, visit: Visit, seen: Set<string>): Promise<void> {
  if (asker.session.allowance.leavesOut('schema', { group: 'schemas sent back' })) return
  const key = JSON.stringify(jsonOf(visit.exchange))
  if (seen.has(key)) return
  seen.add(key)
  await resend(asker, visit, rounds)
}

async function resend(asker: Asker, visit: Visit, left: number): Promise<void> {
  const { exchange: of, schema, formData, records } = visit
  const exchange = await asker.askSchema(
    { schema, form_data: formData, content_objects: records },
    { kind: 'fix-point', of, isLast: left === 1, subject: subjectOf(visit), group: 'schemas sent back' },
  )
  if (left === 1 || exchange === undefined || isSameSchema(exchange, of)) return
  const next = enterNext({ from: visit, start: schema, exchange, formData, trigger: undefined, chosen: visit.chosen, label: visit.label })
  if (next !== undefined) await resend(asker, next, left - 1)
}

const isSameSchema = (one: Exchange, other: Exchange): boolean => isEqual(schemaOf(one), schemaOf(other))

const subjectOf = ({ label }: Visit) => `the module's own schema and data sent back${label === '' ? '' : `, ${label}`}`
