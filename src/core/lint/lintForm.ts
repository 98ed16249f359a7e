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
  /** As the module sent it. */
  readonly sent: unknown
  /** Present if the schema is a merged answer. */
  readonly merge?: AnswerMerge
}

/** A running form. */
export interface LintedForm {
  readonly source: SchemaSource
  /** The current schema. */
  readonly schema: Schema
  /** The content objects that the host loads, by name. */
  readonly loaders: object
  /** Patterns that could not be run in this browser. */
  readonly unchecked: ReadonlyMap<string, UncheckedReason>
}

/** The problems of a form's schema, and what the host is missing. Decisions §1, §6 and §8. */
export const lintForm = ({ source, schema, loaders, unchecked }: LintedForm): readonly Problem[] => {
  const { problems, subject } = judge(source, schema)
  return [...problems, ...findMissingLoaders(subject, loaders), ...findUncheckedPatterns(subject, unchecked)]
}

const judgements = new WeakMap<SchemaSource, ReturnType<typeof judgeSchema>>()

/** Cached by source, because the form reports the same one repeatedly. */
const judge = (source: SchemaSource, schema: Schema): ReturnType<typeof judgeSchema> => {
  let judgement = judgements.get(source)
  if (!judgement) judgements.set(source, (judgement = source.merge ? judgeAnswer(source.merge, schema) : judgeSchema(source.sent)))
  return judgement
}

/** A problem for each content object that only the host may load but has no loader for: the module is asked instead. Decisions §6. */
const findMissingLoaders = ({ plan, pointerTo }: Subject, loaders: object): readonly Problem[] =>
  [...plan.nodes.values()].flatMap(({ optionSource }) =>
    (optionSource?.content?.content_objects ?? [])
      .filter(({ id }) => isForHost(optionSource?.content?.type ?? []) && !Object.hasOwn(loaders, id))
      .map((object) => ({ code: 'content/custom-without-loader', level: 'info', pointer: pointerTo(object), args: { name: object.id } })),
  )

/** If the platform may load an object as well, the host's loader is not required. */
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
 * All problems of an answer of `/schema` and of the schema it was merged into. The merged schema is checked, because a field that a partial
 * answer names only by its id and a label lacks no type, and faults in the fields that stay still count. Pointers lead into the answer if
 * the fault is in it, otherwise into the merged schema. Specification 4.1, decisions §1 and §5.
 */
export const lintAnswer = (merge: AnswerMerge, merged: Schema): readonly Problem[] => judgeAnswer(merge, merged).problems

/** The same, with the merged schema as checks see it. */
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

/** The key that is set when a limit cuts the schema; no module writes it. */
const isOwnMark = (problem: Problem): boolean => problem.code === 'key/unknown' && problem.args.key === 'left_out'

/** The problem of too many fields, if only the merge exceeds the limit: the merged schema is cut, so it cannot be found there. */
const findLeftOut = (merge: AnswerMerge, merged: Schema, inAnswer: readonly Problem[]): readonly Problem[] => {
  const isTooMany = ({ code }: Problem): boolean => code === 'schema/too-many-fields'
  return merged['left_out'] === true && !inAnswer.some(isTooMany) ? openSubject(mergeUncut(merge)).problems.filter(isTooMany) : []
}

/** Faults of the merged schema that are not faults of the answer. */
const notAmong = (known: readonly Problem[], answer: unknown, merged: Schema) => {
  const said = new Set(known.map(({ code, pointer }) => `${code} ${translatePointer(pointer, answer, merged)}`))
  return ({ code, pointer }: Problem): boolean => !said.has(`${code} ${pointer}`)
}

/** Faults in fields that a complete answer does not contain. */
const inFieldsBeside = (answer: Schema, merged: Schema) => {
  const named = new Set(answer.fields.map(({ id }) => id))
  return ({ pointer }: Problem): boolean => {
    const [, key, index] = pointer.split('/')
    const field = key === 'fields' ? merged.fields[Number(index)] : undefined
    return field !== undefined && !named.has(field.id)
  }
}
