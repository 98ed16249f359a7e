'use client'

import { useEffect } from 'react'
import type { Problem } from '../../core/schema/problems.ts'
import type { UncheckedReason } from '../../core/schema/uncheckedReason.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { FormStore } from '../../store/createFormStore.ts'
import { sayOnce } from '../sayOnce.ts'
import type { FormProps } from './formProps.ts'

/** How the patterns of a form are matched, and which of them could not be. */
export interface FormPatterns {
  readonly match: MatchPattern
  /** The same map until there is one more. */
  readonly unchecked: () => ReadonlyMap<string, UncheckedReason>
}

/**
/**
 * Tells the host what is wrong with each schema that takes effect, with answers of `/content`, with how the form is embedded, and of patterns
 * that turn out not to be checked. What can say so is loaded where the host asks for it, and in a development build. Decisions §6 to §9.
 */
export function useProblems(
  store: FormStore,
  latest: { readonly current: FormProps },
  { unchecked }: FormPatterns,
  hostProblems: readonly Problem[],
): void {
  useEffect(() => {
    let known = unchecked()
    let isOver = false
    const tell = async () => {
      known = unchecked()
      saySetUp(known)
      if (latest.current.onProblems === undefined) return
      const { lintForm } = await import('../../core/lint/lintForm.ts')
      if (isOver) return
      const { source, problems, contentProblems, plan } = store.state
      const loaders = latest.current.contentLoaders ?? {}
      const ofSchema = lintForm({ source, schema: plan.schema, loaders, unchecked: known })
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
        if (unchecked() !== known) void tell()
      }),
    ]
    return () => {
      isOver = true
      for (const stop of unsubscribe) stop()
    }
  }, [store, latest, unchecked, hostProblems])
}

/** Patterns that are unchecked because of how the page is set up, and not for what they are. */
function saySetUp(unchecked: ReadonlyMap<string, UncheckedReason>): void {
  for (const [pattern, reason] of unchecked) {
    if (reason.kind === 'slow') continue
    void sayOnce(reason.cause, async () => {
      const { patternUnchecked } = await import('../../core/lint/checks/validation/patternUnchecked.ts')
      const { message, hint } = patternUnchecked.say({ pattern, ...reason })
      return `${message} ${hint}`
    })
  }
}
