import { mergeFields, type KeyMerge, mergeObject, plainly, replaceWhole } from './mergeDefinition.ts'
import type { Choices, Content, Definition, Field, Schema } from './model.ts'
import { shareEqual } from './json.ts'
import { fieldLimit } from './parseField.ts'
import { readSchema } from './parseSchema.ts'
import { mergeWritten, shareWritten } from './writeSchema.ts'

/** How an answer of `/schema` becomes the schema. Decisions §5. */
export type MergeMode = 'merge' | 'accumulate' | 'replace'

/** The inputs of `mergeSchema`. */
export interface SchemaMerge {
  /** The schema now, without effects of rules. */
  readonly current: Schema
  readonly answer: Schema
  /** The schema the form started with: the inline one, or the first that was loaded. */
  readonly start: Schema
  /**
   * The fields whose change triggered the request, each as ids from the outside in, without row indexes: `[['contacts', 'email']]`.
   * `undefined` or empty: a first or manual load.
   */
  readonly trigger: readonly (readonly string[])[] | undefined
  readonly mode: MergeMode
}

/**
 * Merges an answer of `/schema` by field id. With `merge`, an answer that contains a field that triggered it is the whole form: fields in
 * it are taken from it, other fields of the start schema stay, other fields of earlier answers are removed. Any other answer changes only
 * the fields it contains. `accumulate` treats every answer that way, `replace` takes the answer as the schema. All schemas are parsed ones;
 * unchanged parts keep their identity. Specification 4.1, decisions §5.
 */
export const mergeSchema = (given: SchemaMerge): Schema => {
  const merged = merges[given.mode](given)
  const shared = shareEqual(given.current, merged)
  shareWritten(shared, merged, given.answer)
  return shared
}

const merges: Readonly<Record<MergeMode, (given: SchemaMerge) => Schema>> = {
  merge: (given) => (isWholeAnswer(given) ? mergeWhole(given) : mergePartial(given)),
  accumulate: (given) => mergePartial(given),
  replace: ({ answer }) => answer,
}

/** Whether the answer is a whole form: it contains a field that triggered it, or is that of a first or manual load. */
const isWholeAnswer = ({ answer, trigger }: Pick<SchemaMerge, 'answer' | 'trigger'>): boolean =>
  trigger === undefined || trigger.length === 0 || trigger.some((path) => namesField(answer.fields, path))

const namesField = (fields: readonly Field[], [id, ...rest]: readonly string[]): boolean => {
  const field = fields.find((candidate) => candidate.id === id)
  if (field === undefined || rest.length === 0) return field !== undefined
  return namesField(field.fields ?? field.items?.fields ?? [], rest)
}

const mergeWhole = ({ current, answer, start }: SchemaMerge): Schema => {
  const staying = new Set([...answer.fields, ...start.fields].map((field) => field.id))
  const fields = mergeFields(
    current.fields.filter((field) => staying.has(field.id)),
    answer.fields,
    (_before, field) => field,
  )
  return { ...mergeRoot(start, answer), fields }
}

const mergePartial = ({ current, answer }: SchemaMerge): Schema => {
  const fields = mergeFields(current.fields, answer.fields, (before, field) => {
    const merged = { ...mergeNamed(before ?? {}, field), id: field.id }
    mergeWritten(merged, before ?? {}, field)
    return merged
  })
  return { ...mergeRoot(current, answer), fields }
}

/**
 * In a field that an answer contains, lists are replaced as a whole, and so are defaults. Choices and content without values are removed,
 * as in a schema sent in one piece.
 */
const mergeNamed = (base: Definition, patch: Definition): Definition => {
  // `as`: an answer may contain only the changed keys.
  const { choices, content, ...rest } = mergeObject(base, patch, byKey) as Definition & Parts
  return {
    ...rest,
    ...(choices?.values ? { choices: { ...choices, values: choices.values } } : {}),
    ...(content?.content_objects
      ? { content: { ...content, type: content.type?.length ? content.type : ['managed'], content_objects: content.content_objects } }
      : {}),
  }
}

interface Parts {
  readonly choices?: Partial<Choices>
  readonly content?: Partial<Content>
}

// `as`: the `items` of parsed definitions are definitions.
const mergeItems: KeyMerge = (base, patch) => mergeNamed((base ?? {}) as Definition, patch as Definition)
const byKey: ReadonlyMap<string, KeyMerge> = new Map([
  ['default', replaceWhole],
  ['items', mergeItems],
])

/** Merges the root without its fields. */
const mergeRoot = (base: Schema, answer: Schema): Schema => {
  // `as`: of two schemas, merged key by key.
  return mergeObject(base, answer, plainly) as Schema
}

export interface AnswerMerge extends Omit<SchemaMerge, 'answer'> {
  /** As the module sent it. */
  readonly answer: unknown
}

/** Whether an answer of `/schema` contains only changes for some fields. Decisions §5. */
export const isPartialAnswer = (given: AnswerMerge, { schema } = readSchema(given.answer)): boolean =>
  given.mode === 'accumulate' || (given.mode === 'merge' && !isWholeAnswer({ ...given, answer: schema }))

/**
 * Parses an answer of `/schema` and merges it, like `mergeSchema`: in a partial answer a field with just an id and a label needs no type.
 * `lintAnswer` reports its problems. Two schemas within the limit may exceed it together; the result is then cut like a schema that is
 * sent. Specification 4.1, decisions §5 and §12.
 */
export const mergeAnswer = (given: AnswerMerge): Schema => {
  const merged = mergeUncut(given)
  return countFields(merged) > fieldLimit ? shareEqual(given.current, readSchema(merged).schema) : merged
}

const countFields = ({ fields = [], items }: Pick<Definition, 'fields' | 'items'>): number =>
  fields.reduce((count, field) => count + 1 + countFields(field), items === undefined ? 0 : countFields(items))

/** Like `mergeAnswer`, without the limit. */
export const mergeUncut = (given: AnswerMerge): Schema => {
  const whole = readSchema(given.answer)
  const { schema } = isPartialAnswer(given, whole) ? readSchema(given.answer, 'answer') : whole
  return mergeSchema({ ...given, answer: schema })
}
