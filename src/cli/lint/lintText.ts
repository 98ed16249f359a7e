import { checks } from '../../core/lint/checks.ts'
import type { Problem, ProblemArgs, ProblemCode } from '../../core/schema/problems.ts'
import { codeRowOf } from './codeTable.ts'
import type { FileReport, Finding } from './finding.ts'
import { type Draft, linesOf, openDraft } from './fix/draft.ts'
import { changesOf, fixDraft } from './fix/fixText.ts'
import { type Aim, findSpan, type ParsedSource, type SourceFault } from './source/sourceNode.ts'
import { type Ignore, judgeIgnores, readIgnores, takes } from './ignores.ts'
import { contentAnswerMessage } from './source/findSchema.ts'
import { createLineIndex, type LineIndex } from './source/lineIndex.ts'
import { maskSource } from './source/maskSource.ts'

export interface LintedText extends FileReport {
  /** The text as `--fix` makes it. */
  readonly fixedText: string
  /** The findings that remain in it. */
  readonly reportFixed: () => FileReport
}

type IsReported = (code: string) => boolean

export interface LintTextOptions {
  /** Whether findings with this code are reported. */
  readonly isReported?: IsReported
  /** Names of the host's own widgets. */
  readonly widgets?: readonly string[]
}

/**
 * Lints the text of one file: JSON, or YAML by its name. In a recorded answer the wrapped schema is linted, with pointers from the root of
 * the file. Findings are in the order of the text; which of them `--fix` can fix is found by trying.
 */
export const lintText = (name: string, text: string, { isReported = () => true, widgets = [] }: LintTextOptions = {}): LintedText => {
  const draft = openDraft(name, text, widgets)
  const { draft: fixedDraft, fixed } = fixDraft(draft, isReported)
  const report = reportOn(draft, fixed, isReported)
  // Fixing a second time would change nothing.
  return {
    ...report,
    fixedText: fixedDraft.text,
    reportFixed: () => (fixedDraft === draft ? report : reportOn(fixedDraft, new Set(), isReported)),
  }
}

/** `fixed` are the problems that `--fix` would fix. */
const reportOn = (draft: Draft, fixed: ReadonlySet<Problem>, isReported: IsReported): FileReport => {
  const { name, text, source } = draft
  const lines = createLineIndex(text)
  const shown = maskSource(text, source)
  // An edit could reveal a masked text.
  const changes = fixed.size > 0 && shown === text ? changesOf(draft) : new Map<Problem, never>()
  const found = [
    ...source.faults.map((fault) => findingOfFault(fault, draft)),
    ...findingsOfKind(draft),
    ...draft.problems.map((problem) =>
      findingOf(
        problem,
        draft,
        fixed.has(problem) ? { isFixable: true, edits: changes.get(problem) ?? [] } : { isFixable: false, edits: [] },
      ),
    ),
  ]
  const ignores = readIgnores(text, source, lines)
  const used = new Set<Ignore>()
  const kept = ignores.length === 0 ? found : found.filter((finding) => !ignoredBy(finding, ignores, linesIn(finding, source, lines), used))
  const findings = [...kept, ...judgeIgnores(ignores, used, isReported)]
    .filter(({ code }) => isReported(code))
    .sort((a, b) => a.span.start - b.span.start)
  return { name, text: shown, lines: shown === text ? lines : createLineIndex(shown), findings }
}

const linesIn = ({ pointer, span }: Finding, source: ParsedSource, lines: LineIndex): readonly number[] => [
  lines.positionAt(span.start).line,
  ...(pointer === '' ? [] : linesOf(pointer, source, lines)),
]

/** Whether an ignore matches a finding; all that match are marked as used. */
const ignoredBy = ({ code, pointer }: Finding, ignores: readonly Ignore[], at: readonly number[], used: Set<Ignore>): boolean => {
  const taking = ignores.filter((ignore) => takes(ignore, code, pointer, at))
  for (const ignore of taking) used.add(ignore)
  return taking.length > 0
}

/** What to report about a file that is not a schema itself. */
const answers: Partial<Record<Draft['kind'], (start: string) => Pick<Finding, 'code' | 'message' | 'hint'>>> = {
  'schema-answer': (start) => ({
    code: 'source/schema-answer',
    message: `This is a recorded answer of /schema; its schema, at ${start}, was checked.`,
    hint: 'Nothing to do. To make a schema file of it keep that part alone.',
  }),
  'content-answer': () => ({
    code: 'source/content-answer',
    message: contentAnswerMessage,
    hint: 'Leave it out here; "moduleform check" judges the answers of a running module.',
  }),
}

const findingsOfKind = ({ kind, start, source }: Draft): readonly Finding[] => {
  const said = answers[kind]?.(start)
  const root = said && source.root
  if (said === undefined || root === undefined) return []
  return [{ ...said, level: 'info', pointer: start, span: findSpan(root, start, 'key'), isFixable: false, edits: [] }]
}

const findingOf = (
  { code, level, args, pointer: inSchema }: Problem,
  { source, start }: Draft,
  fixing: Pick<Finding, 'isFixable' | 'edits'>,
): Finding => {
  const pointer = start + inSchema
  const span = source.root === undefined ? { start: 0, end: 0 } : findSpan(source.root, pointer, aimOf(code))
  return { code, level, ...sentenceOf(code, args), pointer, span, ...fixing }
}

const findingOfFault = (fault: SourceFault, draft: Draft): Finding => ({
  code: fault.code,
  level: codeRowOf(fault.code)?.level ?? 'error',
  message: startSentence(fault.message),
  hint: draft.problems.length === 0 ? fault.hint : `${fault.hint} ${keptUntilThen(fault)}`,
  pointer: '',
  span: { start: fault.start, end: fault.end },
  isFixable: false,
  edits: [],
})

/** What `--fix` leaves alone because of a fault of the text. */
const keptUntilThen = ({ code }: SourceFault): string =>
  code === 'source/merge-key'
    ? 'Until then --fix changes neither this object nor those it refers to.'
    : 'Until then --fix changes nothing in this file.'

/** The sentence without the pointer that `formatProblem` adds in front: the excerpt shows the place. */
const sentenceOf = <Code extends ProblemCode>(code: Code, args: Problem['args']): Pick<Finding, 'message' | 'hint'> => {
  // `as`: a problem's args are those of its code, which TypeScript cannot infer through the table.
  const { message, hint } = checks[code].say(args as ProblemArgs[Code])
  return { message: startSentence(message), hint }
}

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Codes about a key, not about its value. */
const aboutKeys: readonly string[] = [
  'key/unknown',
  'key/near-miss',
  'key/alias',
  'key/extension',
  'default/unknown-id',
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

const aimOf = (code: string): Aim => (aboutKeys.includes(code) ? 'key' : code === 'field/duplicate-id' ? 'use' : 'value')
