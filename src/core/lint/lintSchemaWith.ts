import type { Problem } from '../schema/problems.ts'
import type { PatternReader } from './patternReader.ts'
import { settleProblems } from './settleProblems.ts'
import { openSubject, type Subject } from './subject.ts'
import { runCheck } from './check.ts'
import { checksOfSchemas } from './checks.ts'

const ofObjects = checksOfSchemas.filter((check) => check.ofObjects === true)
const ofWhole = checksOfSchemas.filter((check) => check.ofObjects !== true && check.isAdvice !== true)
const advice = checksOfSchemas.filter((check) => check.isAdvice === true)

/** Problems of single objects of a schema. */
export const checkObjects = (subject: Subject): readonly Problem[] => ofObjects.flatMap((check) => runCheck(check, subject))

/** Problems of a schema as a whole, which concern relations between its objects. */
export const checkWhole = (subject: Subject): readonly Problem[] => ofWhole.flatMap((check) => runCheck(check, subject))

/** Problems of what works as written, but hardly as intended. */
const checkMeaning = (subject: Subject): readonly Problem[] => advice.flatMap((check) => runCheck(check, subject))

/** All problems of a schema. `lintSchema` of the package is this function with the pattern reader of `src/patterns`. */
export const lintSchemaWith = (patterns: PatternReader, json: unknown): readonly Problem[] => {
  const { subject, problems } = openSubject(json, { patterns })
  return settleProblems([...problems, ...checkObjects(subject), ...checkWhole(subject), ...checkMeaning(subject)], subject)
}

/** Deviations from the specification and broken references, which a form reports to its host; and the schema as checks see it. */
export const judgeSchema = (json: unknown): { problems: readonly Problem[]; subject: Subject } => {
  const { subject, problems } = openSubject(json)
  return { problems: settleProblems([...problems, ...checkObjects(subject), ...checkWhole(subject)], subject), subject }
}
