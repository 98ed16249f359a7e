import type { RefObject } from 'react'
import { isDevelopment } from '../../client/logInDevelopment.ts'
import type { UncheckedReason } from '../../core/schema/compilePattern.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { FormEnvironment } from '../../store/formEnvironment.ts'
import type { FormView } from '../../store/formView.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { CodeEditorSource } from '../field/codeEditorSource.ts'
import type { CallbackReports } from './callbackReports.ts'
import type { FormProps } from './formProps.ts'
import type { HostFailures } from './reportProblems.ts'
import { tagOf } from '../locale.ts'
import { isKnownLocale } from './isKnownLocale.ts'
import { isTheme } from './theme.ts'

/** The sources of problems on the host's page. */
export interface ProblemSources {
  /** How the patterns of a form are matched, and which of them could not be; the same map until there is one more. `renew`: a submit begins. */
  readonly patterns: {
    readonly match: MatchPattern
    readonly unchecked: () => ReadonlyMap<string, UncheckedReason>
    readonly renew: () => void
  }
  readonly codeEditor: Pick<CodeEditorSource, 'failures' | 'subscribe'>
  readonly root: RefObject<HTMLElement | null>
  readonly reports: CallbackReports
}

/** The props of a form with the client that follows from them. */
export type WatchedProps = FormProps & Pick<FormEnvironment, 'client'>

/** Finds problems and puts them in words: far more code than is needed to notice that there may be some. */
const loadReporting = () => import('./reportProblems.ts')

const hasFailed = ({ hasNoStylesheet, hasTakenIds, hasNoSource, unchecked, editorFailures, callbackFailures }: HostFailures) =>
  hasNoStylesheet || hasTakenIds || hasNoSource || unchecked.size + editorFailures.length + callbackFailures.length > 0
const isKnown = (theme: unknown, { locale, schema }: FormProps) =>
  typeof (schema ?? {}) === 'object' && isTheme(theme) && isKnownLocale(tagOf(locale))

/** Reports problems whenever they may have changed. Returns a function that stops watching. */
export function watchProblems(
  store: FormStore,
  latest: { readonly current: WatchedProps },
  { patterns, codeEditor, root, reports }: ProblemSources,
  theme: unknown,
): () => void {
  const page = { hasNoStylesheet: false, hasTakenIds: false }
  const read = () => ({
    ...page,
    hasNoSource: store.state.schema.phase !== 'ready' && latest.current.client === undefined,
    unchecked: patterns.unchecked(),
    editorFailures: codeEditor.failures(),
    callbackFailures: reports.failures(),
  })
  let known = read()
  let isOver = false
  const hasHostFailed = () => hasFailed(known) || !isKnown(theme, latest.current) || store.state.runtimeProblems.length > 0
  const report = async () => {
    known = read()
    // Which names of slots there are is known where problems are put in words.
    const isForDevelopers = isDevelopment() && (latest.current.slots || hasHostFailed())
    if (latest.current.onProblems === undefined && !isForDevelopers) return
    const { reportProblems } = await loadReporting()
    if (!isOver) reportProblems(store.state, read(), latest.current)
  }
  // If the code cannot be loaded, the page reports the unhandled rejection.
  if (store.state.schema.phase === 'ready' || hasHostFailed()) void report()
  const stopWatching = watchPage(root.current, Boolean(latest.current.slots?.field), (failure) => {
    page[failure] = true
    void report()
  })
  let told: Pick<FormView, 'source' | 'problems' | 'runtimeProblems'> = store.form.getState()
  const unsubscribe = [
    stopWatching,
    store.form.subscribe(() => {
      const { source, problems, runtimeProblems } = store.form.getState()
      if (source === told.source && problems === told.problems && runtimeProblems === told.runtimeProblems) return
      told = { source, problems, runtimeProblems }
      void report()
    }),
    store.subscribe(() => {
      if (patterns.unchecked() !== known.unchecked) void report()
    }),
    codeEditor.subscribe(() => {
      if (codeEditor.failures() !== known.editorFailures) void report()
    }),
    reports.subscribe(() => void report()),
  ]
  return () => {
    isOver = true
    for (const stop of unsubscribe) stop()
  }
}

/**
 * Calls `onFound` if another form in the same document or shadow tree has an id of this one, checked once the form has fields. Ids are unique
 * only within one copy of React, and within one root that is hydrated: a label would belong to the control of the other form. Returns a
 * function that stops watching.
 */
function watchIds(form: HTMLElement, onFound: () => void): () => void {
  const check = (): void => {
    if (form.querySelector('[data-field]') === null) return
    observer.disconnect()
    if (hasTakenId(form)) onFound()
  }
  const observer = new MutationObserver(check)
  observer.observe(form, { childList: true, subtree: true })
  check()
  return () => observer.disconnect()
}

function hasTakenId(form: HTMLElement): boolean {
  const own = new Set(Array.from(form.querySelectorAll('[id]'), ({ id }) => id))
  // `as`: a document, a shadow root, or the topmost of detached elements.
  const others = (form.getRootNode() as ParentNode).querySelectorAll('.mf [id]')
  return Array.from(others).some((other) => own.has(other.id) && !form.contains(other))
}

/** Checks the page around a form. Returns a function that stops watching. */
function watchPage(form: HTMLElement | null, isDrawnByHost: boolean, onFound: (failure: 'hasNoStylesheet' | 'hasTakenIds') => void) {
  const stops = [form ? watchIds(form, () => onFound('hasTakenIds')) : () => {}]
  let isOver = false
  const watchLook = async (element: HTMLElement) => {
    const { watchStylesheet } = await loadReporting()
    if (!isOver) stops.push(watchStylesheet(element, () => onFound('hasNoStylesheet')))
  }
  // Without layout, as in jsdom, styles cannot be checked; and a host that renders the fields itself styles them itself.
  if (form && !isDrawnByHost && typeof IntersectionObserver !== 'undefined') void watchLook(form)
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
