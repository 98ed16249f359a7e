import { useEffect } from 'react'
import { reportMissingLoaders } from '../core/plan/reportMissingLoaders.ts'
import { reportUnenforced } from '../core/plan/reportUnenforced.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { FormStore } from '../store/createFormStore.ts'
import type { FormProps } from './formProps.ts'

/** How the patterns of a form are matched, and which of them could not be. */
export interface FormPatterns {
  readonly match: MatchPattern
  /** The same set until there is one more. */
  readonly unenforced: () => ReadonlySet<string>
}

/**
 * Tells the host what is wrong with each schema that takes effect, with answers of `/content`, and of patterns that turn out not to be
 * enforced. Decisions §6 to §8.
 */
export function useProblems(store: FormStore, latest: { readonly current: FormProps }, { unenforced }: FormPatterns): void {
  useEffect(() => {
    let known = unenforced()
    const tell = () => {
      known = unenforced()
      const { problems, contentProblems, plan } = store.state
      const missing = reportMissingLoaders(plan, latest.current.contentLoaders ?? {})
      latest.current.onProblems?.([...problems, ...missing, ...contentProblems, ...reportUnenforced(plan, known)])
    }
    if (store.state.schema.phase === 'ready') tell()
    const unsubscribe = [
      store.form.subscribe((now, before) => {
        if (now.problems !== before.problems || now.contentProblems !== before.contentProblems) tell()
      }),
      store.subscribe(() => {
        if (unenforced() !== known) tell()
      }),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
    }
  }, [store, latest, unenforced])
}
