import type { Problem, ProblemArgs, ProblemCode } from '../schema/problems.ts'
import type { Sentence } from './check.ts'
import { checks } from './checks.ts'
import { printable } from './words/quote.ts'

/**
 * A problem as text: `message` says what is wrong and where, `hint` how to fix it. Plain text, English. Decisions, principle 1.
 *
 * @example
 * formatProblem({ code: 'key/near-miss', level: 'warning', pointer: '/fields/0/validaton', args: { key: 'validaton', right: 'validation', ofField: false } })
 * // { message: 'At /fields/0/validaton: the key "validaton" is unknown here and ignored; "validation" was probably meant.', hint: 'Rename it to "validation".' }
 */
export const formatProblem = (problem: Problem): Sentence => {
  const { message, hint } = sentenceOf(problem)
  return { message: placeOf(problem) + message, hint }
}

/** Problems of the page, not of the schema, have no place in it. */
const placeOf = ({ code, pointer }: Problem): string => {
  if (code.startsWith('host/')) return ''
  const at = pointer === '' ? 'the root' : printable(pointer)
  return ofContentAnswer.test(pointer) ? `In the answer of /content, at ${at}: ` : `At ${at}: `
}

/** Pointers to records of content: no schema has a list with this name at its root. */
const ofContentAnswer = /^(?:\/data)?\/content_objects\/\d+(?:\/|$)/

/** The text of `formatProblem`, without the place. */
export const sentenceOf = ({ code, args }: Problem): Sentence => say(code, args)

// `as`: a problem's args are those of its code, which TypeScript cannot infer through the table.
const say = <Code extends ProblemCode>(code: Code, args: Problem['args']): Sentence => checks[code].say(args as ProblemArgs[Code])
