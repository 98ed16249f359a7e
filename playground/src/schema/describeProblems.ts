import type { Problem } from 'moduleform'
import { joinProblems, listProblems, type ShownProblem } from './listProblems.ts'
import type { ReadSource } from './readSource.ts'

interface TextInForm {
  /** What the form has found, if it shows the text. */
  readonly found: readonly Problem[]
  /** The schema of the form, which reloads may have changed since the text was read. */
  readonly inForce: unknown
  /** The form keeps an earlier schema, because the text is none. */
  readonly isKept: boolean
}

/** The syntax error of a text, and its problems as a schema, at their places. */
export function describeProblems(
  { schema, positions, fault }: ReadSource,
  { found, inForce, isKept }: TextInForm,
): readonly ShownProblem[] {
  const ofText = fault && { message: fault.message, hint: '', position: fault.position, source: fault.position }
  const ofSchema = schema === undefined ? [] : listProblems(joinProblems(schema, found), { answer: schema, positions, inForce })
  return [
    ...(ofText === undefined ? [] : [{ key: 'text', level: 'error' as const, pointer: '', fieldPath: [], ...ofText }]),
    ...(isKept ? ofSchema.map((problem) => ({ ...problem, message: problem.message.replace(emptyForm, '') })) : ofSchema),
  ]
}

/** What a schema without fields does to a form that takes it. */
const emptyForm = / The form is empty\.$/
