import { compilePlan } from '../plan/compilePlan.ts'
import { indexFields, type FieldIndex } from '../plan/fieldIndex.ts'
import { type KnownFields, type Resolution, resolveId } from '../plan/resolveId.ts'
import { findKnownFields, placeRules, type PlacedRule } from '../plan/placeRules.ts'
import type { Plan } from '../plan/plan.ts'
import { escapePointer, isEqual, isJsonObject, type JsonObject, ownValue } from '../schema/json.ts'
import type { Schema } from '../schema/model.ts'
import { readSchema } from '../schema/parseSchema.ts'
import type { Place, SeenObject } from '../schema/parsing.ts'
import type { Problem } from '../schema/problems.ts'
import { type Template, getValue, segmentsOf } from '../values/path.ts'
import type { PatternReader } from './patternReader.ts'
import { withSuggestion } from './words/suggestName.ts'
import { findSecrets, maskSecrets } from '../secrets/maskJson.ts'
import { maskProblem } from '../secrets/maskProblem.ts'
import { createTextMask } from '../secrets/textMask.ts'
import { mask } from '../secrets/secretPaths.ts'

/** Masks defaults of password fields, and values they are compared with, in the problems of a schema. Decisions §8. */
const createRedaction = (json: unknown): ((problem: Problem) => Problem) => {
  const secrets = findSecrets([json])
  if (secrets.ids.size === 0) return (problem) => problem
  const maskText = createTextMask(secrets.texts)
  const masked = maskSecrets(json, secrets)
  const isSecretAt = (pointer: string): boolean => {
    const path = segmentsOf(pointer)
    return !isEqual(getValue(json, path), getValue(masked, path))
  }
  return (problem) => {
    // Includes values that are not text or too short to be masked wherever they occur.
    const isValue = 'value' in problem.args && isSecretAt(problem.pointer)
    // `as`: a problem that names a value accepts any.
    return maskProblem(isValue ? ({ ...problem, args: { ...problem.args, value: mask } } as Problem) : problem, maskText)
  }
}

/** A schema as checks see it: raw, parsed and compiled. */
export interface Subject {
  /** What was sent, as plain JSON. */
  readonly document: unknown
  readonly schema: Schema
  readonly plan: Plan
  readonly index: FieldIndex
  /** The fields that ids can refer to. */
  readonly known: KnownFields
  readonly rules: readonly PlacedRule[]
  /** The meaning of an id in a scope. */
  readonly resolve: (id: string, scope: Template) => Resolution | undefined
  /** Each object that was read. For choices, only the keys that no earlier choice in their list has. */
  readonly objects: readonly SeenObject[]
  /**
   * JSON Pointer, into what was sent, to a part of the schema or to what is below it at these keys. If it was not sent like that, to what
   * contains it.
   */
  readonly pointerTo: (part: object, ...keys: readonly (string | number)[]) => string
  readonly isSent: (part: object) => boolean
  /** Whether a key of a part has the value that was sent: some keys get a default where that one is unusable. */
  readonly isTaken: (part: object, key: string) => boolean
  /** `undefined` if the caller of the linter provided no engine: patterns are then neither run nor analysed. */
  readonly patterns: PatternReader | undefined
  /** Masks passwords in a problem. */
  readonly redact: (problem: Problem) => Problem
}

interface SubjectOptions {
  readonly partial?: Place['partial']
  readonly patterns?: PatternReader | undefined
}

/** Opens a schema for checks; `problems` are those of parsing. */
export const openSubject = (
  json: unknown,
  { partial = false, patterns }: SubjectOptions = {},
): { subject: Subject; problems: readonly Problem[] } => {
  const objects: SeenObject[] = []
  const parts = new Map<object, SeenObject>()
  const firstRead = new Map<object, JsonObject>()
  let document: unknown
  const withNewKeys = createKeyFilter()
  const { schema, problems } = readSchema(json, partial, (seen) => {
    parts.set(seen.read, seen)
    firstRead.set(seen.read, { ...seen.read })
    if (seen.table.kind === 'root') document = seen.sent
    objects.push(...(seen.table.kind === 'choice' ? withNewKeys(seen) : [seen]))
  })
  const index = indexFields(schema)
  const rules = placeRules(index, schema)
  const known = findKnownFields(index, rules)
  const subject: Subject = {
    document,
    schema,
    plan: compilePlan(schema),
    index,
    known,
    resolve: createResolver(index, known),
    rules,
    objects,
    pointerTo: (part, ...keys) => {
      const seen = parts.get(part)
      return seen === undefined ? followKeys('', document, keys) : followKeys(seen.place.pointer, seen.sent, keys)
    },
    isSent: (part) => parts.has(part),
    isTaken: (part, key) => {
      const value = ownValue(firstRead.get(part) ?? {}, key)
      // An object is read further in place of the one that was sent.
      return value !== undefined && (isJsonObject(value) || value === Reflect.get(part, key))
    },
    patterns,
    redact: createRedaction(json),
  }
  return { subject, problems: problems.map((problem) => subject.redact(withSuggestion(problem, document))) }
}

/** Caches the meaning of ids: several checks resolve the same ones. */
const createResolver = (index: FieldIndex, known: KnownFields): Subject['resolve'] => {
  const byScope = new Map<Template, Map<string, Resolution | undefined>>()
  return (id, scope) => {
    let byId = byScope.get(scope)
    if (!byId) byScope.set(scope, (byId = new Map()))
    if (!byId.has(id)) byId.set(id, resolveId(index, known, id, scope))
    return byId.get(id)
  }
}

/** Other places where a key of a definition may have been sent. Decisions §1, aliases. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  fields: ['properties'],
  default: ['ui_options', 'default'],
  choices: ['ui_options', 'options'],
}

/** The pointer to what was sent at these keys, as far as they were sent. */
const followKeys = (pointer: string, sent: unknown, keys: readonly (string | number)[]): string => {
  let [here, at] = [sent, pointer]
  for (const key of keys) {
    const names = hasKey(here, key) ? [key] : (aliases[key] ?? [])
    const next = names.reduce<unknown>((inside, name) => (hasKey(inside, name) ? Reflect.get(inside, name) : undefined), here)
    if (next === undefined) break
    here = next
    at = [at, ...names.map(escapePointer)].join('/')
  }
  return at
}

const hasKey = (value: unknown, key: string | number): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

const keyLimit = 100

/** Entries of a list mostly have the same keys: each key is checked at its first occurrence only. */
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
