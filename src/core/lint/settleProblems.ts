import { findNearMiss } from '../schema/findNearMiss.ts'
import { escapePointer, isAbsent, isJsonObject, isScalar, type JsonObject, kindOf, ownValue } from '../schema/json.ts'
import type { ObjectKind, SeenObject } from '../schema/parsing.ts'
import type { Problem, ProblemCode, ProblemLevel } from '../schema/problems.ts'
import { segmentsOf, unescapeSegment } from '../values/path.ts'
import { mergeKey } from './mergeKey.ts'
import { levelWithout } from './requiredKeys.ts'
import type { Subject } from './subject.ts'
import { nameForeign } from './words/foreignSchema.ts'
import { quoteAll } from './words/quote.ts'
import { wrongKeys } from './words/wrongKeys.ts'

/** An object without a required key. */
interface Lack {
  readonly kind: ObjectKind
  readonly keys: readonly string[]
}

const lackOf = (kind: ObjectKind, ...keys: readonly string[]): Lack => ({ kind, keys })

/**
 * What the object at the pointer lacks, for problems that report a missing key. Under `/if` and `/then` it is the object in that key of the
 * rule.
 */
const lacks: Readonly<Partial<Record<ProblemCode | `${ProblemCode} /${string}`, Lack>>> = {
  'schema/no-fields': lackOf('root', 'fields'),
  'schema/no-metadata': lackOf('root', 'metadata'),
  'schema/no-version': lackOf('metadata', 'workflows_module_schema_version'),
  'field/missing-id': lackOf('field', 'id'),
  'field/missing-type': lackOf('field', 'type'),
  'connection/no-allowed-list': lackOf('field', 'allowed_app_types', 'allowed_connection_management_types'),
  'array/no-items': lackOf('field', 'items'),
  'array/items-without-fields': lackOf('items', 'fields'),
  'object/heading': lackOf('field', 'fields', 'choices', 'content'),
  'choices/missing-label': lackOf('choice', 'label'),
  'choices/unreadable': lackOf('choice', 'value', 'label'),
  'choices/not-a-list': lackOf('choices', 'values'),
  'content/no-type': lackOf('content', 'type'),
  'content/no-objects': lackOf('content', 'content_objects'),
  'content/object-without-id': lackOf('contentObject', 'id'),
  'content/dependency-without-id': lackOf('dependency', 'id'),
  'layout/no-type': lackOf('layout', 'type'),
  'layout/too-few': lackOf('layout', 'elements'),
  'rules/no-condition': lackOf('rule', 'if'),
  'rules/no-condition /if': lackOf('condition', 'and', 'or'),
  'rules/no-effects': lackOf('rule', 'then'),
  'rules/no-effects /then': lackOf('then', 'fields'),
  'rules/unreadable-term': lackOf('comparison', 'id', 'operator'),
  'rules/wrong-value': lackOf('comparison', 'value'),
  'rules/effect-without-id': lackOf('effect', 'id'),
  'rules/missing-apply-as': lackOf('effect', 'apply_as'),
}

const levels: readonly ProblemLevel[] = ['info', 'warning', 'error']
const graver = (one: ProblemLevel, other: ProblemLevel): ProblemLevel => (levels.indexOf(one) > levels.indexOf(other) ? one : other)

/**
 * Problems in document order, one per cause: if a key is missing because it is misspelt, the misspelt key is reported, with the level of
 * the missing one; and a value that is present but unfit is pointed to directly. Of a JSON Schema or OpenAPI document, only that it is one.
 */
export const settleProblems = (
  problems: readonly Problem[],
  { document, redact, objects }: Pick<Subject, 'document' | 'redact' | 'objects'>,
): readonly Problem[] => {
  if (problems.length === 0) return problems
  const foreign = nameForeign(document)
  if (foreign !== undefined) {
    // Nothing else that is said of it as a schema of a module would help.
    return problems.flatMap((problem) => (problem.code === 'schema/no-fields' ? [{ ...problem, args: { got: foreign } }] : []))
  }
  const withLevel = createLevelling(objects)
  const settled = problems.flatMap((problem) => settleLack(withLevel(withValue(problem, document, redact)), document))
  return inDocumentOrder(withoutRepeats(settled), document)
}

/** Adds a value of a wrong type to the problem, if it is a scalar, and whether it stands in place of an object. */
const withValue = (problem: Problem, document: unknown, redact: Subject['redact']): Problem => {
  const isOfObject = unnamed.has(problem.code)
  if (!isOfObject && problem.code !== 'key/wrong-type' && problem.code !== 'rules/wrong-value') return problem
  const value = valueAt(document, problem.pointer)
  if (isOfObject ? isJsonObject(value) : !isScalar(value)) return problem
  // `as`: the args of all these codes may contain a value.
  return redact({
    ...problem,
    args: { ...problem.args, ...(isOfObject && { isOther: true }), ...(isScalar(value) && { value }) },
  } as Problem)
}

/** Makes an unreadable value of a required key as grave as a missing one: it is not enough to remove it. */
const createLevelling = (objects: Subject['objects']): ((problem: Problem) => Problem) => {
  let byPointer: ReadonlyMap<string, SeenObject> | undefined
  return (problem) => {
    if (problem.code !== 'key/wrong-type') return problem
    byPointer ??= new Map(objects.map((seen) => [seen.place.pointer, seen]))
    const owner = byPointer.get(problem.pointer.slice(0, problem.pointer.lastIndexOf('/')))
    const level = owner && levelWithout(owner, problem.args.key)
    return level ? { ...problem, level: graver(level, problem.level), args: { ...problem.args, isRequired: true } } : problem
  }
}

/** Problems of an object without an id, in place of which something else may stand. */
const unnamed: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'content/object-without-id',
  'content/dependency-without-id',
  'rules/effect-without-id',
])

const settleLack = (problem: Problem, document: unknown): readonly Problem[] => {
  const { code, pointer, level } = problem
  const end = pointer.slice(pointer.lastIndexOf('/'))
  const lack = lacks[`${code} ${end as `/${string}`}`] ?? lacks[code] // `as`: a pointer that is not empty has a slash, and '' names no row
  const owner = lack && valueAt(document, pointer)
  // An object as the value of a comparison lacks nothing: it should be no object.
  const isPresent = problem.code === 'rules/wrong-value' && problem.args.got !== 'nothing'
  if (!lack || !isJsonObject(owner) || isPresent) return [problem]
  const misspelt = misspeltIn(owner, lack)
  if (misspelt.length > 0)
    return misspelt.map(({ key, right }) => ({
      code: 'key/near-miss',
      level: graver(level, 'warning'),
      pointer: `${pointer}/${escapePointer(key)}`,
      args: { key, right, ofField: false },
    }))
  if (Object.hasOwn(owner, mergeKey)) return [{ code: 'key/unknown', level, pointer: `${pointer}/${mergeKey}`, args: { key: mergeKey } }]
  if (problem.code === 'rules/unreadable-term') return [nameLacking(problem, owner, lack)]
  const unfit = pointing.has(code) ? lack.keys.find((key) => ownValue(owner, key) !== undefined && !isReadable(owner, key)) : undefined
  return [unfit === undefined ? problem : { ...problem, pointer: `${pointer}/${unfit}` }]
}

/** Names which of its two keys a comparison lacks, or points to the one that is not a text. */
const nameLacking = (problem: Extract<Problem, { code: 'rules/unreadable-term' }>, owner: JsonObject, { keys }: Lack): Problem => {
  const lacking = keys.filter((key) => isAbsent(ownValue(owner, key)))
  const unfit = keys.find((key) => !lacking.includes(key) && typeof owner[key] !== 'string')
  if (unfit !== undefined) return { ...problem, pointer: `${problem.pointer}/${unfit}`, args: { got: kindOf(owner[unfit]) } }
  return { ...problem, args: { got: `an object without ${quoteAll(lacking)}` } }
}

/** Problems reported for the object although the value of its key is at fault. */
const pointing: ReadonlySet<ProblemCode> = new Set<ProblemCode>([...unnamed, 'field/missing-id', 'rules/no-effects'])

const isReadable = (owner: JsonObject, key: string): boolean => typeof owner[key] === 'string' && owner[key] !== ''

const misspeltIn = (owner: JsonObject, { kind, keys }: Lack): readonly { readonly key: string; readonly right: string }[] => {
  const lacking = keys.filter((key) => ownValue(owner, key) === undefined)
  const candidates = lacking.length === 0 ? [] : Object.keys(owner).filter((key) => !keys.includes(key))
  return candidates.slice(0, candidateLimit).flatMap((key) => {
    const right = findNearMiss(key, lacking, wrongKeys[kind])
    return right !== undefined && lacking.includes(right) ? [{ key, right }] : []
  })
}

/** Limits the search for misspelt keys; no object of a schema has more keys. */
const candidateLimit = 100

const valueAt = (document: unknown, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    document,
  )

/**
 * Reports each misspelt or unknown key once, with the highest level. A placeholder that is not shown needs no other place.
 */
const withoutRepeats = (problems: readonly Problem[]): readonly Problem[] => {
  const gravest = new Map<string, ProblemLevel>()
  const pointersOf = (wanted: ProblemCode) => new Set(problems.flatMap(({ code, pointer }) => (code === wanted ? [pointer] : [])))
  const [unused, aliases] = [pointersOf('widget/unused-placeholder'), pointersOf('key/alias')]
  for (const { code, pointer, level } of problems) {
    if (isAboutKey(code)) gravest.set(pointer, graver(level, gravest.get(pointer) ?? 'info'))
  }
  const said = new Set<string>()
  return problems.flatMap((problem) => {
    const { code, pointer } = problem
    if (unused.has(pointer) && (code === 'key/alias' || code === 'key/extension')) return []
    if (code === 'widget/unused-placeholder' && aliases.has(pointer)) return [{ ...problem, level: 'warning' }]
    if (!isAboutKey(code)) return [problem]
    const isRepeated = said.has(pointer)
    said.add(pointer)
    return isRepeated ? [] : [{ ...problem, level: gravest.get(pointer) ?? problem.level }]
  })
}

const isAboutKey = (code: ProblemCode): boolean => code === 'key/near-miss' || code === 'key/unknown'

/**
 * Problems in the order of the document they point into, plain JSON: an object before its contents, keys in their order. Problems of one
 * place keep their order.
 */
export const inDocumentOrder = (problems: readonly Problem[], document: unknown): readonly Problem[] => {
  const indexOf = createKeyIndex()
  return problems
    .map((problem) => ({ problem, places: placesOf(problem.pointer, document, indexOf) }))
    .sort((one, other) => comparePlaces(one.places, other.places))
    .map(({ problem }) => problem)
}

/** The position of each segment of a pointer among its siblings. */
const placesOf = (pointer: string, document: unknown, indexOf: KeyIndex): readonly number[] => {
  let here = document
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const key = unescapeSegment(segment)
      const owner = here
      here = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined
      return Array.isArray(owner) ? Number(key) : isJsonObject(owner) ? indexOf(owner, key) : -1
    })
}

type KeyIndex = (owner: JsonObject, key: string) => number

/** Positions of keys in their object, computed once per object: one may have thousands of unknown keys. */
const createKeyIndex = (): KeyIndex => {
  const known = new WeakMap<JsonObject, ReadonlyMap<string, number>>()
  return (owner, key) => {
    let indexes = known.get(owner)
    if (!indexes) known.set(owner, (indexes = new Map(Object.keys(owner).map((one, index) => [one, index]))))
    return indexes.get(key) ?? -1
  }
}

const comparePlaces = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((place, index) => place !== other[index])
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
