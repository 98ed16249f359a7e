import { dottedId, type FieldNode } from '../../../core/plan/plan.ts'
import { getOrInsert } from '../../../core/values/getOrInsert.ts'
import type { NotReached } from '../exchange/leftOut.ts'
import { broughtNames } from '../walk/broughtContent.ts'
import { emptyGoverning, listContentObjects } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import { guessSetting, settingsOf } from '../walk/settings.ts'
import type { Visit } from '../walk/visit.ts'
import { exploreContent, readyKey } from './exploreContent.ts'
import { makeMove, type Move } from './makeMove.ts'

interface Steps {
  /** What was requested, as `exploreContent` notes it. */
  readonly content: Set<string>
  /** The forms in which content objects waited for a governing field, by the object's name. */
  readonly waiting: Map<string, Visit[]>
  /** The content objects that rules bring, and those that a form had. */
  readonly brought: Set<string>
  readonly met: Set<string>
}

export function noteContent(visits: readonly Visit[], { content, waiting, brought, met }: Steps): void {
  for (const visit of visits) {
    for (const name of broughtNames(visit.plan)) brought.add(name)
    for (const { name } of listContentObjects(visit)) {
      met.add(name)
      if (!content.has(readyKey(name)) && missingIn(visit, name).length > 0) getOrInsert(waiting, name, () => []).push(visit)
    }
  }
}

/** The governing fields that a content object waits for. */
function missingIn(visit: Visit, name: string): readonly FieldNode[] {
  const object = listContentObjects(visit).find((one) => one.name === name)
  return object === undefined ? [] : emptyGoverning(object, visit.formData)
}

/** How many selections are tried of governing fields together. */
const mostSelections = 2

/** How many forms may turn out to lead nowhere, as where a field has nothing to choose after all. */
const mostFailures = 3

/**
 * Fills in, as a person would, all governing fields of each content object that was never requested so. `canGuess`: a field without choices
 * gets a made-up value.
 */
export async function fillGoverning(asker: Asker, first: Visit, { content, waiting }: Steps, canGuess: boolean): Promise<readonly Visit[]> {
  const all: Visit[] = []
  for (const [name, forms] of waiting) {
    const isReady = (visit: Visit) => listContentObjects(visit).some((one) => one.name === name) && missingIn(visit, name).length === 0
    if (content.has(readyKey(name)) || all.some(isReady)) continue
    const nearestFirst = forms.map((form) => ({ form, left: missingIn(form, name).length })).sort((a, b) => a.left - b.left)
    const found: Visit[] = []
    let failures = 0
    for (const { form } of nearestFirst) {
      if (found.length === mostSelections || failures === mostFailures || asker.session.allowance.isOver()) break
      const moveIn = (visit: Visit) => nextMove(asker, visit, missingIn(visit, name), { pick: found.length, canGuess })
      if (moveIn(form) === undefined) continue
      const filled = await fill(asker, form, first, { content, moveIn, missing: (visit) => missingIn(visit, name).length })
      if (filled !== undefined && isReady(filled)) found.push(filled)
      else failures += 1
    }
    all.push(...found)
  }
  return all
}

interface Way {
  readonly content: Set<string>
  readonly moveIn: (visit: Visit) => Move | undefined
  readonly missing: (visit: Visit) => number
}

/** Makes one move after the other until nothing is missing; `undefined` if there is none, or the module takes back what was filled in. */
async function fill(asker: Asker, from: Visit, first: Visit, way: Way): Promise<Visit | undefined> {
  const move = way.moveIn(from)
  const next = move && (await makeMove(asker, from, first, move))
  if (next === undefined || way.missing(next) === 0) return next
  if (way.missing(next) >= way.missing(from)) return undefined
  // The options of a field may come only once another has a value.
  return fill(asker, await exploreContent(asker, next, way.content), first, way)
}

interface Choosing {
  /** The place of the setting among those of a field. */
  readonly pick: number
  readonly canGuess: boolean
}

/** The first field that there is a value for. */
function nextMove({ session }: Asker, visit: Visit, missing: readonly FieldNode[], { pick, canGuess }: Choosing): Move | undefined {
  for (const node of missing) {
    const settings = settingsOf(node, visit, session.options.connections)
    const setting = settings[Math.min(pick, settings.length - 1)] ?? (canGuess ? guessSetting(node, visit) : undefined)
    if (setting !== undefined) return { node, setting }
  }
  return undefined
}

/** The content objects that no form had, and those that were never requested with all their governing fields filled in. */
export const listUnasked = ({ content, waiting, brought, met }: Steps): NotReached[] => [
  ...[...brought]
    .filter((name) => !met.has(name))
    .map((name) => ({ what: `content object "${name}", which a rule brings`, why: 'no form met the condition of the rule' })),
  ...[...waiting]
    .filter(([name]) => !content.has(readyKey(name)))
    .map(([name, forms]) => {
      const fewest = forms.map((form) => missingIn(form, name)).reduce((a, b) => (b.length < a.length ? b : a))
      const fields = fewest.map(({ template }) => `"${dottedId(template)}"`).join(', ')
      return { what: `content object "${name}" with all its governing fields filled in`, why: `nothing was found for ${fields}` }
    }),
]
