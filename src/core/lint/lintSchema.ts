import type { Problem } from '../schema/problems.ts'
import { inDocumentOrder } from './inDocumentOrder.ts'
import { checkMeaning, checkObjects, checkWhole } from './runChecks.ts'
import { openSubject, type Subject } from './subject.ts'

/**
 * All that can be said of a schema as a module sent it: what deviates from the specification, and what cannot be meant. Pointers lead into `json`, and problems come in
 * the order in which they stand there. Never throws and never changes `json`; `[]` for a good schema.
 *
 * @example lintSchema({ fields: [] }) // [{ code: 'schema/no-metadata', level: 'warning', pointer: '', args: {} }]
 */
export const lintSchema = (json: unknown): readonly Problem[] => {
  const { subject, problems } = judgeSchema(json)
  return inDocumentOrder([...problems, ...checkMeaning(subject)], json)
}

/** What deviates from the specification and what leads nowhere, which is what a form tells its host; and the schema as checks see it. */
export const judgeSchema = (json: unknown): { problems: readonly Problem[]; subject: Subject } => {
  const { subject, problems } = openSubject(json)
  return { problems: inDocumentOrder([...problems, ...checkObjects(subject), ...checkWhole(subject)], json), subject }
}
