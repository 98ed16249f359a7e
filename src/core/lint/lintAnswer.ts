import { type AnswerMerge, isPartialAnswer, mergeUncut } from '../schema/mergeSchema.ts'
import type { Schema } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import { translatePointer } from './translatePointer.ts'
import { inDocumentOrder } from './inDocumentOrder.ts'
import { settleProblems } from './settleProblems.ts'
import { checkObjects, checkWhole } from './runChecks.ts'
import { openSubject, type Subject } from './subject.ts'

/**
 * All that can be said of an answer of `/schema` and of the schema it was merged into. What is wrong is judged after the merge: a field that a partial answer names by
 * its id and a label lacks no type, and what was wrong with fields that stay is still wrong. Pointers lead into the answer where the fault is in it, else into the merged
 * schema. Specification 4.1, decisions §1 and §5.
 */
export const lintAnswer = (merge: AnswerMerge, merged: Schema): readonly Problem[] => judgeAnswer(merge, merged).problems

/** The same, and the merged schema as checks see it. */
export const judgeAnswer = (merge: AnswerMerge, merged: Schema): { problems: readonly Problem[]; subject: Subject } => {
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

/** The mark of what a limit has cut, which no module has written. */
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
