'use client'

import { useEffect } from 'react'
import type { Problem } from '../../core/schema/problems.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { FormStore } from '../../store/createFormStore.ts'
import type { FormProps } from './formProps.ts'

/** How the patterns of a form are matched, and which of them could not be. */
export interface FormPatterns {
  readonly match: MatchPattern
  /** The same set until there is one more. */
  readonly unenforced: () => ReadonlySet<string>
}

/**
 * Tells the host what is wrong with each schema that takes effect, with answers of `/content`, with how the form is embedded, and of patterns
 * that turn out not to be enforced. What can say so is loaded where the host asks for it. Decisions §6 to §9.
 */
export function useProblems(
  store: FormStore,
  latest: { readonly current: FormProps },
  { unenforced }: FormPatterns,
  hostProblems: readonly Problem[],
): void {
  useEffect(() => {
    let known = unenforced()
    let isOver = false
    const tell = async () => {
      known = unenforced()
      if (latest.current.onProblems === undefined) return
      const { lintForm } = await import('../../core/lint/lintForm.ts')
      if (isOver) return
      const { source, problems, contentProblems, plan } = store.state
      const loaders = latest.current.contentLoaders ?? {}
      const ofSchema = lintForm({ source, schema: plan.schema, loaders, unenforced: known })
      latest.current.onProblems?.([...hostProblems, ...ofSchema, ...problems, ...contentProblems])
    }
    // Where the code cannot be loaded, the rejection is nobody's but the page's, which reports it.
    if (store.state.schema.phase === 'ready') void tell()
    else if (hostProblems.length > 0) latest.current.onProblems?.(hostProblems)
    const unsubscribe = [
      store.form.subscribe((now, before) => {
        if (now.source !== before.source || now.problems !== before.problems || now.contentProblems !== before.contentProblems) void tell()
      }),
      store.subscribe(() => {
        if (unenforced() !== known) void tell()
      }),
    ]
    return () => {
      isOver = true
      for (const stop of unsubscribe) stop()
    }
  }, [store, latest, unenforced, hostProblems])
}
