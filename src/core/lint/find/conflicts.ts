import type { Effect, Rule } from '../../schema/model.ts'
import { isEqual } from '../../schema/json.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'
import { findOverlap, type Reading, readCondition } from './clauses.ts'
import { changesOf, findEffects, type PlacedEffect } from './effects.ts'

/** Two effects that can apply together and set one property to different values. */
export interface Conflict {
  readonly earlier: Effect
  readonly later: Effect
  readonly property: readonly string[]
  /** Their conditions depend on a common field. */
  readonly isAboutSame: boolean
}

/** More effects on one field than this are not compared with each other: that would take long, and they are hardly a slip. */
const effectLimit = 60

/** The first conflicting pair of effects for each property. */
export const findConflicts = bySubject((subject): readonly Conflict[] => {
  const readings = createReadings(subject)
  const byTarget = new Map<string, PlacedEffect[]>()
  for (const placed of findEffects(subject)) {
    if (placed.effect.apply_as === 'merge') getOrInsert(byTarget, placed.template, () => []).push(placed)
  }
  return [...byTarget.values()].flatMap((effects) =>
    effects.length < 2 || effects.length > effectLimit ? [] : conflictsAmong(subject, effects, readings),
  )
})

type Readings = (rule: Rule) => Reading | undefined

/** Reads the conditions of rules lazily, each once. */
const createReadings = (subject: Subject): Readings => {
  const placed = new Map(subject.rules.map((one) => [one.rule, one]))
  const known = new Map<Rule, Reading | undefined>()
  return (rule) => {
    const own = placed.get(rule)
    if (own && !known.has(rule)) known.set(rule, readCondition(subject, own))
    return known.get(rule)
  }
}

const conflictsAmong = (subject: Subject, effects: readonly PlacedEffect[], readings: Readings): readonly Conflict[] => {
  const found = new Map<string, Conflict>()
  effects.forEach((later, index) => {
    for (const earlier of effects.slice(0, index)) {
      for (const property of fought(earlier.effect, later.effect)) {
        const overlap = found.has(property.join()) ? undefined : overlapOf(subject, readings(earlier.rule), readings(later.rule))
        if (overlap) found.set(property.join(), { earlier: earlier.effect, later: later.effect, property, ...overlap })
      }
    }
  })
  return [...found.values()]
}

const overlapOf = (subject: Subject, one: Reading | undefined, other: Reading | undefined) =>
  one && other ? findOverlap(subject, one, other) : undefined

/** The properties that two effects set to different values. */
const fought = (one: Effect, other: Effect): readonly (readonly string[])[] => {
  const changes = changesOf(one)
  return changesOf(other).flatMap(({ path, value }) => {
    const rival = changes.find((change) => isEqual(change.path, path))
    return rival && !isEqual(rival.value, value) ? [path] : []
  })
}
