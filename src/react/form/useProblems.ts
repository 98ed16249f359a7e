'use client'

import { useEffect, type RefObject } from 'react'
import { isDevelopment } from '../../client/logInDevelopment.ts'
import type { UncheckedReason } from '../../core/schema/compilePattern.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { CodeEditorSource } from '../field/codeEditorSource.ts'
import type { CallbackReports } from './callbackReports.ts'
import type { FormProps } from './formProps.ts'

/** What may turn out not to work on the page of the host. */
export interface ProblemSources {
  /** How the patterns of a form are matched, and which of them could not be; the same map until there is one more. */
  readonly patterns: { readonly match: MatchPattern; readonly unchecked: () => ReadonlyMap<string, UncheckedReason> }
  readonly codeEditor: Pick<CodeEditorSource, 'failures' | 'subscribe'>
  readonly root: RefObject<HTMLElement | null>
  readonly reports: CallbackReports
}

/** What notices problems: nothing of it is loaded where nobody hears it. */
const loadWatching = () => import('./watchProblems.ts')

/**
 * Tells the host what is wrong with each schema that takes effect, with answers of `/content`, and with what it has set up itself: how the form
 * is embedded, patterns that could not be checked, a code editor that does not work, callbacks that fail. What can say so is loaded where the
 * host asks for it, and in a development build. Decisions §6 to §9.
 */
export function useProblems(
  store: FormStore,
  latest: { readonly current: FormProps },
  { patterns, codeEditor, root, reports }: ProblemSources,
): void {
  const { theme, onProblems } = latest.current
  const isHeard = onProblems !== undefined || isDevelopment()
  useEffect(() => {
    if (!isHeard) return undefined
    let isOver = false
    let stop = () => {}
    const watch = async () => {
      const { watchProblems } = await loadWatching()
      if (!isOver) stop = watchProblems(store, latest, { patterns, codeEditor, root, reports }, theme)
    }
    // Where the code cannot be loaded, the rejection is nobody's but the page's, which reports it.
    void watch()
    return () => {
      isOver = true
      stop()
    }
  }, [store, latest, patterns, codeEditor, root, theme, reports, isHeard])
}
