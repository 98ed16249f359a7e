import { isDevelopment, logInDevelopment } from '../../client/logInDevelopment.ts'
import { sentenceOf } from '../../core/lint/formatProblem.ts'
import { lintForm } from '../../core/lint/lintForm.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { UncheckedReason } from '../../core/schema/compilePattern.ts'
import { maskProblem } from '../../core/secrets/maskProblem.ts'
import { createTextMask } from '../../core/secrets/textMask.ts'
import { describeFailure } from '../../store/failure.ts'
import type { FormState } from '../../store/formState.ts'
import { heldSecrets } from '../../store/cells/secretTexts.ts'
import type { CodeEditorFailure } from '../widgetProps.ts'
import { tagOf } from '../locale.ts'
import { isKnownLocale } from './isKnownLocale.ts'
import type { CallbackFailure } from './callbackReports.ts'
import type { FormProps } from './formProps.ts'
import { isTheme, themes } from './theme.ts'
import type { SlotName, Slots } from '../slots/slotProps.ts'

/** What does not work on the page, apart from the schema. */
export interface HostFailures {
  readonly hasNoStylesheet: boolean
  /** Another form in the same document or shadow tree has ids of this one. */
  readonly hasTakenIds: boolean
  /** There is no schema, and no module to ask for one. */
  readonly hasNoSource: boolean
  readonly editorFailures: readonly CodeEditorFailure[]
  readonly callbackFailures: readonly CallbackFailure[]
  readonly unchecked: ReadonlyMap<string, UncheckedReason>
}

/**
 * Reports all problems of a form to the host, and in a development build those of the page to the console. Loaded if there is a host
 * callback or a development build.
 */
export function reportProblems(
  state: FormState,
  failures: HostFailures,
  { theme, locale, slots, widgets = {}, onProblems, contentLoaders = {} }: FormProps,
): void {
  const ofHost = [
    ...embeddingProblems(failures, theme, tagOf(locale)),
    ...unknownSlots(slots).map(slotProblem),
    ...failures.editorFailures.map(editorProblem),
  ]
  const { schema, source, problems, runtimeProblems, plan } = state
  const form = { source, schema: plan.schema, loaders: contentLoaders, unchecked: failures.unchecked }
  // Before there is a schema, it can have no problems.
  const ofSchema = schema.phase === 'ready' ? lintForm(form).filter((problem) => !isOwnWidget(problem, widgets)) : []
  const ofForm = [...ofSchema, ...problems, ...runtimeProblems]
  for (const problem of [...ofHost, ...setUpProblems(failures.unchecked), ...ofForm.filter(isMisuse)]) logForDeveloper(problem)
  for (const failure of failures.callbackFailures) logOnce(failure, () => [sentenceFor(callbackProblem(failure)), failure.cause])
  if (onProblems === undefined) return
  const all = [...ofHost, ...failures.callbackFailures.map(callbackProblem), ...ofForm]
  const maskText = createTextMask(heldSecrets(state))
  call(
    onProblems,
    all.map((problem) => maskProblem(problem, maskText)),
  )
}

/** Values or a schema could not be read, so that the form shows less than was meant: whoever develops the host is told in the console. */
const isMisuse = ({ code }: Problem): boolean =>
  code === 'host/unexpected-value' || code === 'host/unreadable-value' || code === 'schema/no-fields'

/** The schema names a widget that the specification does not define, and the host has it. */
const isOwnWidget = ({ code, args }: Problem, widgets: object): boolean =>
  code === 'field/unknown-widget' && typeof args.widget === 'string' && Object.hasOwn(widgets, args.widget)

/** An error of `onProblems` itself can only go to the console. */
function call(onProblems: NonNullable<FormProps['onProblems']>, problems: readonly Problem[]): void {
  const say = (cause: unknown) => logInDevelopment('[moduleform] `onProblems` failed. The form goes on.', cause)
  try {
    // It may be async, whatever its type says.
    const result: unknown = onProblems(problems)
    if (result instanceof Promise) result.catch(say)
  } catch (cause) {
    say(cause)
  }
}

function embeddingProblems(
  { hasNoStylesheet, hasTakenIds, hasNoSource }: HostFailures,
  theme: unknown,
  locale: string | undefined,
): readonly Problem[] {
  const found: Problem[] = []
  if (hasNoSource) found.push({ code: 'host/no-source', level: 'warning', pointer: '', args: {} })
  if (hasNoStylesheet) found.push({ code: 'host/no-stylesheet', level: 'error', pointer: '', args: {} })
  if (hasTakenIds) found.push({ code: 'host/duplicate-ids', level: 'error', pointer: '', args: {} })
  if (!isTheme(theme)) found.push({ code: 'host/unknown-theme', level: 'warning', pointer: '', args: { theme, themes } })
  if (!isKnownLocale(locale)) found.push({ code: 'host/unknown-locale', level: 'warning', pointer: '', args: { locale } })
  return found
}

/** A row for each slot; a missing one is a type error. */
const known: Readonly<Record<SlotName, true>> = {
  field: true,
  label: true,
  description: true,
  error: true,
  group: true,
  row: true,
  actions: true,
  summary: true,
  notices: true,
}

/** The slots of a form. */
const slotNames: readonly string[] = Object.keys(known)

/** The names in the host's map that are no slots. */
const unknownSlots = (slots: Slots | null | undefined): readonly string[] =>
  Object.keys(slots ?? {}).filter((name) => !slotNames.includes(name))

const slotProblem = (slot: string): Problem => ({
  code: 'host/unknown-slot',
  level: 'error',
  pointer: '',
  args: { slot, slots: slotNames },
})

const editorProblem = ({ cause, isUsable }: CodeEditorFailure): Problem => ({
  code: isUsable ? 'host/no-editor-worker' : 'host/no-code-editor',
  level: 'error',
  pointer: '',
  args: { cause },
})

function callbackProblem({ callback, cause, secrets }: CallbackFailure): Problem {
  const failure = describeFailure(cause)
  const reason = typeof failure === 'string' ? failure : failure.code === 'module' ? failure.error.message : String(cause)
  const masked = createTextMask(secrets)(reason)
  const [slots, slot] = callback.split('.')
  return slots === 'slots' && slot !== undefined
    ? { code: 'host/slot-failed', level: 'error', pointer: '', args: { slot, reason: masked } }
    : { code: 'host/callback-failed', level: 'error', pointer: '', args: { callback, reason: masked } }
}

/** One problem for each reason that lies with the page, and not with the pattern, why patterns are unchecked. */
function setUpProblems(unchecked: ReadonlyMap<string, UncheckedReason>): readonly Problem[] {
  const causes = new Map([...unchecked].filter(([, { kind }]) => kind !== 'slow').map((entry) => [entry[1].cause, entry]))
  return [...causes.values()].map(([pattern, reason]) => ({
    code: 'validation/pattern-unchecked',
    level: 'error',
    pointer: '',
    args: { pattern, ...reason },
  }))
}

/** What was logged: texts, and failures of unknown origin. */
const logged = new Set<unknown>()

/** Logs a problem in the console, each cause once per page. */
function logForDeveloper(problem: Problem): void {
  const fact = `${problem.code} ${'cause' in problem.args ? String(problem.args.cause) : JSON.stringify(problem.args)}`
  logOnce(fact, () => [sentenceFor(problem)], problem.level === 'error' ? 'error' : 'warn')
}

/** Logs a line in the console once, for developers of the host; a production build logs nothing. */
function logOnce(fact: unknown, write: () => readonly unknown[], level: 'error' | 'warn' = 'error'): void {
  if (!isDevelopment() || logged.has(fact)) return
  logged.add(fact)
  // oxlint-disable-next-line no-console -- the place to which whoever develops looks
  console[level](...write())
}

function sentenceFor(problem: Problem): string {
  const { message, hint } = sentenceOf(problem)
  return `[moduleform] ${message} ${hint}`
}

/** Documents and shadow roots in which forms have their look. */
const styled = new WeakSet<Node>()

/**
 * Calls `onMissing` if the stylesheet of a form is missing, checked once page and stylesheets are loaded: an observer runs after a layout,
 * so this causes none. The first styled form answers for all forms in its document. Returns a function that stops watching.
 */
export function watchStylesheet(form: HTMLElement, onMissing: () => void): () => void {
  if (styled.has(form.getRootNode())) return () => {}
  const observer = new IntersectionObserver((entries) => {
    // A hidden element has no box yet.
    if (!entries.some(({ boundingClientRect }) => boundingClientRect.width > 0)) return
    observer.disconnect()
    const hasLook = getComputedStyle(form).getPropertyValue('--mf-size') !== ''
    if (hasLook) styled.add(form.getRootNode())
    else onMissing()
  })
  const observe = () => observer.observe(form)
  if (document.readyState === 'complete') observe()
  else window.addEventListener('load', observe)
  return () => {
    window.removeEventListener('load', observe)
    observer.disconnect()
  }
}
