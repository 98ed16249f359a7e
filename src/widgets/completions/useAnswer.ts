'use client'

import { useEffect, useState } from 'react'
import type { CompletionsProps } from '../../react/expressions/completions.ts'
import type { TemplateCompletion } from '../../react/expressions/templates.ts'
import type { ReferenceSearch } from './referenceSearch.ts'

/** The host's answers so far. */
export interface Answer {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Those of the last answer, even while the next one is loading. */
  readonly completions: readonly TemplateCompletion[]
  /** The query of that answer. */
  readonly to: string | undefined
}

/** Milliseconds after which an answer counts as missing; a later one is still used. */
const patience = 10_000

const nothing: Answer = { status: 'loading', completions: [], to: undefined }

/** Requests the references of a search for each query. Only the answer to the latest query counts. Another `attempt` requests again. */
export function useAnswer({ field, query, element }: ReferenceSearch, clock: CompletionsProps['clock'], attempt: number): Answer {
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    let isNewest = true
    const set = (next: (last: Answer) => Answer) => {
      if (isNewest) setAnswer(next)
    }
    const settle = (completions: readonly TemplateCompletion[]) => {
      clock.clearTimeout(timer)
      set(() => ({ status: 'ready', completions, to: query }))
    }
    const fail = () => {
      clock.clearTimeout(timer)
      set(() => ({ status: 'failed', completions: [], to: query }))
    }
    const timer = clock.setTimeout(fail, patience)
    const ask = () => {
      // Exceptions and rejections have been reported already.
      try {
        const asked = field.complete(query)
        if (Array.isArray(asked)) return settle(asked)
        set((last) => ({ ...last, status: 'loading' }))
        Promise.resolve(asked).then((found) => (Array.isArray(found) ? settle(found) : fail()), fail)
      } catch {
        fail()
      }
    }
    ask()
    return () => {
      isNewest = false
      clock.clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the field is read anew at each key, and asks the same
  }, [element, query, clock, attempt])
  return answer
}
