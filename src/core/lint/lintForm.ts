import type { UncheckedReason } from '../schema/compilePattern.ts'
import { type AnswerMerge, isPartialAnswer, mergeUncut } from '../schema/mergeSchema.ts'
import type { Schema } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import { findDefinitions } from './find/definitions.ts'
import { judgeSchema, checkObjects, checkWhole } from './lintSchemaWith.ts'
import { inDocumentOrder, settleProblems } from './settleProblems.ts'
import { openSubject, type Subject } from './subject.ts'
import { translatePointer } from './translatePointer.ts'

/** Where the schema of a form came from. */
export interface SchemaSource {
  /** As it was sent. */
  readonly sent: unknown
  /** It was an answer that has been merged. */
  readonly merge?: AnswerMerge
}

/** A form as it runs. */
export interface LintedForm {
  readonly source: SchemaSource
  /** The schema in force. */
  readonly schema: Schema
  /** By name, the content objects that the host loads. */
  readonly loaders: object
  /** Patterns that could not be run in this browser. */
  readonly unchecked: ReadonlyMap<string, UncheckedReason>
}

/** What is wrong with the schema of a form, and what the host has left out. Decisions §1, §6 and §8. */
export const lintForm = ({ source, schema, loaders, unchecked }: LintedForm): readonly Problem[] => {
  const { problems, subject } = judge(source, schema)
  return [...problems, ...findMissingLoaders(subject, loaders), ...findUncheckedPatterns(subject, unchecked)]
}

const judgements = new WeakMap<SchemaSource, ReturnType<typeof judgeSchema>>()

/** Cached by source: the form reports the same one again and again. */
const judge = (source: SchemaSource, schema: Schema): ReturnType<typeof judgeSchema> => {
  let judgement = judgements.get(source)
  if (!judgement) judgements.set(source, (judgement = source.merge ? judgeAnswer(source.merge, schema) : judgeSchema(source.sent)))
  return judgement
}

/** A problem for each content object that the host alone is to load and has no loader for: the module is asked. Decisions §6. */
const findMissingLoaders = ({ plan, pointerTo }: Subject, loaders: object): readonly Problem[] =>
  [...plan.nodes.values()].flatMap(({ optionSource }) =>
    (optionSource?.content?.content_objects ?? [])
      .filter(({ id }) => isForHost(optionSource?.content?.type ?? []) && !Object.hasOwn(loaders, id))
      .map((object) => ({ code: 'content/custom-without-loader', level: 'info', pointer: pointerTo(object), args: { name: object.id } })),
  )

/** Where the platform may load an object as well, nobody waits for the host. */
const isForHost = (types: readonly string[]): boolean => types.includes('custom') && !types.includes('managed')

/** A problem for each field whose pattern could not be run in this browser. Decisions §8. */
const findUncheckedPatterns = (subject: Subject, unchecked: ReadonlyMap<string, UncheckedReason>): readonly Problem[] =>
  findDefinitions(subject).flatMap(({ definition: { validation } }) => {
    const pattern = validation?.pattern
    const reason = typeof pattern === 'string' ? unchecked.get(pattern) : undefined
    if (!validation || pattern === undefined || reason === undefined) return []
    return [
      {
        code: 'validation/pattern-unchecked',
        level: 'error',
        pointer: subject.pointerTo(validation, 'pattern'),
        args: { pattern, ...reason },
      },
    ]
  })

/**
 * All that can be said of an answer of `/schema` and of the schema it was merged into. It is checked after the merge: a field that a partial answer names by
 * its id and a label lacks no type, and what was wrong with fields that stay is still wrong. Pointers lead into the answer where the fault is in it, else into the merged
 * schema. Specification 4.1, decisions §1 and §5.
 */
export const lintAnswer = (merge: AnswerMerge, merged: Schema): readonly Problem[] => judgeAnswer(merge, merged).problems

/** The same, and the merged schema as checks see it. */
const judgeAnswer = (merge: AnswerMerge, merged: Schema): { problems: readonly Problem[]; subject: Subject } => {
  const isPartial = isPartialAnswer(merge)
  const sent = openSubject(merge.answer, { partial: isPartial ? 'answer' : false })
  const inAnswer = settleProblems([...sent.problems, ...checkObjects(sent.subject)], sent.subject)
  const { subject, problems } = openSubject(merged)
  const isNew = isPartial ? notAmong(inAnswer, merge.answer, merged) : inFieldsBeside(sent.subject.schema, merged)
  const ofObjects = settleProblems([...problems, ...checkObjects(subject)], subject).filter(
    (problem) => isNew(problem) && !isOwnMark(problem),
  )
  const inMerged = [...ofObjects, ...checkWhole(subject), ...findLeftOut(merge, merged, inAnswer)]
  return { problems: [...inAnswer, ...inDocumentOrder(inMerged, merged)], subject }
}

/** Set where a limit has cut the schema; no module writes it. */
const isOwnMark = (problem: Problem): boolean => problem.code === 'key/unknown' && problem.args.key === 'left_out'

/** That there are too many fields, where the merge came to them: the merged schema is cut, and those beyond the limit are no longer there to be seen. */
const findLeftOut = (merge: AnswerMerge, merged: Schema, inAnswer: readonly Problem[]): readonly Problem[] => {
  const isTooMany = ({ code }: Problem): boolean => code === 'schema/too-many-fields'
  return merged['left_out'] === true && !inAnswer.some(isTooMany) ? openSubject(mergeUncut(merge)).problems.filter(isTooMany) : []
}

/** Faults of the merged schema that the answer does not have itself. */
const notAmong = (known: readonly Problem[], answer: unknown, merged: Schema) => {
  const said = new Set(known.map(({ code, pointer }) => `${code} ${translatePointer(pointer, answer, merged)}`))
  return ({ code, pointer }: Problem): boolean => !said.has(`${code} ${pointer}`)
}

/** Faults in fields that a whole answer does not name. */
const inFieldsBeside = (answer: Schema, merged: Schema) => {
  const named = new Set(answer.fields.map(({ id }) => id))
  return ({ pointer }: Problem): boolean => {
    const [, key, index] = pointer.split('/')
    const field = key === 'fields' ? merged.fields[Number(index)] : undefined
    return field !== undefined && !named.has(field.id)
  }
}
