import type { Problem } from '../schema/problems.ts'
import type { PatternReader } from './patternReader.ts'
import { checkMeaning, checkObjects, checkWhole } from './runChecks.ts'
import { settleProblems } from './settleProblems.ts'
import { openSubject, type Subject } from './subject.ts'

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
