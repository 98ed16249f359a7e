import { dottedId, type FieldNode } from '../../../core/plan/plan.ts'
import { getValue } from '../../../core/values/path.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
import { listSwitches } from '../walk/broughtContent.ts'
import { emptyGoverning, listContentObjects } from '../walk/contentObjects.ts'
import { asGuesser, type Asker } from '../walk/createAsker.ts'
import { guessSetting, type Setting, settingsOf, settingsOfSwitch } from '../walk/settings.ts'
import { pathOfTemplate } from '../walk/pathOfTemplate.ts'
import { enterNext, type Visit } from '../walk/visit.ts'
import { exploreContent } from './exploreContent.ts'
import { fillGoverning, noteContent } from './fillGoverning.ts'
import { makeMove, type Move } from './makeMove.ts'
import { isEqual } from '../../../core/schema/json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf, schemaOf } from '../exchange/readExchange.ts'

/** What a walk has done already, so that nothing is done twice. */
export interface Trail {
  readonly content: Set<string>
  readonly schemas: Set<string>
  readonly settings: Set<string>
  /** Names of fields that load the schema: those that were set, and those that had no choices. */
  readonly set: Set<string>
  /** Why each field was not set. */
  readonly unset: Map<string, string>
  /** The forms in which content objects waited for a governing field. */
  readonly waiting: Map<string, Visit[]>
  /** The content objects that rules bring, and those that a form had. */
  readonly brought: Set<string>
  readonly met: Set<string>
}

export const createTrail = (): Trail => ({
  content: new Set(),
  schemas: new Set(),
  settings: new Set(),
  set: new Set(),
  unset: new Map(),
  waiting: new Map(),
  brought: new Set(),
  met: new Set(),
})

/**
 * Sets each field that loads the schema to each of its choices, breadth first through the resulting forms (later choices of long lists
 * after those), and loads the options on the way. Each choice of a field is tried in one form only; what then still waits for several
 * governing fields gets them together. Fields without choices come last, each set to one made-up value; the forms that result are walked in
 * the same way.
 */
export async function walkForm(asker: Asker, first: Visit, trail: Trail): Promise<void> {
  const guesser = asGuesser(asker)
  let visits = await walkAndFill(asker, [first], first, trail, false)
  do {
    const guesses = visits.flatMap((visit) => listGuesses(visit, trail).map((move) => makeMove(guesser, visit, first, move)))
    const found = await Promise.all(guesses)
    visits = await walkAndFill(guesser, found.filter(isEntered), first, trail, true)
  } while (visits.length > 0)
}

const isEntered = (visit: Visit | undefined) => visit !== undefined

async function walkAndFill(asker: Asker, start: readonly Visit[], first: Visit, trail: Trail, canGuess: boolean) {
  const visits = await walkChoices(asker, start, first, trail)
  noteContent(visits, trail)
  const filled = await walkChoices(asker, await fillGoverning(asker, first, trail, canGuess), first, trail)
  noteContent(filled, trail)
  return [...visits, ...filled]
}

/** All forms reached, with their options. */
async function walkChoices(asker: Asker, start: readonly Visit[], first: Visit, trail: Trail): Promise<readonly Visit[]> {
  const visits: Visit[] = []
  let waiting: readonly (() => Promise<Visit | undefined>)[] = []
  let level = start
  while (level.length > 0 || waiting.length > 0) {
    const steps = await Promise.all(level.map((visit) => step(asker, visit, first, trail)))
    visits.push(...steps.map(({ loaded }) => loaded))
    waiting = [...waiting, ...steps.flatMap(({ later }) => later)]
    level = steps.flatMap(({ found }) => found)
    if (level.length > 0) continue
    level = (await Promise.all(waiting.slice(0, mostAtOnce).map((move) => move()))).filter(isEntered)
    waiting = waiting.slice(mostAtOnce)
  }
  return visits
}

/** How many choices of a field are tried before the forms that came are walked: a long list would leave no requests for those. */
const mostAtOnce = 20

interface Step {
  readonly loaded: Visit
  readonly found: readonly Visit[]
  /** The moves that wait until these forms have been walked. */
  readonly later: readonly (() => Promise<Visit | undefined>)[]
}

async function step(asker: Asker, visit: Visit, first: Visit, trail: Trail): Promise<Step> {
  const { session } = asker
  const loaded = session.allowance.isOver() ? visit : await exploreContent(asker, visit, trail.content)
  if (!session.allowance.isOver()) await seekFixPoint(asker, loaded, trail.schemas)
  // When the limits are reached, the remaining moves are counted as left out.
  const ofFields = [...loadingFields(loaded), ...governingFields(loaded)].map((node) => listMoves(asker, loaded, node, trail))
  const moves = [...ofFields, listSwitchMoves(asker, loaded, trail)].flatMap((list) => list.map((move, turn) => ({ move, turn })))
  const make = (move: Move) => () => makeMove(asker, loaded, first, move)
  const visits = await Promise.all(moves.filter(({ turn }) => turn < mostAtOnce).map(({ move }) => make(move)()))
  // The fields take turns, so that none of them has to wait for the whole list of another.
  const rest = moves.filter(({ turn }) => turn >= mostAtOnce).sort((a, b) => a.turn - b.turn)
  return { loaded, found: visits.filter(isEntered), later: rest.map(({ move }) => make(move)) }
}

const loadingFields = ({ plan }: Visit): FieldNode[] => plan.loadSchemaTemplates.flatMap((template) => plan.nodes.get(template) ?? [])

/** Empty fields that content depends on and whose change does not load the schema. */
function governingFields(visit: Visit): FieldNode[] {
  const governing = new Set(listContentObjects(visit).flatMap((object) => emptyGoverning(object, visit.formData)))
  return [...governing].filter((node) => !node.loadsSchema)
}

/** How many choices are tried of a field that only content depends on. */
const mostGoverning = 2

/** Moves that have not been tried: every choice of a field that loads the schema, the first ones of any other field. */
function listMoves({ session }: Asker, visit: Visit, node: FieldNode, trail: Trail): Move[] {
  const settings = settingsOf(node, visit, session.options.connections)
  const name = dottedId(node.template)
  if (node.loadsSchema && settings.length > 0) trail.set.add(name)
  if (node.loadsSchema && settings.length === 0) trail.unset.set(name, whyUnset(node))
  return listFresh(node, node.loadsSchema ? settings : settings.slice(0, mostGoverning), trail)
}

/** Moves of fields that decide whether a rule brings content. */
const listSwitchMoves = ({ session }: Asker, visit: Visit, trail: Trail): Move[] =>
  [...listSwitches(visit.plan)].flatMap(([node, values]) =>
    listFresh(node, settingsOfSwitch(node, values, settingsOf(node, visit, session.options.connections), mostGoverning), trail),
  )

const listFresh = (node: FieldNode, settings: readonly Setting[], { settings: tried }: Trail): Move[] =>
  settings.filter(({ value }) => isFirst(tried, `${node.template} ${JSON.stringify(value)}`)).map((setting) => ({ node, setting }))

function whyUnset({ definition, secret, optionSource }: FieldNode): string {
  if (definition.type === 'connection') return 'no connection fits; give one with --connection'
  if (secret) return 'it is a password; give it with --form-data'
  if (optionSource !== undefined) return 'there was nothing to choose'
  return 'a value that is made up would not fit; give one with --form-data'
}

/** Fields that load the schema and were never set, without duplicates. */
function listGuesses(visit: Visit, trail: Trail): Move[] {
  return loadingFields(visit).flatMap((node) => {
    const name = dottedId(node.template)
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

/** Selects the first matching connection in each empty connection field, as a person would before anything else. */
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

/** Defaults of a new schema may trigger another reload, and so on. After this many rounds the module is considered to loop. */
const rounds = 4

/** Sends a module's own schema and data back until the answer stops changing, once for each schema. Decisions §5. */
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
