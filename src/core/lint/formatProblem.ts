import type { Problem, ProblemArgs, ProblemCode } from '../schema/problems.ts'
import { keySentences } from './keySentences.ts'
import { ruleSentences } from './ruleSentences.ts'
import { fieldSentences } from './fieldSentences.ts'
import { optionSentences } from './optionSentences.ts'
import type { Sentence, Sentences } from './sentences.ts'

const sentences: Sentences<ProblemCode> = { ...keySentences, ...fieldSentences, ...optionSentences, ...ruleSentences }

/**
 * A problem in words: `message` says what is wrong and where, `hint` how to mend it. Plain text, English. Decisions, principle 1.
 *
 *     formatProblem({ code: 'key/near-miss', level: 'warning', pointer: '/fields/0/validaton', args: { key: 'validaton', right: 'validation', ofField: false } })
 *     // { message: 'At /fields/0/validaton: "validaton" is not a known key and is ignored.', hint: 'Write it as "validation".' }
 */
export const formatProblem = (problem: Problem): Sentence => {
  const { message, hint } = sentenceOf(problem.code, problem.args)
  return { message: `${problem.pointer === '' ? 'At the root' : `At ${problem.pointer}`}: ${message}`, hint }
}

// `as`: a problem's args are those of its code, which TypeScript does not follow through the table.
const sentenceOf = <Code extends ProblemCode>(code: Code, args: Problem['args']): Sentence => sentences[code](args as ProblemArgs[Code])
