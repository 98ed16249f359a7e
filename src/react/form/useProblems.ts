'use client'

import { useEffect } from 'react'
import { isDevelopment } from '../../client/logInDevelopment.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { FormProps } from './formProps.ts'
import type { ProblemSources } from './watchProblems.ts'

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
