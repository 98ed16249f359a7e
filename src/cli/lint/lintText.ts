import { checks } from '../../core/lint/checks.ts'
import type { Problem, ProblemArgs, ProblemCode } from '../../core/schema/problems.ts'
import { lintSchema } from '../../patterns/lintSchema.ts'
import { codeRowOf } from './codeTable.ts'
import type { FileReport, Finding } from './finding.ts'
import { isFixable } from './fix/draft.ts'
import { readWriting } from './fix/writing.ts'
import { findSchema } from './source/findSchema.ts'
import { type Aim, findSpan, type ParsedSource, type SourceFault } from './source/sourceNode.ts'
import { createLineIndex, type LineIndex } from './source/lineIndex.ts'
import { maskSource } from './source/maskSource.ts'
import { parseSource } from './source/parseSource.ts'

/**
 * Lints the text of one file: JSON, or YAML by its name. A recorded answer is linted for the schema it wraps, with pointers from the root of the file. Findings are
 * in the order of the text.
 */
export const lintText = (name: string, text: string, isReported: (code: string) => boolean = () => true): FileReport => {
  const source = parseSource(name, text)
  const lines = createLineIndex(text)
  const found = [...source.faults.map(findingOfFault), ...lintSource(name, text, lines, source)]
  const findings = found.filter(({ code }) => isReported(code)).sort((a, b) => a.span.start - b.span.start)
  const shown = maskSource(text, source)
  return { name, text: shown, lines: shown === text ? lines : createLineIndex(shown), findings }
}

const lintSource = (name: string, text: string, lines: LineIndex, { json, root, faults }: ParsedSource): Finding[] => {
  if (root === undefined) return []
  const { pointer: start, schema } = findSchema(json)
  const writing = readWriting(name, text, root, lines)
  return lintSchema(schema).map((problem) => {
    const { code, level, args } = problem
    const pointer = start + problem.pointer
    const canFix = faults.length === 0 && isFixable(problem, { writing, json, root, pointer })
    return { code, level, ...sentenceOf(code, args), pointer, span: findSpan(root, pointer, aimOf(code)), isFixable: canFix }
  })
}

const findingOfFault = ({ code, message, hint, start, end }: SourceFault): Finding => ({
  code,
  level: codeRowOf(code)?.level ?? 'error',
  message: startSentence(message),
  hint,
  pointer: '',
  span: { start, end },
  isFixable: false,
})

/** The sentence without the pointer that `formatProblem` puts in front of it: the excerpt shows the place. */
const sentenceOf = <Code extends ProblemCode>(code: Code, args: Problem['args']): Pick<Finding, 'message' | 'hint'> => {
  // `as`: a problem's args are those of its code, which TypeScript does not follow through the table.
  const { message, hint } = checks[code].say(args as ProblemArgs[Code])
  return { message: startSentence(message), hint }
}

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Codes that say of a key that it is wrong where it stands. */
const aboutKeys: readonly string[] = [
  'key/unknown',
  'key/near-miss',
  'key/alias',
  'key/extension',
  'field/unfit-key',
  'choices/unused',
  'content/unused',
  'rules/rules-in-effect',
  'rules/needless-value',
  'validation/unfit-rule',
  'validation/message-without-rule',
  'widget/language-without-editor',
  'widget/unused-placeholder',
]

const aimOf = (code: string): Aim => (aboutKeys.includes(code) ? 'key' : 'value')
