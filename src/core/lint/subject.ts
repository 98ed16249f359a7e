import { compilePlan } from '../plan/compilePlan.ts'
import { indexFields, type FieldIndex } from '../plan/fieldIndex.ts'
import type { KnownFields } from '../plan/idResolver.ts'
import { findKnownFields, placeRules, type PlacedRule } from '../plan/placeRules.ts'
import type { Plan } from '../plan/plan.ts'
import { escapePointer } from '../schema/escapePointer.ts'
import type { Schema } from '../schema/model.ts'
import { readSchema } from '../schema/parseSchema.ts'
import type { Place, SeenObject } from '../schema/parsing.ts'
import type { Problem } from '../schema/problems.ts'
import { withSuggestion } from './words/suggestName.ts'

/** A schema as checks see it: as it was sent, read and compiled. */
export interface Subject {
  readonly schema: Schema
  readonly plan: Plan
  readonly index: FieldIndex
  /** What ids can point to. */
  readonly known: KnownFields
  readonly rules: readonly PlacedRule[]
  /** Each object that was read. Of choices only the keys that none before them in their list has. */
  readonly objects: readonly SeenObject[]
  /** JSON Pointer, into what was sent, to a part of the schema or to a key below it; `undefined` where the part was not sent like that. */
  readonly pointerTo: (part: object, ...keys: readonly (string | number)[]) => string
  readonly isSent: (part: object) => boolean
}

/** Reads a schema for checks; `problems` are what reading itself has found. */
export const openSubject = (json: unknown, partial: Place['partial'] = false): { subject: Subject; problems: readonly Problem[] } => {
  const objects: SeenObject[] = []
  const pointers = new Map<object, string>()
  const withNewKeys = createKeyFilter()
  const { schema, problems } = readSchema(json, partial, (seen) => {
    pointers.set(seen.read, seen.place.pointer)
    objects.push(...(seen.table.kind === 'choice' ? withNewKeys(seen) : [seen]))
  })
  const index = indexFields(schema)
  const rules = placeRules(index, schema)
  const subject: Subject = {
    schema,
    plan: compilePlan(schema),
    index,
    known: findKnownFields(index, rules),
    rules,
    objects,
    pointerTo: (part, ...keys) => [pointers.get(part) ?? '', ...keys.map(escapePointer)].join('/'),
    isSent: (part) => pointers.has(part),
  }
  return { subject, problems: problems.map(withSuggestion) }
}

const keyLimit = 100

/** Entries of one list mostly have the same keys: each is looked at where it comes first. */
const createKeyFilter = () => {
  const keysOfLists = new Map<string, Set<string>>()
  return (seen: SeenObject): readonly SeenObject[] => {
    const { read, place } = seen
    const list = place.pointer.slice(0, place.pointer.lastIndexOf('/'))
    const known = keysOfLists.get(list) ?? new Set<string>()
    keysOfLists.set(list, known)
    const added = Object.keys(read).filter((key) => !known.has(key))
    if (added.length === 0 || known.size > keyLimit) return []
    for (const key of added) known.add(key)
    return [{ ...seen, raw: Object.fromEntries(added.map((key) => [key, read[key]])) }]
  }
}
