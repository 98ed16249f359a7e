import type { Problem } from '../schema/problems.ts'
import type { PatternReader } from './patternReader.ts'
import { settleProblems } from './settleProblems.ts'
import { openSubject, type Subject } from './subject.ts'
import { runCheck } from './check.ts'
import { checksOfSchemas } from './checks.ts'

const ofObjects = checksOfSchemas.filter((check) => check.ofObjects === true)
const ofWhole = checksOfSchemas.filter((check) => check.ofObjects !== true && check.isAdvice !== true)
const advice = checksOfSchemas.filter((check) => check.isAdvice === true)

/** What is wrong with the objects of a schema by themselves. */
export const checkObjects = (subject: Subject): readonly Problem[] => ofObjects.flatMap((check) => runCheck(check, subject))

/** What is wrong with a schema as a whole: what lies between its objects. */
export const checkWhole = (subject: Subject): readonly Problem[] => ofWhole.flatMap((check) => runCheck(check, subject))

/** What works as it is written, but hardly as it is meant. */
const checkMeaning = (subject: Subject): readonly Problem[] => advice.flatMap((check) => runCheck(check, subject))

/** Everything that can be said of a schema. `lintSchema` of the package is this with the pattern reader of `src/patterns`. */
export const lintSchemaWith = (patterns: PatternReader, json: unknown): readonly Problem[] => {
  const { subject, problems } = openSubject(json, { patterns })
  return settleProblems([...problems, ...checkObjects(subject), ...checkWhole(subject), ...checkMeaning(subject)], subject)
}

/** What deviates from the specification and what leads nowhere, which is what a form tells its host; and the schema as checks see it. */
export const judgeSchema = (json: unknown): { problems: readonly Problem[]; subject: Subject } => {
  const { subject, problems } = openSubject(json)
  return { problems: settleProblems([...problems, ...checkObjects(subject), ...checkWhole(subject)], subject), subject }
}
